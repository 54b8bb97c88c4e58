import type { WorkoutType } from '../../codes/workout.ts';
import { toFives } from '../../workout/inFives.ts';
import type { RequestWorkout } from './request.ts';

/** How long a workout of another sport stands for one of these minutes; more than 90 min of running does not replace a ride. */
export function minutesAs(workout: RequestWorkout, workoutType: WorkoutType): number {
  const { duration } = workout;
  if (workoutType === 'strength') return Math.min(30, duration);
  if (workoutType === 'swim') return Math.min(60, duration);
  if (workoutType === 'run' && workout.workoutType !== 'run')
    return Math.min(90, workout.workoutType === 'swim' ? duration : toFives(duration / 2));
  return duration;
}
