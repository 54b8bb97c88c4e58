import { dayNumber } from '../calendar/calendar.ts';
import type { Intensity, WorkoutType } from '../codes/workout.ts';
import { hardWorkOf } from '../workout/prescription/stepSums.ts';
import type { KeptWorkout } from '../workout/workout.ts';
import type { JudgedWorkout } from './judge.ts';
import { sortOf } from './sort.ts';

/** What it is called, or what the steps are that a person wrote: those tell of VO2max and threshold work under any name. */
function intensityOf({ intensity, templateId, steps, workoutType }: KeptWorkout): Intensity {
  const isOwn = templateId === null && steps.length > 0;
  return (isOwn && intensity !== 'vo2max' && hardWorkOf(steps, workoutType)) || intensity;
}

export const seenOf = (
  workout: { scheduledDate: string; workoutType: WorkoutType; duration: number; isLong: boolean; isHard: boolean },
  isFixed: boolean,
): JudgedWorkout => ({
  number: dayNumber(workout.scheduledDate),
  workoutType: workout.workoutType,
  sort: sortOf(workout),
  intensity: 'intensity' in workout ? intensityOf(workout as KeptWorkout) : null,
  minutes: workout.duration,
  isLong: workout.isLong,
  isHard: workout.isHard,
  isFixed,
});
