import type { Athlete, Sport } from './athlete.ts';
import { addDays, mondayOf, type Day } from './calendar.ts';
import { TSS_PER_HOUR } from './constants/load.ts';
import { RACE_TYPE_NUMBERS } from './constants/season.ts';
import { projectLoad, seedFitness, type Fitness, type ProjectedDay } from './loadSeries.ts';
import type { Race, RaceType } from './race.ts';
import { hoursAtStart } from './profile.ts';
import { hoursBesideRaces } from './seasonPlan.ts';
import type { WeekTarget } from './season.ts';
import { disciplineOf, steeringRace } from './weekSlots.ts';

/**
 * Fitness, fatigue and form on every day of the planned weeks, before sessions exist: each week's hours spread over its days without a race, race days
 * by the race type's estimate. `start` null: from the athlete's present hours. The `tsb` of a race day is the form on race morning.
 */
export function seasonLoad(input: {
  weeks: readonly WeekTarget[];
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  start: Fitness | null;
}): ProjectedDay[] {
  const { weeks, athlete, sports, races } = input;
  const first = weeks[0];
  if (!first) return [];
  const raceTypeAt = (week: WeekTarget): RaceType | null => steeringRace(races, week.weekStartDate)?.raceType ?? null;
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
  return projectLoad({ start, firstDay: first.weekStartDate, lastDay: weeks.at(-1)!.weekEndDate, tssByDay });
}
