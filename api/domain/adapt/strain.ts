import { type Strain, strains } from '../../core/change/operations/strain.ts';
import { weekdayOf } from '../../core/calendar/calendar.ts';
import { removedSessions } from './adaptation.ts';
import { NotPossible } from '../kernel/errors.ts';
import { asSession, loadOpenSchedule } from '../planning/openSchedule.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { Tx } from '../kernel/ports.ts';
import type { ScheduledWorkout } from '../revision/scheduledWorkout.ts';

type Reader = Pick<Tx, 'athlete' | 'workout' | 'trainingWeek' | 'revision' | 'checkIn' | 'illnessReport' | 'activity'>;
type Whose = Pick<LockedAthlete, 'id' | 'today' | 'scheduleMode' | 'scheduleSports'>;

/**
 * What speaks against a workout on its day, beside all that the schedule holds: `before` is what it was, null for a new one.
 * Nothing where there are no limits yet to judge it by.
 */
export async function strainsOf(
  tx: Reader,
  athlete: Whose,
  { before, after }: { before: ScheduledWorkout | null; after: ScheduledWorkout },
): Promise<Strain[]> {
  const open = await loadOpenSchedule(tx, athlete).catch((error: unknown) => {
    if (error instanceof NotPossible) return null;
    throw error;
  });
  if (open === null) return [];
  const others = open.sessions.filter(({ id }) => id !== after.id);
  const session = (workout: ScheduledWorkout) => ({
    ...asSession(workout),
    dayOfWeek: weekdayOf(workout.scheduledDate),
  });
  const removed = await removedSessions(tx, athlete.id, open);
  return strains(before === null ? others : [...others, session(before)], [...others, session(after)], {
    limits: open.limits,
    removed,
  });
}
