import { LONG_RUN_GROWTH, LONG_RUN_STEP } from '../constants/longWorkouts.ts';

/** Longest run allowed after a longest recent run, minutes: 10% or 10 min more. */
export function longRunLimit(longestRecent: number): number {
  return Math.floor(Math.max(LONG_RUN_GROWTH * longestRecent, longestRecent + LONG_RUN_STEP));
}
