import { GOAL_BOUNDS, OF_MANY_DISTANCES, OWN_SPEEDS } from '../constants/prediction.ts';
import { longClockText } from '../units/clock.ts';
import { type PredictedTimes, type Race, RACE_TYPE_LABELS } from './race.ts';
import { ownMetres, type RaceOfLength } from './raceMetres.ts';

/** Fastest and slowest goal, seconds: of its own distance where that is known, else of its type. */
function goalBounds(race: RaceOfLength): readonly [fastest: number, slowest: number] {
  const metres = ownMetres(race);
  const speeds = OWN_SPEEDS[race.raceType];
  if (metres === null || speeds === undefined) return GOAL_BOUNDS[race.raceType];
  return [Math.ceil(metres / speeds[1]), Math.floor(metres / speeds[0])];
}

/** What is wrong with a goal, seconds; null: nothing. */
export function goalTimeProblem(race: RaceOfLength, goalTimeSec: number): string | null {
  const [fastest, slowest] = goalBounds(race);
  if (goalTimeSec >= fastest && goalTimeSec <= slowest) return null;
  const of = ownMetres(race) === null ? 'this race type' : 'a race of this length';
  return `A goal time for ${of} (${RACE_TYPE_LABELS[race.raceType]}) is from ${longClockText(fastest)} to ${longClockText(slowest)}.`;
}

/** Seconds that are planned for a race with this goal; undefined: neither goal nor prediction. */
export const plannedFor = (goalTimeSec: number | null, predicted: PredictedTimes | undefined): number | undefined =>
  goalTimeSec === null ? predicted?.usualSec : Math.max(goalTimeSec, predicted?.fastestSec ?? 0);

/** The race with another goal, or none, and the time that is planned for it. */
export function withGoal<R extends Race>(race: R, goalTimeSec: number | null): R {
  const { plannedSec: _, ...rest } = race;
  const plannedSec = race.clearedBy === undefined ? plannedFor(goalTimeSec, race.predicted) : undefined;
  return { ...rest, goalTimeSec, ...(plannedSec !== undefined && { plannedSec }) } as R;
}

/** A goal this much faster than what is planned is told of, also where it lies in the range [D]. */
const TOLD_SHARE = 0.01;

/** Seconds by which the goal is faster than the training goes; null: it is not, or nothing tells. */
export function goalTooFastBy({ raceType, raceName, goalTimeSec = null, predicted }: Race): number | null {
  if (goalTimeSec === null || predicted === undefined) return null;
  // it may be meant for another distance
  if (OF_MANY_DISTANCES.includes(raceType) && ownMetres({ raceType, raceName }) === null) return null;
  const { lowSec, fastestSec } = predicted;
  const isTold = goalTimeSec < lowSec || goalTimeSec < (1 - TOLD_SHARE) * fastestSec;
  return isTold ? fastestSec - goalTimeSec : null;
}
