import { addDays, type Day, daysBetween, mondayOf } from '../calendar/calendar.ts';
import { isDone, type WorkoutStatus, type WorkoutType } from '../codes/workout.ts';
import { ASK_AFTER_DAYS } from '../constants/adapt.ts';
import { isIllOn, type IllTime } from './consistency.ts';

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
  /** Others of those days were told of. */
  isBetweenTold: boolean;
}

/** What else an athlete is heard of by. */
export interface Heard {
  /** Days of check-ins and of recordings. */
  signs: readonly Day[];
  illnesses: readonly IllTime[];
}

/**
 * The days to ask about: after a week without feedback, recording or check-in, on which workouts were planned; else those of last week whose
 * workouts nobody told of, although later ones were told of: a week later they count as not done. Null: nothing to ask, or the
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
  const last = latest(heardOn);
  const untold = workouts.filter(
    (workout) => workout.scheduledDate < today && workout.workoutType !== 'race' && !isHeard(workout),
  );
  const asked = (of: readonly PlannedWorkout[], isBetweenTold: boolean): SilentDays | null => {
    const [from] = of.map(({ scheduledDate }) => scheduledDate).sort();
    if (from === undefined) return null;
    return { from, to: addDays(today, -1), workoutIds: of.map(({ id }) => id), isBetweenTold };
  };
  const silent = asked(
    untold.filter(({ scheduledDate }) => scheduledDate > last),
    false,
  );
  if (silent !== null && daysBetween(last === '' ? silent.from : addDays(last, 1), today) >= ASK_AFTER_DAYS)
    return silent;
  const monday = mondayOf(today);
  const lastTold = latest(workouts.filter(isHeard).map(({ scheduledDate }) => scheduledDate));
  return asked(
    untold.filter(
      ({ scheduledDate: day }) =>
        day >= addDays(monday, -7) && day < monday && day < lastTold && !isIllOn(day, illnesses),
    ),
    true,
  );
}

const latest = (days: readonly Day[]): Day | '' => days.reduce((last, day) => (day > last ? day : last), '');
