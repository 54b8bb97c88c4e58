import { groupedBy } from '../units/groupedBy.ts';
import { raceTssOf } from '../race/raceSize.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import { addDays, type Day, daysBetween, mondayOf, weekdayIndex } from '../calendar/calendar.ts';
import { TSS_PER_HOUR } from '../constants/load.ts';
import { B_EASY_DAYS, COSTLY_B_EASY_DAYS, COSTLY_B_TYPES, EASY_DAY_SHARE } from '../constants/season.ts';
import { type Fitness, loadSeries, type ProjectedDay, seedFitness } from '../load/fitness.ts';
import type { Race } from '../race/race.ts';
import type { RaceType } from '../codes/race.ts';
import { hoursAtStart } from '../athlete/profile.ts';
import { hoursBesideRaces } from './seasonPlan.ts';
import type { Goals, WeekTarget } from './season.ts';
import { disciplineOf, steeringRaceByWeek } from './weekSlots.ts';

/** Load that is known, whatever the season plans. */
export interface PastLoad {
  today: Day;
  /** TSS of the days before; days that are not in it had none. */
  tssByDay: Readonly<Record<Day, number>>;
  /** TSS of today, done or in its workouts; null: as the season plans it. Today is shown with it; what follows is projected from the season's plan. */
  tssToday: number | null;
  /** On the eve of the season's first week; null: from the hours the athlete came with. */
  start: Fitness | null;
}

/** State of an athlete of whom nothing is known before a Monday but the hours they came with. */
export const fitnessAtStart = (monday: Day, { athlete, sports, races }: Goals): Fitness =>
  fitnessFromHours(athlete, steeringRaceByWeek(races)(monday)?.raceType ?? null, sports);

/** The same of an athlete who trains for a race of this type, or for none. */
export function fitnessFromHours(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): Fitness {
  return seedFitness(hoursAtStart(athlete, raceType, sports), TSS_PER_HOUR[disciplineOf(raceType, sports)].base);
}

/**
 * Fitness, fatigue and form on every day of the planned weeks, before workouts exist: each week's hours spread over its days without a race, less on
 * the last days before a B or C race, race days
 * by the race type's estimate; a race that was not started counts nothing. Days that the `past` knows count as it says. The `tsb` of a race day
 * is the form on race morning.
 */
export function seasonLoad(input: Goals & { weeks: readonly WeekTarget[]; past: PastLoad | null }): ProjectedDay[] {
  const { weeks, sports, past } = input;
  const first = weeks[0];
  if (!first) return [];
  const steering = steeringRaceByWeek(input.races);
  const disciplineAt = (week: WeekTarget) => disciplineOf(steering(week.weekStartDate)?.raceType ?? null, sports);
  const start = past?.start ?? fitnessAtStart(first.weekStartDate, input);
  const racesByWeek = racesOfWeeks(input.races);
  // followed with every frame of a drag, so each day is named once and nothing is looked up by its name
  const weights = dayWeights(first.weekStartDate, 7 * weeks.length, input.races);
  const days: Day[] = [];
  const tss: number[] = [];
  for (const week of weeks) {
    const inWeek = racesByWeek.get(week.weekStartDate) ?? [];
    const raced = new Map<number, number>();
    for (const race of inWeek)
      raced.set(weekdayIndex(race.raceDate), (raced.get(weekdayIndex(race.raceDate)) ?? 0) + raceTssOf(race));
    const at = days.length;
    let shares = 0;
    for (let weekday = 0; weekday < 7; weekday++) if (!raced.has(weekday)) shares += weights[at + weekday]!;
    const share = (hoursBesideRaces(week, inWeek) * TSS_PER_HOUR[disciplineAt(week)][week.phaseType]) / shares;
    for (let weekday = 0; weekday < 7; weekday++) {
      const day = addDays(week.weekStartDate, weekday);
      days.push(day);
      tss.push(
        past && day < past.today ? (past.tssByDay[day] ?? 0) : (raced.get(weekday) ?? share * weights[at + weekday]!),
      );
    }
  }
  const series = loadSeries(start, tss);
  const at = past?.tssToday == null ? -1 : days.indexOf(past.today);
  if (at >= 0) series[at] = loadSeries(series[at - 1] ?? start, [past!.tssToday!])[0]!;
  // written out: a field added after a spread costs microseconds in Node 20
  return series.map(({ tss, ctl, atl, tsb }, i) => ({ tss, ctl, atl, tsb, day: days[i]! }));
}

/** What each day holds of its week, 1 on an ordinary day and less where the athlete rests for a B or C race. */
function dayWeights(firstDay: Day, count: number, races: readonly Race[]): number[] {
  const weights = Array.from({ length: count }, () => 1);
  for (const { raceDate, raceType, priority } of races) {
    const easyDays =
      priority === 'A'
        ? 0
        : priority === 'C'
          ? 1
          : COSTLY_B_TYPES.includes(raceType)
            ? COSTLY_B_EASY_DAYS
            : B_EASY_DAYS;
    const raceDay = daysBetween(firstDay, raceDate);
    for (let day = Math.max(0, raceDay - easyDays); day < Math.min(count, raceDay); day++)
      weights[day] = EASY_DAY_SHARE;
  }
  return weights;
}

/** Races by the Monday of their week, without those that were not started. */
function racesOfWeeks(races: readonly Race[]): ReadonlyMap<Day, readonly Race[]> {
  const started = races.filter(({ result }) => result?.status !== 'did-not-start');
  return groupedBy(started, ({ raceDate }) => mondayOf(raceDate));
}
