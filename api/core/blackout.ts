import type { TrainingPreferences } from './athlete.ts';
import { type Day, dayFromNumber, dayNumber, isDay, type Weekday, WEEKDAYS, weekdayIndex } from './calendar.ts';
import { dayName } from './changes.ts';

/** Days in a row on which the athlete does not train, both ends included: a wedding, a holiday. */
export interface Blackout {
  from: Day;
  to: Day;
  /** What it is, in the athlete's words; null: not told. */
  label?: string | null;
}

/** Most ranges that are not over yet. */
export const MOST_BLACKOUTS = 40;
/** Most days of one range. */
export const MOST_BLACKOUT_DAYS = 60;
export const LONGEST_BLACKOUT_LABEL = 60;

/** A day takes at most so many times its ordinary part of a week that has fewer of them; the rest of the hours is left out [D]. */
const DAY_STRETCH = 4 / 3;

type Blocked = Pick<TrainingPreferences, 'blackoutDates'>;
type Available = Pick<TrainingPreferences, 'blackoutDates' | 'unavailableDays'>;

/** The range that blocks the day; null: none does. */
export function blackoutOn({ blackoutDates }: Blocked, day: Day): Blackout | null {
  if (blackoutDates === undefined || blackoutDates.length === 0) return null;
  return blackoutDates.find(({ from, to }) => from <= day && day <= to) ?? null;
}

/** The athlete does not train on this day, by its weekday or by its date. */
export function isUnavailable(preferences: Available, day: Day, weekday: Weekday = WEEKDAYS[weekdayIndex(day)]!): boolean {
  return preferences.unavailableDays.includes(weekday) || blackoutOn(preferences, day) !== null;
}

/** The week has a blocked day. `monday` is a day number. */
function isTouched({ blackoutDates }: Blocked, monday: number): boolean {
  if (blackoutDates === undefined || blackoutDates.length === 0) return false;
  const [first, last] = [dayFromNumber(monday), dayFromNumber(monday + 6)];
  return blackoutDates.some(({ from, to }) => from <= last && to >= first);
}

/** Days of the week on which the athlete trains. */
export function availableDaysIn(preferences: Available, monday: Day): number {
  const ordinary = 7 - new Set(preferences.unavailableDays).size;
  const number = dayNumber(monday);
  if (!isTouched(preferences, number)) return ordinary;
  return WEEKDAYS.filter((weekday, i) => !isUnavailable(preferences, dayFromNumber(number + i), weekday)).length;
}

/** Part of its hours that a week holds on the days that are left, 0 to 1; 1 for a week without a blocked day. */
export function roomOfWeek(preferences: Available, monday: Day): number {
  const ordinary = 7 - new Set(preferences.unavailableDays).size;
  const left = availableDaysIn(preferences, monday);
  return left === ordinary ? 1 : Math.min(1, (DAY_STRETCH * left) / ordinary);
}

/** "Saturday 12 December is blocked: Wedding". */
export function blockedText(day: Day, { label }: Blackout): string {
  return `${dayName(day)} is blocked${label ? `: ${label}` : ''}`;
}

/** What is wrong with a range, by its field; nothing: it can be kept. */
export function blackoutFaults({ from, to, label }: Blackout): { field: 'from' | 'to' | 'label'; message: string }[] {
  const faults: { field: 'from' | 'to' | 'label'; message: string }[] = [];
  if (!isDay(from)) faults.push({ field: 'from', message: 'Give the first day.' });
  if (!isDay(to)) faults.push({ field: 'to', message: 'Give the last day.' });
  if (faults.length === 0 && to < from) faults.push({ field: 'to', message: 'The last day is before the first.' });
  else if (faults.length === 0 && dayNumber(to) - dayNumber(from) >= MOST_BLACKOUT_DAYS) {
    faults.push({ field: 'to', message: `A range takes at most ${MOST_BLACKOUT_DAYS} days.` });
  }
  if ((label ?? '').length > LONGEST_BLACKOUT_LABEL) faults.push({ field: 'label', message: `Use at most ${LONGEST_BLACKOUT_LABEL} characters.` });
  return faults;
}
