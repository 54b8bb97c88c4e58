import { addDays, type Day, daysBetween, eachDay, isDay, mondayOf } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../changes.ts';
import { LENGTH_STEP, MIN_WORKOUT } from '../../constants/lengths.ts';
import { applyOperations, type Cause, makeOperation, type Operation } from '../operations.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import {
  isOpen,
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../../rules/context.ts';
import { inFives } from '../../workout/inFives.ts';
import { RANKS } from '../../workout/prescription/choose.ts';

/** How many alternatives may still be tried. Each is judged against every limit of all weeks. */
export interface Tries {
  left: number;
}

/**
 * What is nearest to a refused change and holds: another day for a move, a shorter or easier workout for a change of
 * length or an added one; null when nothing does, or `tries` are used up.
 */
export function nearestThatHolds(
  workouts: readonly ScheduledWorkout[],
  change: WorkoutChange,
  limits: ScheduleLimits | PlanningContext,
  tries: Tries = { left: Number.POSITIVE_INFINITY },
): WorkoutChange | null {
  const context = 'week' in limits ? limits : planningContextOf(limits);
  const cause: Cause = {
    reasonCode: change.reasonCode,
    source: change.source ?? 'rule',
    inputs: change.inputs ?? {},
  };
  for (const operation of alternatives(workouts, change, context)) {
    // alternatives are of workouts that are there
    const other = makeOperation(workouts, operation, cause)!;
    if (tries.left <= 0) return null;
    tries.left -= 1;
    const { applied, workouts: after } = applyOperations(workouts, [other], context);
    if (applied.length === 1 && isAsSaid(after, other)) return other;
  }
  return null;
}

/** Made so short, a hard workout can come out as an easier one; then the text would promise too much. */
function isAsSaid(after: readonly ScheduledWorkout[], { op, id, workoutId, intensityAfter }: WorkoutChange): boolean {
  if (intensityAfter === undefined) return true;
  const made = after.find((each) => each.id === (op === 'add' ? id : workoutId))!;
  return RANKS[made.intensity] === RANKS[intensityAfter as Intensity];
}

function lengthsBelow(most: number, least: number): number[] {
  const start = inFives(most - 1);
  return Array.from({ length: Math.max(0, (start - least) / LENGTH_STEP + 1) }, (_, i) => start - LENGTH_STEP * i);
}

/** Days of the week that holds the day, the nearest first, earlier before later. */
export function weekAround(day: Day): Day[] {
  const cost = (each: Day) => 2 * Math.abs(daysBetween(day, each)) + (each < day ? 0 : 1);
  const week = Array.from({ length: 7 }, (_, i) => addDays(mondayOf(day), i));
  return week.sort((a, b) => cost(a) - cost(b));
}

/** Days of the schedule from today on, the nearest first, those of the same week before others, later before earlier. */
function daysNear(day: Day, { today, firstDay, lastDay }: ScheduleLimits): Day[] {
  const days = eachDay(today > firstDay ? today : firstDay, lastDay);
  const cost = (each: Day) =>
    (mondayOf(each) === mondayOf(day) ? 0 : 100) + 2 * Math.abs(daysBetween(day, each)) + (each < day ? 1 : 0);
  return days.filter((each) => each !== day).sort((a, b) => cost(a) - cost(b));
}

function alternatives(
  workouts: readonly ScheduledWorkout[],
  change: WorkoutChange,
  { limits }: PlanningContext,
): readonly Operation[] {
  const { op, workoutId = '', toDate, durationAfter, intensityAfter } = change;
  const workout = workouts.find(({ id }) => id === workoutId);
  if (op !== 'add' && (workout === undefined || !isOpen(workout, limits.today))) return [];
  const workoutType = change.workoutType as WorkoutType;
  const intensity = intensityAfter as Intensity;
  switch (op) {
    case 'move': {
      if (toDate === undefined || !isDay(toDate)) return [];
      return daysNear(toDate, limits)
        .filter((day) => day !== workout!.scheduledDate && Math.abs(daysBetween(day, toDate)) < 7)
        .map((day) => ({ op: 'move', workoutId, toDate: day }));
    }
    case 'resize': {
      const isLonger = durationAfter! > workout!.duration;
      const least = isLonger ? workout!.duration + 1 : MIN_WORKOUT;
      return lengthsBelow(durationAfter!, least).map((minutes) => ({ op: 'resize', workoutId, minutes }));
    }
    case 'replace': {
      const shorter = lengthsBelow(durationAfter!, MIN_WORKOUT);
      const easier =
        intensity === 'easy'
          ? []
          : ([durationAfter!, ...shorter].map((minutes) => ({
              op,
              workoutId,
              workoutType,
              minutes,
              intensity: 'easy',
            })) as Operation[]);
      return [...shorter.map((minutes): Operation => ({ op, workoutId, workoutType, minutes, intensity })), ...easier];
    }
    case 'add': {
      if (toDate === undefined || !isDay(toDate) || durationAfter === undefined) return [];
      const near = daysNear(toDate, limits).filter((day) => Math.abs(daysBetween(day, toDate)) < 7);
      const made = (day: Day, minutes: number, how: Intensity): Operation => ({
        op,
        workoutType,
        toDate: day,
        minutes,
        intensity: how,
      });
      const lengths = lengthsBelow(durationAfter, MIN_WORKOUT);
      const easier = intensity === 'easy' ? near : [toDate, ...near];
      return [
        ...near.slice(0, 6).map((day) => made(day, durationAfter, intensity)),
        ...(intensity === 'easy' ? [] : [made(toDate, durationAfter, 'easy')]),
        ...lengths.map((minutes) => made(toDate, minutes, intensity)),
        ...easier.slice(0, 6).flatMap((day) => lengths.map((minutes) => made(day, minutes, 'easy'))),
      ];
    }
    default:
      return [];
  }
}
