import { fullEntries } from '../../core/language/calendarEntries.ts';
import { encodeId } from '../../core/units/ids.ts';
import { CALENDAR_ATHLETE, calendarRaces, writtenIn } from './calendarRows.ts';
import type { AccountIds } from './exportTables.ts';
import type { Tx, WriteCalendar } from '../kernel/ports.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { timesOf } from '../athlete/trainingTimes.ts';

/** Every workout and race that there ever was, as the athlete's own calendar shows them. */
export async function calendarText(
  tx: Pick<Tx, 'athlete' | 'workout' | 'race'>,
  { athleteId }: AccountIds,
  write: WriteCalendar,
): Promise<string> {
  const athlete = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: CALENDAR_ATHLETE,
  });
  const rows = await tx.workout.findMany({
    where: { athleteId },
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
    include: WITH_FEEDBACK,
  });
  const races = await tx.race.findMany({ where: { athleteId }, orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] });
  const changed = new Map([...rows, ...races].map(({ id, updatedAt }) => [id, updatedAt]));
  const entries = fullEntries({
    workouts: rows.map(workoutOf),
    races: calendarRaces(races),
    starts: timesOf(athlete).starts,
    ...writtenIn(athlete),
  });
  return write({
    name: 'Evenpace',
    timeZone: athlete.user.timeZone,
    events: entries.map(({ of, id, ...entry }) => ({
      ...entry,
      uid: `${encodeId(of, id)}@evenpace`,
      sequence: 0,
      changedAt: changed.get(id)!,
    })),
  });
}
