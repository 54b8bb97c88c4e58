import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import {
  CONSISTENCY_BANDS,
  CONSISTENCY_MINUTES_WEIGHT,
  CONSISTENCY_WORKOUTS_WEIGHT,
  CONSISTENCY_WINDOW_DAYS,
  PARTIAL_WORKOUT_CREDIT,
} from '../constants/load.ts';
import { isDone, type WorkoutStatus } from '../codes/workout.ts';

export const SKIP_REASONS = ['injury', 'illness', 'work', 'fatigue', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface CountedWorkout {
  /** 0 for a workout that the plan did not ask for; it does not count. */
  plannedMinutes: number;
  actualMinutes: number;
  /** A past workout still scheduled counts as skipped. */
  status: WorkoutStatus;
  /** Null unless skipped. */
  reasonForSkip: SkipReason | null;
  removedByPlan: boolean;
  isIllDay?: boolean;
}

/** A time of illness: `wellOn`, the first day well, is none of it; null: it is not over. */
export interface IllTime {
  from: Day;
  wellOn: Day | null;
}

export const isIllOn = (day: Day, times: readonly IllTime[]): boolean =>
  times.some(({ from, wellOn }) => from <= day && (wellOn === null || day < wellOn));

/**
 * How much of the plan was done, 0 to 100, whole; 100 only when every workout was completed in full; null without a workout to judge. Training more
 * than planned adds nothing; workouts skipped for illness or injury, not done on a day of illness, or removed by the plan, do not count.
 */
export function consistencyScore(workouts: readonly CountedWorkout[]): number | null {
  const judged = workouts.filter((workout) => workout.plannedMinutes > 0 && !isExcused(workout));
  if (judged.length === 0) return null;
  const planned = total(judged.map(({ plannedMinutes }) => plannedMinutes));
  const minutes = total(judged.map(doneMinutes));
  const credits = total(
    judged.map(({ status }) =>
      status === 'completed' ? 1 : status === 'partially_completed' ? PARTIAL_WORKOUT_CREDIT : 0,
    ),
  );
  if (minutes === planned && credits === judged.length) return 100;
  const exact =
    (100 * CONSISTENCY_MINUTES_WEIGHT * minutes) / planned +
    (100 * CONSISTENCY_WORKOUTS_WEIGHT * credits) / judged.length;
  return Math.min(99, Math.round(exact));
}

/** Nobody is judged by it. */
export function isExcused({
  status,
  reasonForSkip,
  removedByPlan,
  isIllDay = false,
}: Omit<CountedWorkout, 'plannedMinutes' | 'actualMinutes'>): boolean {
  return (
    removedByPlan ||
    (isIllDay && !isDone({ status })) ||
    (status === 'skipped' && (reasonForSkip === 'illness' || reasonForSkip === 'injury'))
  );
}

const doneMinutes = ({ status, plannedMinutes, actualMinutes }: CountedWorkout): number =>
  isDone({ status }) ? Math.min(actualMinutes, plannedMinutes) : 0;

/** Score of the 28 days up to yesterday, and of the same window a week earlier; null before a week with something to judge is over. */
export function consistency(
  today: Day,
  workouts: readonly (CountedWorkout & { scheduledDate: Day })[],
): { score: number | null; lastWeek: number | null } {
  const scoreBefore = (end: Day) => {
    const first = addDays(end, -CONSISTENCY_WINDOW_DAYS);
    const judged = workouts.filter(
      (workout) => workout.scheduledDate >= first && workout.scheduledDate < end && !isExcused(workout),
    );
    return judged.some(({ scheduledDate }) => scheduledDate < mondayOf(end)) ? consistencyScore(judged) : null;
  };
  return { score: scoreBefore(today), lastWeek: scoreBefore(addDays(today, -7)) };
}

const MISSED_DAYS = 14;

/** Workouts of the last 14 days that were asked for and not done, today's where the athlete said so; races and what is excused left out. */
export function missedLately(
  today: Day,
  workouts: readonly (Omit<CountedWorkout, 'plannedMinutes' | 'actualMinutes'> & {
    scheduledDate: Day;
    workoutType: string;
  })[],
): number {
  const from = addDays(today, -MISSED_DAYS);
  const isMissed = ({ status, scheduledDate }: (typeof workouts)[number]) =>
    status === 'skipped' || (status === 'scheduled' && scheduledDate < today);
  return workouts.filter(
    (workout) =>
      workout.scheduledDate >= from &&
      workout.scheduledDate <= today &&
      workout.workoutType !== 'race' &&
      isMissed(workout) &&
      !isExcused(workout),
  ).length;
}

export type ConsistencyBand = 'excellent' | 'good' | 'basics';

export function consistencyBand(score: number): ConsistencyBand {
  if (score >= CONSISTENCY_BANDS.excellent) return 'excellent';
  return score >= CONSISTENCY_BANDS.good ? 'good' : 'basics';
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
