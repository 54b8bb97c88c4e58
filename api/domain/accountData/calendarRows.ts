import type { Priority, RaceType } from '../../core/codes/race.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { WITH_TIMES } from '../athlete/trainingTimes.ts';
import type { Prisma, Race } from '../../generated/prisma/client.ts';
import { dayOf } from '../kernel/day.ts';

/** What a calendar is written from, of the athlete. */
export const CALENDAR_ATHLETE = {
  ftp: true,
  runThresholdSpeed: true,
  css: true,
  lthr: true,
  updatedAt: true,
  user: { select: { timeZone: true, units: true, poolLength: true, updatedAt: true } },
  ...WITH_TIMES,
} satisfies Prisma.AthleteSelect;

type CalendarAthlete = Prisma.AthleteGetPayload<{ select: typeof CALENDAR_ATHLETE }>;

/** In what its texts are written: the reader's units, and the athlete's thresholds. */
export const writtenIn = ({ ftp, runThresholdSpeed, css, lthr, user: { units, poolLength } }: CalendarAthlete) => ({
  thresholds: { ftp, runThresholdSpeed, css, lthr },
  units: { units, poolLength } as DisplayUnits,
});

export const calendarRaces = (races: readonly Race[]) =>
  races.map((race) => ({
    ...race,
    raceDate: dayOf(race.raceDate),
    raceType: race.raceType as RaceType,
    priority: race.priority as Priority,
  }));
