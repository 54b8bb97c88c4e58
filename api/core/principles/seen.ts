import { dayNumber } from '../calendar/calendar.ts';
import type { WorkoutType } from '../codes/workout.ts';
import type { KeptWorkout } from '../workout/workout.ts';
import type { JudgedWorkout } from './judge.ts';
import { sortOf } from './sort.ts';

export const seenOf = (
  workout: { scheduledDate: string; workoutType: WorkoutType; duration: number; isLong: boolean; isHard: boolean },
  isFixed: boolean,
): JudgedWorkout => ({
  number: dayNumber(workout.scheduledDate),
  workoutType: workout.workoutType,
  sort: sortOf(workout),
  intensity: 'intensity' in workout ? (workout as KeptWorkout).intensity : null,
  minutes: workout.duration,
  isLong: workout.isLong,
  isHard: workout.isHard,
  isFixed,
});
