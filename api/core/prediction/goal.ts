import type { RaceType } from '../codes/race.ts';
import { RACE_METRES } from '../constants/prediction.ts';
import { pastMarathon, riegelSeconds } from './running.ts';
import type { Prediction } from './predictRace.ts';

/** Where a goal lies against the range. */
export type GoalStanding = 'within' | 'faster' | 'slower';

export const standingOf = (goalTimeSec: number, { lowSec, highSec }: Prediction): GoalStanding =>
  goalTimeSec < lowSec ? 'faster' : goalTimeSec > highSec ? 'slower' : 'within';

/**
 * Seconds that a race is trained and paced for, as far as its time alone tells: the goal, or the fast end of the range where the goal is
 * faster; without a goal what is predicted. Null: there is neither.
 */
export function plannedSeconds(prediction: Prediction | null, goalTimeSec: number | null): number | null {
  if (prediction === null) return goalTimeSec;
  return goalTimeSec === null ? prediction.likelySec : Math.max(goalTimeSec, prediction.lowSec);
}

/** A shorter race that would support a goal, and its seconds by Riegel, or as an ultra draws a marathon out; null where there is none. */
export function supportingRace(raceType: RaceType, goalTimeSec: number): { distanceM: number; seconds: number } | null {
  const distanceM = SUPPORTING_METRES[raceType];
  if (distanceM === undefined) return null;
  const metres = RACE_METRES[raceType].run!;
  const seconds =
    distanceM === RACE_METRES.marathon.run
      ? goalTimeSec / pastMarathon(1, metres)
      : riegelSeconds(goalTimeSec, metres, distanceM);
  return { distanceM, seconds: Math.floor(seconds) };
}

const SUPPORTING_METRES: Readonly<Partial<Record<RaceType, number>>> = {
  '10k': 5000,
  'half-marathon': 10_000,
  marathon: 21_097.5,
  'ultra-50k': 42_195,
  'ultra-100k': 42_195,
};
