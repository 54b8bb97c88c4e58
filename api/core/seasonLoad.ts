import type { Athlete, Sport } from './athlete.ts';
import { addDays, mondayOf, type Day } from './calendar.ts';
import { TSS_PER_HOUR } from './constants/load.ts';
import { RACE_TYPE_NUMBERS } from './constants/season.ts';
import { projectLoad, seedFitness, type Fitness, type ProjectedDay } from './loadSeries.ts';
import type { Race, RaceType } from './race.ts';
import { hoursAtStart } from './profile.ts';
import { hoursBesideRaces } from './seasonPlan.ts';
import type { WeekTarget } from './season.ts';
import { disciplineOf, steeringRaceByWeek } from './weekSlots.ts';

/** TSS of days before `today`; days that are not in it had none. */
export interface PastLoad {
  today: Day;
  tssByDay: Readonly<Record<Day, number>>;
}

/**
 * Fitness, fatigue and form on every day of the planned weeks, before sessions exist: each week's hours spread over its days without a race, race days
 * by the race type's estimate; a race that was not started counts nothing. `start` null: from the athlete's present hours. `past`: what was really
 * done on the days before `today`. The `tsb` of a race day is the form on race morning.
 */
export function seasonLoad(input: {
  weeks: readonly WeekTarget[];
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  start: Fitness | null;
  past?: PastLoad | null;
}): ProjectedDay[] {
  const { weeks, athlete, sports, past } = input;
  const races = input.races.filter(({ result }) => result?.status !== 'did-not-start');
  const first = weeks[0];
  if (!first) return [];
  const steering = steeringRaceByWeek(input.races);
  const raceTypeAt = (week: WeekTarget): RaceType | null => steering(week.weekStartDate)?.raceType ?? null;
  const perHour = TSS_PER_HOUR[disciplineOf(raceTypeAt(first), sports)].base;
  const start = input.start ?? seedFitness(hoursAtStart(athlete, raceTypeAt(first), sports), perHour);
  const tssByDay: Record<Day, number> = {};
  for (const week of weeks) {
    const inWeek = races.filter(({ raceDate }) => mondayOf(raceDate) === week.weekStartDate);
    const days = Array.from({ length: 7 }, (_, i) => addDays(week.weekStartDate, i));
    const free = days.filter((day) => !inWeek.some(({ raceDate }) => raceDate === day));
    const tss = hoursBesideRaces(week, races) * TSS_PER_HOUR[disciplineOf(raceTypeAt(week), sports)][week.phaseType];
    for (const day of free) tssByDay[day] = tss / free.length;
    for (const race of inWeek) tssByDay[race.raceDate] = (tssByDay[race.raceDate] ?? 0) + RACE_TYPE_NUMBERS[race.raceType].raceTss;
  }
  for (const day of Object.keys(tssByDay)) if (past && day < past.today) tssByDay[day] = past.tssByDay[day] ?? 0;
  return projectLoad({ start, firstDay: first.weekStartDate, lastDay: weeks.at(-1)!.weekEndDate, tssByDay });
}
