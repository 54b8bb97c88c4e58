import type { RaceType } from '../codes/race.ts';
import { GOAL_BOUNDS } from '../constants/prediction.ts';
import { longClockText } from '../units/clock.ts';
import { RACE_TYPE_LABELS } from './race.ts';

/** What is wrong with a goal, seconds; null: nothing. */
export function goalTimeProblem(raceType: RaceType, goalTimeSec: number): string | null {
  const [fastest, slowest] = GOAL_BOUNDS[raceType];
  if (goalTimeSec >= fastest && goalTimeSec <= slowest) return null;
  return `A goal time for this race type (${RACE_TYPE_LABELS[raceType]}) is from ${longClockText(fastest)} to ${longClockText(slowest)}.`;
}
