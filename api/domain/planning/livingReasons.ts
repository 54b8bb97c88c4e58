import { livingReasons } from '../../core/week/livingReasons.ts';
import type { Reason } from '../../core/codes/reason.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import type { CurrentSchedule, Reads } from './currentSchedule.ts';
import { readSchedulesAround } from './livingProof.ts';

type Reasoned = Pick<WorkoutRow, 'id' | 'athleteId' | 'scheduledDate' | 'duration' | 'reasons'>;

/** The reasons as they are true of the schedule; of a workout that is not on it, or not as it is there, as they were told. */
function reasonsIn({ context, workouts }: CurrentSchedule, workout: Reasoned): readonly Reason[] {
  const current = workouts.find(({ id }) => id === workout.id);
  const isThis = current?.scheduledDate === workout.scheduledDate && current.duration === workout.duration;
  return isThis ? livingReasons(context, workouts, { ...current, reasons: workout.reasons }) : workout.reasons;
}

/**
 * Why each of these workouts is what it is, as their weeks stand now, or stood when they ended lately. The caller has asked whether the
 * viewer may. One statement where nothing has changed since the schedules were last read.
 */
export async function readReasons(deps: Reads, workouts: readonly Reasoned[]): Promise<(readonly Reason[])[]> {
  const scheduleOf = await readSchedulesAround(deps, workouts);
  return workouts.map((workout) => {
    const schedule = scheduleOf(workout.athleteId, workout.scheduledDate);
    return schedule ? reasonsIn(schedule, workout) : workout.reasons;
  });
}
