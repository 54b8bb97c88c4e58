import { addDays, type Day, type Weekday, weekdayOf, WEEKDAYS, weeksBetween } from '../calendar/calendar.ts';
import type { WorkoutChange } from './changes.ts';
import { makeOperation, type Operation } from './operations.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import type { Intensity, WorkoutType } from '../codes/workout.ts';
import { weekdayName } from '../calendar/dayNames.ts';
import { WORKOUT_NOUNS } from '../messages/workoutNouns.ts';
import { timeText } from '../units/timeText.ts';

/** A workout of every week, by what it is and where it lies. */
interface WeeklyWorkout {
  workoutType: WorkoutType;
  weekday: Weekday;
  isLong: boolean;
}

/** A change without its week: what is to happen in each week to come. Kept in rows, where a workout has the name `session`. */
export type WeeklyChange =
  | { op: 'move'; session: WeeklyWorkout; toWeekday: Weekday; weeksLater: number }
  | { op: 'swap'; session: WeeklyWorkout; other: WeeklyWorkout }
  | { op: 'remove'; session: WeeklyWorkout }
  | { op: 'resize'; session: WeeklyWorkout; minutes: number; isShorter: boolean }
  | { op: 'ease'; session: WeeklyWorkout; intensity: Intensity }
  | { op: 'replace'; session: WeeklyWorkout; workoutType: WorkoutType; minutes: number; intensity: Intensity }
  | { op: 'add'; workoutType: WorkoutType; weekday: Weekday; minutes: number; intensity: Intensity };

const weekly = ({ workoutType, scheduledDate, isLong }: ScheduledWorkout): WeeklyWorkout => ({
  workoutType,
  weekday: weekdayOf(scheduledDate),
  isLong,
});

/** The changes as a pattern of one week, read from the schedule that they were made on; those whose workout is gone are left out. */
export function patternOf(changes: readonly WorkoutChange[], workouts: readonly ScheduledWorkout[]): WeeklyChange[] {
  const found = (id: string | undefined) => workouts.find((workout) => workout.id === id);
  const pattern = changes.flatMap((change): WeeklyChange[] => {
    const workoutType = change.workoutType as WorkoutType;
    const minutes = change.durationAfter!;
    const intensity = change.intensityAfter as Intensity;
    if (change.op === 'add')
      return [{ op: 'add', workoutType, weekday: weekdayOf(change.toDate!), minutes, intensity }];
    const workout = found(change.workoutId);
    if (!workout) return [];
    const { op, toDate } = change;
    const session = weekly(workout);
    switch (op) {
      case 'move': {
        const weeksLater = weeksBetween(workout.scheduledDate, toDate!);
        return [{ op, session, toWeekday: weekdayOf(toDate!), weeksLater }];
      }
      case 'swap': {
        const other = found(change.otherWorkoutId);
        return other ? [{ op, session, other: weekly(other) }] : [];
      }
      case 'remove':
        return [{ op, session }];
      case 'resize':
        return [{ op, session, minutes, isShorter: minutes < workout.duration }];
      case 'ease':
        return [{ op, session, intensity }];
      case 'replace':
        return [{ op, session, workoutType, minutes, intensity }];
    }
  });
  // the same wish for several weeks is one wish for every week
  const seen = new Set<string>();
  return pattern.filter((each) => {
    const key = JSON.stringify(each);
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The pattern's changes for the week of `monday`, in the order of the pattern. A workout that is not there, is done or has
 * already what is wanted is passed over. `untilDate`: no change of or to a later day.
 */
export function changesInWeek(
  pattern: readonly WeeklyChange[],
  workouts: readonly ScheduledWorkout[],
  { monday, untilDate = null }: { monday: Day; untilDate?: Day | null },
): WorkoutChange[] {
  const dayOf = (weekday: Weekday, weeksLater = 0) => addDays(monday, WEEKDAYS.indexOf(weekday) + 7 * weeksLater);
  const late = (day: Day) => untilDate !== null && day > untilDate;
  const matching = ({ workoutType, weekday, isLong }: WeeklyWorkout) => {
    const there = workouts.filter(
      (workout) =>
        workout.workoutType === workoutType &&
        workout.scheduledDate === dayOf(weekday) &&
        workout.status === 'scheduled',
    );
    return there.find((workout) => workout.isLong === isLong) ?? there[0];
  };
  const operationOf = (each: WeeklyChange): Operation | null => {
    if (each.op === 'add') {
      const { workoutType, weekday, minutes, intensity } = each;
      const toDate = dayOf(weekday);
      const isThere = workouts.some(
        (workout) => workout.workoutType === workoutType && workout.scheduledDate === toDate,
      );
      return isThere || late(toDate) ? null : { op: 'add', workoutType, toDate, minutes, intensity };
    }
    const workout = matching(each.session);
    if (!workout || late(workout.scheduledDate)) return null;
    const workoutId = workout.id;
    switch (each.op) {
      case 'move': {
        const toDate = dayOf(each.toWeekday, each.weeksLater);
        return late(toDate) ? null : { op: 'move', workoutId, toDate };
      }
      case 'swap': {
        const other = matching(each.other);
        return other && other.id !== workoutId ? { op: 'swap', workoutId, otherId: other.id } : null;
      }
      case 'resize': {
        const isDone = each.isShorter ? workout.duration <= each.minutes : workout.duration >= each.minutes;
        return isDone ? null : { op: 'resize', workoutId, minutes: each.minutes };
      }
      default: {
        const { session: _, ...wanted } = each;
        return { ...wanted, workoutId };
      }
    }
  };
  const cause = { reasonCode: 'STANDING', source: 'athlete', inputs: {} } as const;
  return pattern.flatMap((each) => {
    const operation = operationOf(each);
    const change = operation && makeOperation(workouts, operation, cause);
    return change ? [change] : [];
  });
}

/** A change of a pattern in words: "Sunday's long run moves to Saturday". */
export function patternText(each: WeeklyChange): string {
  const name = ({ workoutType, weekday, isLong }: WeeklyWorkout) =>
    `${weekdayName(weekday)}'s ${isLong ? 'long ' : ''}${WORKOUT_NOUNS[workoutType]}`;
  switch (each.op) {
    case 'move':
      return `${name(each.session)} moves to ${weekdayName(each.toWeekday)}`;
    case 'swap':
      return `${name(each.session)} and ${name(each.other)} change places`;
    case 'remove':
      return `no ${nounOf(each.session)} on ${weekdayName(each.session.weekday)}`;
    case 'resize':
      return `${name(each.session)} lasts ${each.isShorter ? 'at most' : 'at least'} ${timeText(each.minutes)}`;
    case 'ease':
      return `${name(each.session)} is ${each.intensity} at most`;
    case 'replace':
      return `${name(each.session)} becomes a ${WORKOUT_NOUNS[each.workoutType]} of ${timeText(each.minutes)}`;
    case 'add':
      return `a ${WORKOUT_NOUNS[each.workoutType]} of ${timeText(each.minutes)} on ${weekdayName(each.weekday)}`;
  }
}

const nounOf = ({ workoutType, isLong }: WeeklyWorkout) => `${isLong ? 'long ' : ''}${WORKOUT_NOUNS[workoutType]}`;
