import { mostMinutesOn } from '../athlete/blackout.ts';
import { dayFromNumber, dayNumber, type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { MIN_LONG_WORKOUT, MIN_WORKOUT } from '../constants/lengths.ts';
import { REST_DAY_ORDER } from '../constants/week.ts';
import type { Race } from '../race/race.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { blockedDate } from '../rules/blockedDate.ts';
import { dayCap } from '../rules/dayCap.ts';
import { raceNear } from '../rules/raceNear.ts';
import { nearnessOf } from '../rules/raceNearness.ts';
import { shortDate } from '../rules/shortDate.ts';
import { unavailableDay } from '../rules/unavailableDay.ts';
import type { DayPlan, DayStatus, WeekContext } from './draft.ts';

/** The seven days of a week with what is kept on them. */
export function daysOfWeek(input: ScheduleInput, monday: number, races: readonly Race[]): DayPlan[] {
  const { preferences } = input.athlete;
  return WEEKDAYS.map((weekday, index) => {
    const number = monday + index;
    const date = dayFromNumber(number);
    const kept = input.keep
      .filter(({ scheduledDate }) => scheduledDate === date)
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    return {
      index,
      number,
      date,
      weekday,
      status: 'open',
      cap: Infinity,
      kept,
      drafts: [],
      workoutCap: Infinity,
      isForLong:
        preferences.longWorkoutDays.includes(weekday) && mostMinutesOn(preferences, date, weekday) >= MIN_LONG_WORKOUT,
      near: nearnessOf(number, races),
    };
  });
}

/** Asks the limits what they leave of each day, before rest days are chosen. */
export function limitDays(context: WeekContext): void {
  const today = dayNumber(context.input.today);
  for (const day of context.days) {
    const { number } = day;
    day.cap = Math.min(dayCap.atMost(context, number), shortDate.atMost(context, number));
    day.workoutCap = raceNear.atMost(context, number);
    day.status = number < today ? 'past' : statusOf(context, day);
  }
}

function statusOf(context: WeekContext, { number, near, kept, cap, workoutCap }: DayPlan): DayStatus {
  if (near.isRaceDay || kept.some(({ workoutType }) => workoutType === 'race')) return 'race';
  if (unavailableDay.closes(context, number) || blockedDate.closes(context, number)) return 'unavailable';
  if (raceNear.closes(context, number)) return 'recovering';
  return Math.min(cap, workoutCap) < MIN_WORKOUT ? 'too-short' : 'open';
}

/**
 * Marks rest days until the week has `wanted` days without workouts: Monday first, then Friday, long-workout days last.
 * At least one open day stays.
 */
export function markRestDays(days: readonly DayPlan[], wanted: number, longDays: readonly Weekday[]): void {
  let free = days.filter((day) => day.status !== 'open' && day.status !== 'race' && day.kept.length === 0).length;
  let open = days.filter(({ status }) => status === 'open').length;
  const order = REST_DAY_ORDER.map((index) => days[index]!);
  const candidates = [
    ...order.filter(({ near }) => near.isReserve),
    ...order.filter(({ weekday }) => !longDays.includes(weekday)),
    ...order.filter(({ weekday }) => longDays.includes(weekday)).reverse(),
  ];
  for (const day of candidates) {
    if (free >= wanted || open <= 1) return;
    if (day.status !== 'open' || day.kept.length > 0) continue;
    day.status = 'rest';
    free += 1;
    open -= 1;
  }
}
