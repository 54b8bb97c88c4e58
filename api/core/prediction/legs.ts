import type { Thresholds } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { type Metres, RACE_DRAG_AREA, RACE_METRES, RIEGEL_EXPONENT, TRANSITION_SEC } from '../constants/prediction.ts';
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

/**
 * Effort of each sport of a race that is predicted by its parts, fraction of threshold: the usual ones of its type, or as much more of
 * each. What is longer than usual is done with less of it, by Riegel.
 */
export const legEfforts = (
  raceType: RaceType,
  factor = 1,
  metres: Metres = RACE_METRES[raceType],
): Readonly<Partial<Record<ZonedSport, number>>> => {
  const { swim, bike, run } = metres;
  const usual = RACE_METRES[raceType];
  const ofLength = (sport: ZonedSport) => factor * (metres[sport]! / usual[sport]!) ** (1 - RIEGEL_EXPONENT);
  return {
    ...(swim !== undefined && { swim: SWIM_RACE_EFFORT[raceType]! * ofLength('swim') }),
    ...(bike !== undefined && { bike: BIKE_RACE_EFFORT[raceType]! * ofLength('bike') }),
    ...(run !== undefined && { run: RUN_RACE_EFFORT[raceType]! * ofLength('run') }),
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
  efforts?: Readonly<Partial<Record<ZonedSport, number>>>,
  metres: Metres = RACE_METRES[raceType],
): Legs | null {
  const { swim = 0, bike = 0, run = 0 } = metres;
  if ((swim > 0 && css === null) || (bike > 0 && ftp === null) || (run > 0 && runThresholdSpeed === null)) return null;
  const at = efforts ?? legEfforts(raceType, 1, metres);
  return {
    swim: swim === 0 ? 0 : swim / (css! * at.swim!),
    bike: bike === 0 ? 0 : rideSeconds(bike, ftp! * at.bike!, RACE_DRAG_AREA[raceType]!, weightKg),
    run: run === 0 ? 0 : run / (runThresholdSpeed! * at.run!),
    transitions: TRANSITION_SEC[raceType] ?? 0,
  };
}

export const legsSeconds = ({ swim, bike, run, transitions }: Legs): number => swim + bike + run + transitions;
