import type { Athlete } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { RaceType } from '../codes/race.ts';
import type { Race } from '../race/race.ts';
import { knownOf } from './knownOf.ts';
import { plannedOf, type RaceEfforts } from './planned.ts';

/** The race of that type that a week from this Monday on trains for: the next A race, else the next. */
export function raceTrainedFor(races: readonly Race[], raceType: RaceType | null, monday: Day): Race | undefined {
  let next: Race | undefined;
  for (const race of races) {
    if (race.raceType !== raceType || race.raceDate < monday) continue;
    if (next === undefined || isNearer(race, next)) next = race;
  }
  return next;
}

/** A race of priority A before any other, then the earlier one. */
const isNearer = (race: Race, other: Race): boolean =>
  (race.priority === 'A') === (other.priority === 'A') ? race.raceDate < other.raceDate : race.priority === 'A';

/** Efforts of a race, those of its goal or of what is predicted; the usual ones where no threshold is known, or it is no target. */
export const raceEfforts = (
  race: Race | undefined,
  { thresholds }: Pick<Athlete, 'thresholds'>,
  races: readonly Race[],
  today: Day,
): RaceEfforts =>
  race === undefined || race.clearedBy !== undefined || thresholds === undefined
    ? {}
    : plannedOf(race, knownOf(thresholds, races, today)).efforts;

/** As `raceEfforts`, each race predicted once. */
export function effortsByRace(
  athlete: Pick<Athlete, 'thresholds'>,
  races: readonly Race[],
  today: Day,
): (race: Race | undefined) => RaceEfforts {
  const known = new Map<Race | undefined, RaceEfforts>();
  return (race) => {
    const efforts = known.get(race) ?? raceEfforts(race, athlete, races, today);
    known.set(race, efforts);
    return efforts;
  };
}
