import type { Blackout, TrainingPreferences } from './athlete.ts';
import {
  type Day,
  dayFromNumber,
  dayNumber,
  isDay,
  type Weekday,
  WEEKDAYS,
  weekdayIndex,
} from '../calendar/calendar.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';

/** Most ranges that are not over yet. */
export const MAX_BLACKOUTS = 40;
/** Most days of one range. */
export const MAX_BLACKOUT_DAYS = 60;
export const LONGEST_BLACKOUT_LABEL = 60;
const MAX_MINUTES = 1440;

/** A day takes at most so many times its ordinary part of a week that has fewer of them; the rest of the hours is left out [D]. */
const DAY_STRETCH = 4 / 3;

type Blocked = Pick<TrainingPreferences, 'blackoutDates'>;
type Available = Pick<TrainingPreferences, 'blackoutDates' | 'unavailableDays'>;
type Timed = Available & Pick<TrainingPreferences, 'maxMinutesByDay' | 'weeklyHoursAvailable'>;
type Capped = Pick<TrainingPreferences, 'blackoutDates' | 'maxMinutesByDay'>;

const isWhole = ({ mostMinutes }: Blackout) => mostMinutes === undefined || mostMinutes === null;
const covers = ({ from, to }: Blackout, day: Day) => from <= day && day <= to;

/** The range that leaves the day without training; null: none does. */
export function blackoutOn({ blackoutDates }: Blocked, day: Day): Blackout | null {
  if (blackoutDates === undefined || blackoutDates.length === 0) return null;
  return blackoutDates.find((range) => isWhole(range) && covers(range, day)) ?? null;
}

/** Days of ranges that leave no training, from `from` to the day before `today` and on from today as long as they have no gap, in order. */
export function blockedDays({ blackoutDates = [] }: Blocked, from: Day, today: Day): Day[] {
  const isBlocked = (number: number) => blackoutOn({ blackoutDates }, dayFromNumber(number)) !== null;
  const [first, now] = [dayNumber(from), dayNumber(today)];
  let end = now;
  while (isBlocked(end)) end += 1;
  const numbers = Array.from({ length: end - first }, (_, i) => first + i);
  return numbers.filter((number) => number >= now || isBlocked(number)).map((number) => dayFromNumber(number));
}

export type ShortTime = Blackout & { mostMinutes: number };

/** The range that leaves the least time on the day; null: none leaves little. */
export function shortTimeOn({ blackoutDates }: Blocked, day: Day): ShortTime | null {
  if (blackoutDates === undefined || blackoutDates.length === 0) return null;
  const short = blackoutDates.filter((range): range is ShortTime => !isWhole(range) && covers(range, day));
  return short.reduce<ShortTime | null>(
    (least, range) => (least !== null && least.mostMinutes <= range.mostMinutes ? least : range),
    null,
  );
}

/** Most minutes of training on the day, by its weekday and by its date; Infinity: as many as the week has. */
export function mostMinutesOn(preferences: Capped, day: Day, weekday: Weekday = WEEKDAYS[weekdayIndex(day)]!): number {
  const byWeekday = preferences.maxMinutesByDay?.[weekday] ?? Infinity;
  return Math.min(byWeekday, shortTimeOn(preferences, day)?.mostMinutes ?? Infinity);
}

/** The athlete does not train on this day, by its weekday or by its date. */
export function isUnavailable(
  preferences: Available,
  day: Day,
  weekday: Weekday = WEEKDAYS[weekdayIndex(day)]!,
): boolean {
  return preferences.unavailableDays.includes(weekday) || blackoutOn(preferences, day) !== null;
}

/** The week has a day that is blocked or short. `monday` is a day number. */
function isTouched({ blackoutDates }: Blocked, monday: number): boolean {
  if (blackoutDates === undefined || blackoutDates.length === 0) return false;
  const [first, last] = [dayFromNumber(monday), dayFromNumber(monday + 6)];
  return blackoutDates.some(({ from, to }) => from <= last && to >= first);
}

export function availableDaysIn(preferences: Available, monday: Day): number {
  const ordinary = 7 - new Set(preferences.unavailableDays).size;
  const number = dayNumber(monday);
  if (!isTouched(preferences, number)) return ordinary;
  return WEEKDAYS.filter((weekday, i) => !isUnavailable(preferences, dayFromNumber(number + i), weekday)).length;
}

/** Part of its hours that a week holds on the days that are left, 0 to 1; 1 for a week without a blocked day. */
export function roomOfWeek(preferences: Timed, monday: Day): number {
  const number = dayNumber(monday);
  if (!isTouched(preferences, number)) return 1;
  const ordinary = 7 - new Set(preferences.unavailableDays).size;
  const minutesOfDay = (60 * preferences.weeklyHoursAvailable) / ordinary;
  const parts = WEEKDAYS.map((weekday, i) => {
    const day = dayFromNumber(number + i);
    if (isUnavailable(preferences, day, weekday)) return 0;
    const short = shortTimeOn(preferences, day);
    if (short === null || short.mostMinutes >= minutesOfDay) return 1;
    return short.mostMinutes < MIN_WORKOUT ? 0 : short.mostMinutes / minutesOfDay;
  });
  const left = parts.reduce((sum, part) => sum + part, 0);
  return left === ordinary ? 1 : Math.min(1, (DAY_STRETCH * left) / ordinary);
}

interface BlackoutError {
  field: keyof Blackout;
  message: string;
}

/** What is wrong with a range, by its field; nothing: it can be kept. */
export function blackoutErrors({ from, to, label, mostMinutes }: Blackout): BlackoutError[] {
  const errors: BlackoutError[] = [];
  if (!isDay(from)) errors.push({ field: 'from', message: 'Give the first day.' });
  if (!isDay(to)) errors.push({ field: 'to', message: 'Give the last day.' });
  if (errors.length === 0 && to < from) errors.push({ field: 'to', message: 'The last day is before the first.' });
  else if (errors.length === 0 && dayNumber(to) - dayNumber(from) >= MAX_BLACKOUT_DAYS) {
    errors.push({ field: 'to', message: `A range takes at most ${MAX_BLACKOUT_DAYS} days.` });
  }
  const minutes = mostMinutes ?? MIN_WORKOUT;
  if (!Number.isInteger(minutes) || minutes < MIN_WORKOUT || minutes > MAX_MINUTES) {
    errors.push({
      field: 'mostMinutes',
      message: `Use ${MIN_WORKOUT} to ${MAX_MINUTES} minutes; leave it empty where there is no time at all.`,
    });
  }
  if ((label ?? '').length > LONGEST_BLACKOUT_LABEL)
    errors.push({ field: 'label', message: `Use at most ${LONGEST_BLACKOUT_LABEL} characters.` });
  return errors;
}
