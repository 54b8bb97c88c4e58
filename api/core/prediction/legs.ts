import type { Thresholds } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { RACE_DRAG_AREA, RACE_METRES, TRANSITION_SEC } from '../constants/prediction.ts';
import { BIKE_RACE_EFFORT, RUN_RACE_EFFORT, SWIM_RACE_EFFORT } from '../constants/workouts.ts';
import type { ZonedSport } from '../codes/sport.ts';
import { rideSeconds } from './cycling.ts';

/** Seconds of each part of a race that is predicted by its parts; 0: it does not hold the sport. */
export interface Legs {
  swim: number;
  bike: number;
  run: number;
  /** All changes together. */
  transitions: number;
}

/** Effort of each sport of a race that is predicted by its parts, fraction of threshold: the usual ones of its type, or as much more of each. */
export const legEfforts = (raceType: RaceType, factor = 1): Readonly<Partial<Record<ZonedSport, number>>> => {
  const { swim, bike, run } = RACE_METRES[raceType];
  return {
    ...(swim !== undefined && { swim: SWIM_RACE_EFFORT[raceType]! * factor }),
    ...(bike !== undefined && { bike: BIKE_RACE_EFFORT[raceType]! * factor }),
    ...(run !== undefined && { run: RUN_RACE_EFFORT[raceType]! * factor }),
  };
};

/**
 * The legs at the efforts at which they are trained: the swim at a part of critical swim speed, the ride by Martin's equation at a part
 * of FTP, the run at a part of threshold speed. Null where a threshold that it takes is not known.
 */
export function legsOf(
  raceType: RaceType,
  { ftp, css, runThresholdSpeed }: Thresholds,
  weightKg: number | null,
  efforts = legEfforts(raceType),
): Legs | null {
  const { swim = 0, bike = 0, run = 0 } = RACE_METRES[raceType];
  if ((swim > 0 && css === null) || (bike > 0 && ftp === null) || (run > 0 && runThresholdSpeed === null)) return null;
  return {
    swim: swim === 0 ? 0 : swim / (css! * efforts.swim!),
    bike: bike === 0 ? 0 : rideSeconds(bike, ftp! * efforts.bike!, RACE_DRAG_AREA[raceType]!, weightKg),
    run: run === 0 ? 0 : run / (runThresholdSpeed! * efforts.run!),
    transitions: TRANSITION_SEC[raceType] ?? 0,
  };
}

export const legsSeconds = ({ swim, bike, run, transitions }: Legs): number => swim + bike + run + transitions;
