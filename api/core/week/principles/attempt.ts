import type { SeenWeek } from '../../principles/judge.ts';
import type { PlannedWorkout } from '../../workout/workout.ts';
import type { WeekContext } from '../draft.ts';
import type { WeekLayout } from '../planWeek.ts';

/** One way to plan a week. */
export interface Attempt {
  context: WeekContext;
  layout: WeekLayout;
  workouts: readonly PlannedWorkout[];
}

/** An attempt with its week as the rules look at it. */
export interface Tried extends Attempt {
  seen: SeenWeek;
}
