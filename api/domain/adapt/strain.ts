import { type Strain, strains } from '../../core/change/operations/strain.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import { weekdayOf } from '../../core/calendar/calendar.ts';
import { removedWorkouts } from './adaptation.ts';
import { NotPossible } from '../kernel/errors.ts';
import { asScheduledWorkout, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { Tx } from '../kernel/ports.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';

type Reader = Pick<
  Tx,
  'athlete' | 'workout' | 'trainingWeek' | 'revision' | 'checkIn' | 'wellnessDay' | 'illnessReport' | 'activity'
>;
type Whose = Pick<LockedAthlete, 'id' | 'today' | 'scheduleMode' | 'scheduleSports'>;

/**
 * What speaks against a workout on its day, beside all that the schedule holds: `before` is what it was, null for a new one.
 * Nothing where there are no limits yet to judge it by.
 */
export async function strainsOf(
  tx: Reader,
  athlete: Whose,
  { before, after }: { before: WorkoutRow | null; after: WorkoutRow },
): Promise<Strain[]> {
  const open = await loadOpenSchedule(tx, athlete).catch((error: unknown) => {
    if (error instanceof NotPossible) return null;
    throw error;
  });
  if (open === null) return [];
  const others = open.workouts.filter(({ id }) => id !== after.id);
  const workout = (workout: WorkoutRow) => ({
    ...asScheduledWorkout(workout),
    dayOfWeek: weekdayOf(workout.scheduledDate),
  });
  const [was, is] = [before, after].map((each) => (each === null ? others : [...others, workout(each)]));
  return strainsIn(tx, athlete.id, { ...open, workouts: was! }, is!);
}

/** What speaks against the schedule as it becomes, beside what it breaks already. */
export async function strainsIn(
  tx: Reader,
  athleteId: string,
  open: OpenSchedule,
  after: readonly ScheduledWorkout[],
): Promise<Strain[]> {
  const removed = await removedWorkouts(tx, athleteId, open);
  return strains(open.workouts, after, { limits: open.limits, removed });
}
