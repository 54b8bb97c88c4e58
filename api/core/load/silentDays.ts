import { addDays, type Day, daysBetween } from '../calendar/calendar.ts';
import type { WorkoutStatus, WorkoutType } from '../codes/workout.ts';
import { ASK_AFTER_DAYS } from '../constants/adapt.ts';
import { isDone, isIllOn, type IllTime } from './consistency.ts';

export interface PlannedWorkout {
  id: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  status: WorkoutStatus;
  /** The athlete, or their device, said what became of it; a past day alone says nothing. */
  hasFeedback: boolean;
}

/** Days with workouts of which nobody knows whether they were done. */
export interface SilentDays {
  /** Day of the first of these workouts: it names the silence. */
  from: Day;
  /** Yesterday. */
  to: Day;
  /** In the order given. */
  workoutIds: readonly string[];
}

/** What else an athlete is heard of by. */
export interface Heard {
  /** Days of check-ins and of recordings. */
  signs: readonly Day[];
  illnesses: readonly IllTime[];
}

/**
 * The days to ask about: after a week without feedback, recording or check-in, on which workouts were planned. Null: nothing to ask, or the
 * athlete is ill as far as is known. Races have results of their own.
 */
export function silentDays(
  today: Day,
  workouts: readonly PlannedWorkout[],
  { signs, illnesses }: Heard,
): SilentDays | null {
  if (isIllOn(today, illnesses)) return null;
  const isHeard = ({ status, hasFeedback }: PlannedWorkout) => hasFeedback || isDone({ status });
  const heardOn = [
    ...signs,
    ...workouts.filter(isHeard).map(({ scheduledDate }) => scheduledDate),
    ...illnesses.flatMap(({ wellOn }) => (wellOn === null ? [] : [addDays(wellOn, -1)])),
  ].filter((day) => day <= today);
  const last = heardOn.reduce((latest, day) => (day > latest ? day : latest), '');
  const silent = workouts.filter(
    (workout) =>
      workout.scheduledDate > last &&
      workout.scheduledDate < today &&
      workout.workoutType !== 'race' &&
      !isHeard(workout),
  );
  const days = silent.map(({ scheduledDate }) => scheduledDate).sort();
  const [from] = days;
  if (from === undefined) return null;
  const since = last === '' ? from : addDays(last, 1);
  if (daysBetween(since, today) < ASK_AFTER_DAYS) return null;
  return { from, to: addDays(today, -1), workoutIds: silent.map(({ id }) => id) };
}
