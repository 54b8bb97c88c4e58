import type { Thresholds } from '../athlete/athlete.ts';
import { isRunningRace, type RaceType } from '../codes/race.ts';
import type { ZonedSport } from '../codes/sport.ts';
import {
  MIN_GOAL_EFFORT,
  METHOD_SPREAD,
  type Metres,
  OF_MANY_DISTANCES,
  RACE_EFFORT_DRIFT,
  RACE_METRES,
} from '../constants/prediction.ts';
import { RUN_RACE_EFFORT } from '../constants/workouts.ts';
import type { Race } from '../race/race.ts';
import { ownMetres, raceMetres, type RaceOfLength } from '../race/raceMetres.ts';
import { plannedSeconds, standingOf } from './goal.ts';
import { legEfforts, legsOf, legsSeconds } from './legs.ts';
import { type Known, predictRace, secondsOfThreshold } from './predictRace.ts';
import { solveRising } from './solve.ts';

/** Effort of each sport in a race, fraction of threshold; a sport that is left out is done at the usual one of the race's type. */
export type RaceEfforts = Readonly<Partial<Record<ZonedSport, number>>>;

/** What a race is trained and paced for, one number for both. */
export interface Planned {
  /** From start to finish; null: neither goal nor prediction. */
  seconds: number | null;
  efforts: RaceEfforts;
}

const USUAL: RaceEfforts = {};
const LEAST = 1 - RACE_EFFORT_DRIFT;
const MOST = 1 + RACE_EFFORT_DRIFT;

/** Halvings until an effort is certain to less than the range of a target. */
const EFFORT_HALVINGS = 12;

/**
 * Time and efforts of a race to come: those of the goal, which may ask for less than is predicted, but for no more than thresholds and
 * results allow; without a goal those of what they predict, near the usual ones of the race's type. Weeks of running make nobody
 * train slower.
 */
export function plannedOf(
  { raceType, raceName, goalTimeSec = null }: RaceOfLength & Pick<Race, 'goalTimeSec'>,
  known: Known,
): Planned {
  const metres = raceMetres({ raceType, raceName });
  const hasOwn = ownMetres({ raceType, raceName }) !== null;
  const prediction = predictRace(raceType, { ...known, running: null }, metres);
  const seconds = plannedSeconds(prediction, goalTimeSec);
  if (prediction === null || known.thresholds === null) return { seconds, efforts: USUAL };
  const standing = goalTimeSec === null ? null : standingOf(goalTimeSec, prediction);
  // a goal beyond the range of a race that is held over many distances tells of another distance, unless its own is known
  if (standing === 'slower' && !hasOwn && OF_MANY_DISTANCES.includes(raceType)) return { seconds, efforts: USUAL };
  const isGoal = standing !== null;
  return isRunningRace(raceType)
    ? plannedRun(raceType, known.thresholds, seconds!, isGoal)
    : plannedLegs(raceType, known.thresholds, seconds!, { isGoal, metres });
}

/** Beyond its bounds an effort stays at them, and the time with it; a goal so slow stays, since its course may tell why. */
function plannedRun(raceType: RaceType, { runThresholdSpeed }: Thresholds, seconds: number, isGoal: boolean): Planned {
  if (runThresholdSpeed === null) return { seconds, efforts: USUAL };
  const usual = RUN_RACE_EFFORT[raceType]!;
  const atThreshold = RACE_METRES[raceType].run! / runThresholdSpeed;
  const ofThreshold = atThreshold / secondsOfThreshold(raceType, runThresholdSpeed);
  const most = Math.max(MOST * usual, ofThreshold / (1 - METHOD_SPREAD.VDOT));
  const run = Math.min(most, Math.max((isGoal ? MIN_GOAL_EFFORT : LEAST) * usual, atThreshold / seconds));
  const paced = Math.round(atThreshold / run);
  return { seconds: isGoal ? Math.max(seconds, paced) : paced, efforts: { run } };
}

/** A goal asks for as much more of each leg as of the others; without one they are what the prediction was made of. */
function plannedLegs(
  raceType: RaceType,
  thresholds: Thresholds,
  seconds: number,
  { isGoal, metres }: { isGoal: boolean; metres: Metres },
): Planned {
  const isUsual = metres === RACE_METRES[raceType];
  if (!isGoal) return { seconds, efforts: isUsual ? USUAL : legEfforts(raceType, 1, metres) };
  const secondsAt = (factor: number) =>
    legsSeconds(legsOf(raceType, thresholds, null, legEfforts(raceType, factor, metres), metres)!);
  const paced = Math.max(seconds, Math.round(secondsAt(MOST)));
  const speed = (factor: number) => 1 / secondsAt(factor);
  const factor = solveRising(1 / paced, [MIN_GOAL_EFFORT, MOST], speed, EFFORT_HALVINGS);
  return { seconds: paced, efforts: legEfforts(raceType, factor, metres) };
}
