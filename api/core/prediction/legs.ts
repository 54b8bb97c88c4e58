import type { Thresholds } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { RACE_DRAG_AREA, RACE_METRES, TRANSITION_SEC } from '../constants/prediction.ts';
import { BIKE_RACE_EFFORT, RUN_RACE_EFFORT, SWIM_RACE_EFFORT } from '../constants/workouts.ts';
import { rideSeconds } from './cycling.ts';

/** Seconds of each part of a triathlon. */
export interface Legs {
  swim: number;
  bike: number;
  run: number;
  /** Both changes together. */
  transitions: number;
}

/**
 * The legs at the efforts at which they are trained: the swim at a part of critical swim speed, the ride by Martin's equation at a part
 * of FTP, the run at a part of threshold speed. Null where a threshold is not known, or the race is no triathlon.
 */
export function legsOf(
  raceType: RaceType,
  { ftp, css, runThresholdSpeed }: Thresholds,
  weightKg: number | null,
): Legs | null {
  const { swim, bike, run } = RACE_METRES[raceType];
  if (swim === undefined || bike === undefined || run === undefined) return null;
  if (ftp === null || css === null || runThresholdSpeed === null) return null;
  return {
    swim: swim / (css * SWIM_RACE_EFFORT[raceType]!),
    bike: rideSeconds(bike, ftp * BIKE_RACE_EFFORT[raceType]!, RACE_DRAG_AREA[raceType]!, weightKg),
    run: run / (runThresholdSpeed * RUN_RACE_EFFORT[raceType]),
    transitions: TRANSITION_SEC[raceType]!,
  };
}
