import type { ScheduledWorkout } from '../../rules/context.ts';
import type { WorkoutChange } from '../changes.ts';
import { makeOperation } from '../operations.ts';

/** A workout that goes in the end goes at once, with nothing said of what would have become of it before. */
export function withoutDetours(
  workouts: readonly ScheduledWorkout[],
  changes: readonly WorkoutChange[],
): WorkoutChange[] {
  return changes.flatMap((change, i) => {
    const { workoutId } = change;
    const last = changes.find((each) => each.op === 'remove' && each.workoutId === workoutId);
    if (!last || workoutId === undefined) return change;
    if (changes.findIndex((each) => each.workoutId === workoutId) < i) return [];
    const { reasonCode, source = 'rule', inputs = {} } = last;
    return makeOperation(workouts, { op: 'remove', workoutId }, { reasonCode, source, inputs }) ?? [];
  });
}
