import type { Athlete, Thresholds } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import { isRunningRace, type RaceType } from '../codes/race.ts';
import type { ZonedSport } from '../codes/sport.ts';
import { RACE_EFFORT_DRIFT, RACE_METRES } from '../constants/prediction.ts';
import { RUN_RACE_EFFORT } from '../constants/workouts.ts';
import type { Race } from '../race/race.ts';
import { plannedSeconds } from './goal.ts';
import { knownOf } from './knownOf.ts';
import { legEfforts, legsOf, legsSeconds } from './legs.ts';
import { predictRace } from './predictRace.ts';
import { solveRising } from './solve.ts';

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

/** Effort of each sport in a race, fraction of threshold; a sport that is left out is done at the usual one of the race's type. */
export type RaceEfforts = Readonly<Partial<Record<ZonedSport, number>>>;

const USUAL: RaceEfforts = {};
const LEAST = 1 - RACE_EFFORT_DRIFT;
const MOST = 1 + RACE_EFFORT_DRIFT;

/** Halvings until an effort is certain to less than the range of a target. */
const EFFORT_HALVINGS = 12;

/**
 * Efforts of a race: the goal's where thresholds and results allow it, else those of the time that they predict, within bounds around
 * the usual ones.
 */
export function raceEfforts(
  race: Race | undefined,
  { thresholds }: Pick<Athlete, 'thresholds'>,
  races: readonly Race[],
  today: Day,
): RaceEfforts {
  if (race === undefined || thresholds === undefined) return USUAL;
  const known = knownOf(thresholds, races, today);
  const seconds = plannedSeconds(predictRace(race.raceType, known), race.goalTimeSec ?? null);
  if (seconds === null) return USUAL;
  return isRunningRace(race.raceType)
    ? runningEffort(race.raceType, thresholds, seconds)
    : effortsOfLegs(race, thresholds, seconds);
}

function runningEffort(raceType: RaceType, { runThresholdSpeed }: Thresholds, seconds: number): RaceEfforts {
  if (runThresholdSpeed === null) return USUAL;
  const usual = RUN_RACE_EFFORT[raceType]!;
  const effort = RACE_METRES[raceType].run! / seconds / runThresholdSpeed;
  return { run: Math.min(MOST * usual, Math.max(LEAST * usual, effort)) };
}

/** A goal asks for as much more of each leg as of the others; without one they are what the prediction was made of. */
function effortsOfLegs({ raceType, goalTimeSec }: Race, thresholds: Thresholds, seconds: number): RaceEfforts {
  if (seconds !== goalTimeSec) return USUAL;
  const speed = (factor: number) => 1 / legsSeconds(legsOf(raceType, thresholds, null, legEfforts(raceType, factor))!);
  return legEfforts(raceType, solveRising(1 / seconds, [LEAST, MOST], speed, EFFORT_HALVINGS));
}
