import { type WorkoutTime } from '../athlete/athlete.ts';
import type { ChosenWorkout } from '../workout/prescribedWorkout.ts';
import type { DayPlan, Draft } from './draft.ts';

export interface BuiltWorkout {
  draft: Draft;
  day: DayPlan;
  workout: ChosenWorkout;
}

export interface TimedWorkout extends BuiltWorkout {
  timeOfDay: WorkoutTime;
}
