import { fullEntries } from '../../core/language/calendarEntries.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { encodeId } from '../../core/units/ids.ts';
import type { Priority, RaceType } from '../../core/codes/race.ts';
import { dayOf } from '../kernel/day.ts';
import type { AccountIds } from './exportTables.ts';
import type { Tx, WriteCalendar } from '../kernel/ports.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { timesOf, WITH_TIMES } from '../athlete/trainingTimes.ts';

/** Every workout and race that there ever was, as the athlete's own calendar shows them. */
export async function calendarText(
  tx: Pick<Tx, 'athlete' | 'workout' | 'race'>,
  { athleteId }: AccountIds,
  write: WriteCalendar,
): Promise<string> {
  const athlete = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: {
      ftp: true,
      runThresholdSpeed: true,
      css: true,
      lthr: true,
      user: { select: { timeZone: true, units: true, poolLength: true } },
      ...WITH_TIMES,
    },
  });
  const rows = await tx.workout.findMany({
    where: { athleteId },
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
    include: WITH_FEEDBACK,
  });
  const races = await tx.race.findMany({ where: { athleteId }, orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] });
  const {
    ftp,
    runThresholdSpeed,
    css,
    lthr,
    user: { timeZone, units, poolLength },
  } = athlete;
  const changed = new Map([...rows, ...races].map(({ id, updatedAt }) => [id, updatedAt]));
  const entries = fullEntries({
    workouts: rows.map(workoutOf),
    races: races.map((race) => ({
      ...race,
      raceDate: dayOf(race.raceDate),
      raceType: race.raceType as RaceType,
      priority: race.priority as Priority,
    })),
    starts: timesOf(athlete).starts,
    thresholds: { ftp, runThresholdSpeed, css, lthr },
    units: { units, poolLength } as DisplayUnits,
  });
  return write({
    name: 'Evenpace',
    timeZone,
    events: entries.map(({ of, id, ...entry }) => ({
      ...entry,
      uid: `${encodeId(of, id)}@evenpace`,
      sequence: 0,
      changedAt: changed.get(id)!,
    })),
  });
}
