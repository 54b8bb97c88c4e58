import { MIN_WORKOUT } from '../constants/lengths.ts';
import { isLongWorkoutDay } from './dayRules.ts';
import type { Draft, WeekContext } from './draft.ts';
import { type BuiltWorkout, chosenWorkoutOf } from './workouts.ts';
import { lengthRule } from './weekRules.ts';

// Which workouts are easy shows only once the hard ones have their days, and of some key workouts once they are made.

/** Shortens to what principles let easy workouts last those that are no hard ones. What that frees lengthens others, hard ones apart. */
export function capEasy(context: WeekContext, drafts: readonly Draft[]): void {
  if (!context.rules!.set.lengths.some(({ rule: { body } }) => body.what.quality === 'easy')) return;
  for (const draft of drafts) {
    if (draft.race !== null || draft.sport === 'strength' || draft.workoutType === 'brick') continue;
    const most = mostIfEasy(context, draft);
    if (draft.isHard && chosenWorkoutOf(context, draft).isHard) {
      if (most < draft.max) draft.max = Math.min(draft.max, Math.max(most, draft.minutes));
      continue;
    }
    if (draft.isLong || most >= draft.max) continue;
    if (most < draft.minutes) {
      draft.minutes = most;
      draft.lengthRule = 'principle-cap';
    }
    draft.max = most;
    draft.maxRule = 'principle-cap';
  }
}

/** A workout that has come out easy keeps to what principles let easy ones last. */
export function shortenEased(context: WeekContext, entry: BuiltWorkout): void {
  const { draft, workout } = entry;
  if (context.rules === null || draft.race !== null || draft.isLong || workout.isHard) return;
  const most = mostIfEasy(context, draft);
  if (draft.minutes <= most || draft.workoutType === 'brick') return;
  draft.minutes = most;
  draft.lengthRule = 'principle-cap';
  entry.workout = chosenWorkoutOf(context, draft);
}

/**
 * What was lengthened up to the long workout of the week stays no longer than that has come out: an injury may have put another sport in
 * its place, for fewer minutes.
 */
export function keepBelowLong(context: WeekContext, built: readonly BuiltWorkout[]): void {
  let longest = 0;
  for (const { day, draft, workout } of built)
    if (draft.race === null && draft.sport !== 'strength' && isLongWorkoutDay(context, day))
      longest = Math.max(longest, workout.duration);
  if (longest < MIN_WORKOUT) return;
  for (const entry of built) {
    const { day, draft, workout } = entry;
    if (draft.lengthRule !== 'below-long' || draft.workoutType === 'brick' || workout.isHard) continue;
    if (workout.duration <= longest || isLongWorkoutDay(context, day)) continue;
    draft.minutes = Math.floor((draft.minutes * longest) / workout.duration);
    entry.workout = chosenWorkoutOf(context, draft);
  }
}

/** Minutes; what no workout can be as short as is left to `enforce`. */
function mostIfEasy(context: WeekContext, { workoutType }: Draft): number {
  const least = lengthRule(context, { workoutType, isLong: false, isHard: false });
  return least === null || least.minutes < MIN_WORKOUT ? Infinity : least.minutes;
}
