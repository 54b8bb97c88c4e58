import { DAY_MS, dayNumber } from '../../core/calendar/calendar.ts';
import type { FitPlan } from '../../core/workout/files/fitPlan.ts';
import { hashOfSecret } from '../account/account.ts';
import type { FileWriters } from '../kernel/ports.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';

const SECOND_MS = 1000;

/** The FIT file of a workout. Devices tell workouts by instant and number: the same for the same version of the same workout, in every file. */
export function fitFileOf(files: Pick<FileWriters, 'fit'>, workout: WorkoutRow, plan: FitPlan): Uint8Array {
  const { id, scheduledDate, version } = workout;
  return files.fit(plan, {
    made: new Date(dayNumber(scheduledDate) * DAY_MS + version * SECOND_MS),
    number: Number.parseInt(hashOfSecret(id).slice(0, 8), 16),
  });
}
