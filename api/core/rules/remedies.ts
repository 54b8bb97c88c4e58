import { MIN_WORKOUT } from '../constants/lengths.ts';
import { inFives } from '../workout/inFives.ts';
import type { ScheduledWorkout } from './context.ts';
import type { Concerned, Remedy } from './rule.ts';
import type { Finding } from './finding.ts';

export const removed = (workout: ScheduledWorkout | undefined): Remedy | null =>
  workout === undefined ? null : { op: 'remove', workoutId: workout.id };

/** Shorter, or gone where what is left is no workout any more. */
export function shortened(workout: ScheduledWorkout, minutes: number): Remedy | null {
  const left = inFives(minutes);
  return left >= MIN_WORKOUT ? { op: 'resize', workoutId: workout.id, minutes: left } : removed(workout);
}

export const longestOf = (workouts: readonly ScheduledWorkout[]): ScheduledWorkout | undefined =>
  [...workouts].sort((a, b) => b.duration - a.duration || (a.id < b.id ? -1 : 1))[0];

const shortestOf = (workouts: readonly ScheduledWorkout[]): ScheduledWorkout | undefined =>
  [...workouts].sort((a, b) => a.duration - b.duration)[0];

/** The longest workout gives up what is too much. */
export function shortenLongest({ excess }: Finding, { free }: Concerned): Remedy | null {
  const longest = longestOf(free);
  return longest === undefined ? null : shortened(longest, longest.duration - excess);
}

export const removeShortest = (_: Finding, { free }: Concerned): Remedy | null => removed(shortestOf(free));
export const removeLongest = (_: Finding, { free }: Concerned): Remedy | null => removed(longestOf(free));
export const removeLast = (_: Finding, { free }: Concerned): Remedy | null => removed(free.at(-1));

/** The last hard workout becomes easy. */
export function easeLastHard(_: Finding, { free }: Concerned): Remedy | null {
  const hard = free.filter(({ isHard }) => isHard).at(-1);
  return hard === undefined ? null : { op: 'ease', workoutId: hard.id, intensity: 'easy' };
}

export const leave = (): null => null;
