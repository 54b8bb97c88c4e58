import type { TrainingPreferences } from '../athlete/athlete.ts';
import { blackoutOn, shortTimeOn } from '../athlete/blackout.ts';
import { type Day, weekdayOf } from '../calendar/calendar.ts';
import type { WorkoutChange } from './changes.ts';
import { applyOperations, makeOperation, type Operation } from './operations.ts';
import { brokenLimits } from '../rules/rules.ts';
import { planningContextOf, isOpen, minutesOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { byWeight, nearestDay } from './operations/nearestDay.ts';
import { settle } from './operations/settle.ts';

export interface Cleared {
  changes: readonly WorkoutChange[];
  workouts: readonly ScheduledWorkout[];
  /** Workouts that a person put on a blocked day, or on one with too little time for them; they stay. */
  staying: readonly ScheduledWorkout[];
}

/**
 * What has to change so that nothing of the planner's stands on a blocked date, and no more than fits on one with little time:
 * the long and the hard workouts first, each goes to the nearest day of its week that holds it. Where none does, it goes from
 * a blocked date and is shortened on one with little time; then load is taken away until the limits of the weeks hold.
 * `before`: the limits before the dates were blocked; what broke them then stays as it is.
 */
export function clearBlocked(
  workouts: readonly ScheduledWorkout[],
  limits: ScheduleLimits,
  before: ScheduleLimits,
): Cleared {
  const context = planningContextOf(limits);
  const { today, athlete } = limits;
  const blocked = workouts.filter(
    (each) => isOpen(each, today) && blackoutOn(athlete.preferences, each.scheduledDate) !== null,
  );
  const leaving = blocked.filter(({ locked }) => !locked);
  // easy workouts are shortened where they are
  const tooLong = workouts.filter(
    (each) =>
      isOpen(each, today) &&
      !each.locked &&
      (each.isLong || each.isHard) &&
      !fits(workouts, each.scheduledDate, limits),
  );
  const changes: WorkoutChange[] = [];
  let now = workouts.filter((each) => !leaving.includes(each));
  const moved: ScheduledWorkout[] = [];
  for (const workout of [...leaving, ...tooLong.filter((each) => !leaving.includes(each))].sort(byWeight)) {
    if (!leaving.includes(workout) && fits(now, workout.scheduledDate, limits)) continue;
    const without = now.filter((each) => each !== workout);
    const day = nearestDay(workout, without, context);
    if (day === null) continue;
    moved.push(workout);
    changes.push(changeOf(workouts, workout, { op: 'move', workoutId: workout.id, toDate: day }, limits));
    now = [...without, { ...workout, scheduledDate: day, dayOfWeek: weekdayOf(day) }];
  }
  // the days that are to take something must be free of what goes
  const removed = leaving
    .filter((each) => !moved.includes(each))
    .map((each) => changeOf(workouts, each, { op: 'remove', workoutId: each.id }, limits));
  const cleared = applyOperations(workouts, [...removed, ...changes], context);
  const eased = settle(cleared.workouts, context, brokenLimits(workouts, before));
  const after = applyOperations(cleared.workouts, eased, context);
  const applied = new Set([...cleared.applied, ...after.applied]);
  const tight = after.workouts.filter(
    (each) =>
      isOpen(each, today) &&
      !fits(after.workouts, each.scheduledDate, limits) &&
      !blocked.some(({ id }) => id === each.id),
  );
  return {
    changes: [...removed, ...changes, ...eased].filter(({ id }) => applied.has(id)),
    workouts: after.workouts,
    staying: [...blocked, ...tight].filter(({ locked }) => locked),
  };
}

/** The training of a date with little time fits into it; any other date: yes. */
function fits(workouts: readonly ScheduledWorkout[], day: Day, { athlete: { preferences } }: ScheduleLimits): boolean {
  const short = shortTimeOn(preferences, day);
  if (short === null) return true;
  const here = workouts.filter(
    ({ scheduledDate, status, workoutType }) => scheduledDate === day && status !== 'skipped' && workoutType !== 'race',
  );
  return minutesOf(here) <= short.mostMinutes;
}

function changeOf(
  workouts: readonly ScheduledWorkout[],
  { scheduledDate }: ScheduledWorkout,
  operation: Operation,
  { athlete }: ScheduleLimits,
): WorkoutChange {
  return makeOperation(workouts, operation, { source: 'rule', ...causeOf(athlete.preferences, scheduledDate) })!;
}

function causeOf(
  preferences: TrainingPreferences,
  date: Day,
): { reasonCode: 'BLOCKED_DATE' | 'SHORT_DATE'; inputs: Record<string, string | number> } {
  const blackout = blackoutOn(preferences, date);
  if (blackout !== null) {
    return {
      reasonCode: 'BLOCKED_DATE',
      inputs: { blocked: date, label: blackout.label ?? '' },
    };
  }
  const { mostMinutes, label } = shortTimeOn(preferences, date)!;
  return {
    reasonCode: 'SHORT_DATE',
    inputs: { date, mostMinutes, label: label ?? '' },
  };
}
