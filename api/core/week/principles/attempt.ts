import type { SeenWeek } from '../../principles/judge.ts';
import type { PlannedWorkout } from '../../workout/workout.ts';
import type { WeekContext } from '../draft.ts';
import type { WeekLayout } from '../planWeek.ts';
import type { TimedWorkout } from '../builtWorkout.ts';

/** One way to plan a week. */
export interface Attempt {
  context: WeekContext;
  layout: WeekLayout;
  built: readonly TimedWorkout[];
  /** They as they are planned. Most attempts are only held against others: what is said of theirs nobody reads. */
  workouts: () => readonly PlannedWorkout[];
}

/** An attempt with its week as the rules look at it. */
export interface Tried extends Attempt {
  seen: SeenWeek;
}
