import { MIN_WORKOUT } from '../constants/lengths.ts';
import { inFives } from '../workout/inFives.ts';
import { isLongWorkoutDay } from './dayRules.ts';
import type { Draft, WeekContext } from './draft.ts';
import { chosenWorkoutOf } from './workouts.ts';
import type { BuiltWorkout } from './builtWorkout.ts';
import { lengthRule } from './weekRules.ts';

// Which workouts are easy shows only once the hard ones have their days, and of some key workouts once they are made.

/** Shortens to what principles let easy workouts last those that are no hard ones. What that frees lengthens others, hard ones apart. */
export function capEasy(context: WeekContext, drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const most = mostIfEasy(context, draft);
    if (most >= draft.max || draft.race !== null || draft.workoutType === 'brick') continue;
    if (draft.isHard && chosenWorkoutOf(context, draft).isHard) {
      draft.max = Math.max(most, draft.minutes);
      continue;
    }
    if (draft.isLong) continue;
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
  if (draft.race !== null || draft.isLong || workout.isHard || draft.workoutType === 'brick') return;
  const most = mostIfEasy(context, draft);
  if (draft.minutes <= most) return;
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
    draft.minutes = inFives((draft.minutes * longest) / workout.duration);
    entry.workout = chosenWorkoutOf(context, draft);
  }
}

/** Minutes. */
const mostIfEasy = (context: WeekContext, { workoutType }: Draft): number =>
  inFives(lengthRule(context, { workoutType, isLong: false, isHard: false })?.minutes ?? Infinity);
