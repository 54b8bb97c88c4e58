import { mostMinutesOn } from '../athlete/blackout.ts';
import { BRICK_MIN_RIDE, MIN_KEY_WORKOUT, MIN_LONG_WORKOUT, MIN_WORKOUT } from '../constants/week.ts';
import type { WorkoutType } from '../codes/workout.ts';
import type { DayPlan, Draft, LengthRule, WeekContext } from './draft.ts';
import { recoveryCap } from '../rules/raceNearness.ts';
import { forbiddenBy, longForbiddenBy } from './weekRules.ts';

export const usedMinutes = (day: DayPlan): number => day.drafts.reduce((sum, { minutes }) => sum + minutes, 0);
/** Minutes that the day still takes. */
export const roomOf = (day: DayPlan): number => Math.min(day.cap, day.workoutCap) - usedMinutes(day);
export const workoutsOn = (day: DayPlan): number => day.drafts.length + day.kept.length;
const runs = (type: WorkoutType) => type === 'run' || type === 'brick';

/** Sport types of a workout: a brick is a ride and a run. */
export const partsOf = (type: WorkoutType): readonly WorkoutType[] => PARTS[type];

const PARTS: Readonly<Record<WorkoutType, readonly WorkoutType[]>> = {
  run: ['run'],
  bike: ['bike'],
  swim: ['swim'],
  strength: ['strength'],
  brick: ['bike', 'run'],
  race: ['race'],
};

function shareSport(a: WorkoutType, b: WorkoutType): boolean {
  return a === b || PARTS[a].includes(b) || PARTS[b].includes(a);
}

export function holdsType(day: DayPlan | undefined, type: WorkoutType): boolean {
  if (day === undefined) return false;
  for (const draft of day.drafts) if (shareSport(draft.workoutType, type)) return true;
  for (const kept of day.kept) if (shareSport(kept.workoutType, type)) return true;
  return false;
}

/** True when a day number is hard because of a workout that stands: kept, of the past week, or planned here. */
export function isHardDay(context: WeekContext, number: number): boolean {
  if (context.memory.hardDays.has(number)) return true;
  return context.days[number - context.monday]?.drafts.some(({ isHard }) => isHard) ?? false;
}

export function isLongRunDay(context: WeekContext, number: number): boolean {
  if (context.memory.longRunDays.has(number)) return true;
  return (
    context.days[number - context.monday]?.drafts.some(({ isLong, workoutType }) => isLong && workoutType === 'run') ??
    false
  );
}

export function isLongDay(context: WeekContext, number: number): boolean {
  const day = context.days[number - context.monday];
  return day !== undefined && (day.drafts.some(({ isLong }) => isLong) || day.kept.some(({ isLong }) => isLong));
}

export function hasStrength(context: WeekContext, number: number): boolean {
  if (context.memory.strengthDays.has(number)) return true;
  return context.days[number - context.monday]?.drafts.some(({ workoutType }) => workoutType === 'strength') ?? false;
}

function runsOn(context: WeekContext, number: number): boolean {
  if (context.memory.runDays.has(number)) return true;
  return holdsType(context.days[number - context.monday], 'run');
}

/** One of the athlete's long-workout days, unless its own limit leaves no room for a long workout. */
export function isLongWorkoutDay(context: WeekContext, day: DayPlan): boolean {
  const { preferences } = context.athlete;
  if (
    !preferences.longWorkoutDays.includes(day.weekday) ||
    mostMinutesOn(preferences, day.date, day.weekday) < MIN_LONG_WORKOUT
  )
    return false;
  return context.rules === null || !isShutToLong(context, day);
}

/** Every long workout is kept off the day by a principle that names days or races; neighbours may change yet. */
export function isShutToLong(context: WeekContext, day: DayPlan): boolean {
  return longForbiddenBy(context, day) !== null;
}

/** May a hard workout lie on this day: races, neighbouring hard days, long runs and strength of the day before. */
export function mayBeHard(context: WeekContext, day: DayPlan): boolean {
  return (
    day.mayBeHard &&
    !isHardDay(context, day.number - 1) &&
    !isHardDay(context, day.number) &&
    !isHardDay(context, day.number + 1) &&
    !isLongRunDay(context, day.number - 1) &&
    !hasStrength(context, day.number - 1)
  );
}

/** Rules that no workout may break wherever it goes, principles among them. `limit` is the most workouts that the day may hold. */
export function mayHold(context: WeekContext, day: DayPlan, draft: Draft, limit: number): boolean {
  return fits(context, day, draft, limit) && (context.rules === null || forbiddenBy(context, day, draft) === null);
}

/** As mayHold, principles apart. */
export function fits(context: WeekContext, day: DayPlan, draft: Draft, limit: number): boolean {
  if (day.status !== 'open' || workoutsOn(day) >= limit) return false;
  if (roomOf(day) < smallestOf(draft)) return false;
  if (draft.workoutType !== 'strength' && draft.workoutType !== 'race' && !recovered(context, day, draft)) return false;
  if (runs(draft.workoutType)) {
    if (
      context.restrictions.run.noConsecutiveDays &&
      (runsOn(context, day.number - 1) || runsOn(context, day.number + 1))
    )
      return false;
    if (context.restrictions.run.noConsecutiveDays && runsOn(context, day.number)) return false;
  }
  if (draft.isHard && draft.sport !== 'strength' && !mayBeHard(context, day)) return false;
  if (draft.isLong && hasStrength(context, day.number - 1)) return false;
  if (draft.isLong && draft.workoutType === 'run' && isHardDay(context, day.number + 1)) return false;
  if (draft.workoutType === 'strength') {
    const next = day.number + 1;
    // Sunday stays free of it for a long Monday
    if (day.index === 6 && context.athlete.preferences.longWorkoutDays.includes('monday')) return false;
    if (isHardDay(context, next) || isLongDay(context, next) || holdsType(day, 'strength')) return false;
    // heavy strength joins a hard day and so leaves the others easy; light strength keeps away from them
    return draft.isHard === isHardDay(context, day.number);
  }
  return true;
}

export function smallestOf(draft: Draft): number {
  if (draft.workoutType === 'brick') return BRICK_MIN_RIDE + draft.brickRunMinutes;
  return draft.role === 'key' ? Math.min(MIN_KEY_WORKOUT, draft.minutes) : Math.min(MIN_WORKOUT, draft.minutes);
}

function recovered(context: WeekContext, day: DayPlan, draft: Draft): boolean {
  const sports = draft.workoutType === 'brick' ? (['cycling', 'running'] as const) : ([draft.sport] as const);
  return sports.every((sport) => sport === 'strength' || recoveryCap(day.number, sport, context.races) >= MIN_WORKOUT);
}

/** What limits the minutes of a full day. */
export function dayRule({ workoutCap, cap }: DayPlan): LengthRule {
  return Number.isFinite(workoutCap) && workoutCap <= cap ? 'race-near' : 'day-cap';
}
