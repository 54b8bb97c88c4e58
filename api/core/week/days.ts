import { blackoutOn, mostMinutesOn } from '../athlete/blackout.ts';
import { dayFromNumber, dayNumber, type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { MIN_WORKOUT, REST_DAY_ORDER } from '../constants/week.ts';
import type { Race } from '../race/race.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { DayPlan, DayStatus } from './draft.ts';
import { nearnessOf } from '../rules/raceNearness.ts';

/** The seven days of a week, before rest days are chosen. */
export function daysOfWeek(input: ScheduleInput, monday: number, races: readonly Race[]): DayPlan[] {
  const today = dayNumber(input.today);
  const { preferences } = input.athlete;
  const { unavailableDays } = preferences;
  return WEEKDAYS.map((weekday, index) => {
    const number = monday + index;
    const date = dayFromNumber(number);
    const near = nearnessOf(number, races);
    const kept = input.keep
      .filter(({ scheduledDate }) => scheduledDate === date)
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const used = kept.reduce((sum, { duration }) => sum + duration, 0);
    const cap = mostMinutesOn(preferences, date, weekday) - used;
    let status: DayStatus = 'open';
    if (number < today) status = 'past';
    else if (near.isRaceDay || kept.some(({ workoutType }) => workoutType === 'race')) status = 'race';
    else if (unavailableDays.includes(weekday) || blackoutOn(preferences, date) !== null) status = 'unavailable';
    else if (near.isRecovering) status = 'recovering';
    else if (Math.min(cap, near.workoutCap) < MIN_WORKOUT) status = 'too-short';
    return {
      index,
      number,
      date,
      weekday,
      status,
      cap,
      kept,
      drafts: [],
      workoutCap: near.workoutCap,
      isReserve: near.isReserve,
      mayBeHard: near.mayBeHard,
      mayBeOpener: near.mayBeOpener,
    };
  });
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
    ...order.filter(({ isReserve }) => isReserve),
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
