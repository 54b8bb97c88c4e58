import { isUnavailable } from '../athlete/blackout.ts';
import { dayFromNumber } from '../calendar/calendar.ts';
import { BRICK_MIN_RIDE } from '../constants/bricks.ts';
import { MIN_KEY_WORKOUT, MIN_WORKOUT } from '../constants/lengths.ts';
import { hardAfterLongRun } from '../rules/hardAfterLongRun.ts';
import { hardDaysApart } from '../rules/hardDaysApart.ts';
import { holdsType, isHardDay, isLongDay, PLAIN, workoutsOn } from '../rules/placement.ts';
import { nearnessOf, racesNear } from '../rules/raceNearness.ts';
import { isForbidden } from '../rules/rules.ts';
import { strengthEve } from '../rules/strengthEve.ts';
import type { DayPlan, Draft, LengthRule, WeekContext } from './draft.ts';
import { forbiddenBy, longForbiddenBy } from './weekRules.ts';

export function usedMinutes(day: DayPlan): number {
  let used = 0;
  for (const { minutes } of day.drafts) used += minutes;
  return used;
}

/** Minutes that the day still takes. */
export const roomOf = (day: DayPlan): number => Math.min(day.cap, day.workoutCap) - usedMinutes(day);

/** One of the athlete's long-workout days, unless its own limit leaves no room for a long workout or a principle shuts it. */
export const isLongWorkoutDay = (context: WeekContext, day: DayPlan): boolean =>
  day.isForLong && (context.rules === null || !isShutToLong(context, day));

/** Every long workout is kept off the day by a principle that names days or races; neighbours may change yet. */
export function isShutToLong(context: WeekContext, day: DayPlan): boolean {
  return longForbiddenBy(context, day) !== null;
}

const HARD = { ...PLAIN.bike, isHard: true };

/** May a workout of this day be a hard one, as far as races and the days around it go? */
export function mayBeHard(context: WeekContext, { number, near }: DayPlan): boolean {
  return (
    near.mayBeHard &&
    !isHardDay(context, number) &&
    !hardDaysApart.forbids(context, number, HARD) &&
    !hardAfterLongRun.forbids(context, number, HARD) &&
    !strengthEve.forbids(context, number, HARD)
  );
}

/** Rules that no workout may break wherever it goes, principles among them. `limit` is the most workouts that the day may hold. */
export function mayHold(context: WeekContext, day: DayPlan, draft: Draft, limit: number): boolean {
  return fits(context, day, draft, limit) && (context.rules === null || forbiddenBy(context, day, draft) === null);
}

/** As mayHold, principles apart. */
export function fits(context: WeekContext, day: DayPlan, draft: Draft, limit: number): boolean {
  if (day.status !== 'open' || workoutsOn(day) >= limit || roomOf(day) < smallestOf(draft)) return false;
  return suits(context, day, draft) && !isForbidden(context, day.number, draft);
}

/** What no limit asks for, and placing prefers to anything else. */
function suits(context: WeekContext, day: DayPlan, draft: Draft): boolean {
  if (draft.workoutType === 'strength') {
    // Sunday stays free of it for a long Monday
    if (day.index === 6 && context.athlete.preferences.longWorkoutDays.includes('monday')) return false;
    if (day.index === 6 && sharpensOnMonday(context)) return false;
    const isHard = isHardDay(context, day.number);
    // nobody lifts heavy after hours on the road, or at all after hard ones
    if ((draft.isHard || isHard) && isLongDay(context, day.number)) return false;
    // heavy strength joins a hard day and so leaves the others easy
    return (!draft.isHard || isHard) && !holdsType(day, 'strength');
  }
  // twice the same sport on a day is one workout
  if (draft.race === null && holdsType(day, draft.workoutType)) return false;
  // one hard workout a day, and the opener has its own
  return !draft.isHard || (day.near.mayBeHard && !isHardDay(context, day.number));
}

/** Is the week after this one a taper that has no other day for its hard work than Monday? */
function sharpensOnMonday({ input, athlete, monday }: WeekContext): boolean {
  const next = monday + 7;
  const nextMonday = dayFromNumber(next);
  const week = input.season.weeks.find(({ weekStartDate }) => weekStartDate === nextMonday);
  if (week?.kind !== 'taper') return false;
  const races = racesNear(input.races, next);
  const mayBeHard = (day: number) =>
    !isUnavailable(athlete.preferences, dayFromNumber(day)) && nearnessOf(day, races).mayBeHard;
  return mayBeHard(next) && ![1, 2, 3, 4, 5, 6].some((days) => mayBeHard(next + days));
}

export function smallestOf(draft: Draft): number {
  if (draft.workoutType === 'brick') return BRICK_MIN_RIDE + draft.brickRunMinutes;
  return draft.role === 'key' ? Math.min(MIN_KEY_WORKOUT, draft.minutes) : Math.min(MIN_WORKOUT, draft.minutes);
}

/** What limits the minutes of a full day. */
export function dayRule({ workoutCap, cap }: DayPlan): LengthRule {
  return Number.isFinite(workoutCap) && workoutCap <= cap ? 'race-near' : 'day-cap';
}
