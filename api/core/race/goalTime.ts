import type { RaceType } from '../codes/race.ts';
import { GOAL_BOUNDS, OF_MANY_DISTANCES } from '../constants/prediction.ts';
import { longClockText } from '../units/clock.ts';
import { type PredictedTimes, type Race, RACE_TYPE_LABELS } from './race.ts';

/** What is wrong with a goal, seconds; null: nothing. */
export function goalTimeProblem(raceType: RaceType, goalTimeSec: number): string | null {
  const [fastest, slowest] = GOAL_BOUNDS[raceType];
  if (goalTimeSec >= fastest && goalTimeSec <= slowest) return null;
  return `A goal time for this race type (${RACE_TYPE_LABELS[raceType]}) is from ${longClockText(fastest)} to ${longClockText(slowest)}.`;
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
export function goalTooFastBy({ raceType, goalTimeSec = null, predicted }: Race): number | null {
  if (goalTimeSec === null || predicted === undefined || OF_MANY_DISTANCES.includes(raceType)) return null;
  const { lowSec, fastestSec } = predicted;
  const isTold = goalTimeSec < lowSec || goalTimeSec < (1 - TOLD_SHARE) * fastestSec;
  return isTold ? fastestSec - goalTimeSec : null;
}
