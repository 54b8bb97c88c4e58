import { clockText } from '../units/clock.ts';
import { EFFORT_ZONES, HEART_RATE_ZONES, criticalSwimSpeed, thresholdPace, vdotOf } from './zones.ts';
import type { Thresholds } from './athlete.ts';

/** Watts at threshold from the mean power of a 20-minute all-out test: 20 min / 1.05 [S60c]. */
export const ftpOfTwentyMinutes = (watts: number): number => watts / 1.05;

/** Metres per second at threshold from a race: Daniels' T pace at its VDOT [S26]. */
export const thresholdSpeedOfRace = (distanceM: number, seconds: number): number =>
  1000 / thresholdPace(vdotOf(distanceM, seconds / 60));

/** Metres per second at threshold from the distance of a 30-minute solo time trial [S57]. */
export const thresholdSpeedOfHalfHour = (distanceM: number): number => distanceM / 1800;

/** Critical swim speed, metres per second; null where the 400 m was not slower than twice the 200 m could be swum. */
export function cssOfTrials(t400: number, t200: number): number | null {
  return t400 - t200 > 0 ? criticalSwimSpeed(t400, t200) : null;
}

/** Time over `per` metres at a speed in metres per second. */
export const paceText = (speed: number, per: number): string => clockText(per / speed);

export interface ZoneLine {
  /** "Z1" to "Z7", or "Z5a". */
  name: string;
  /** In the unit of the measure; null: open. */
  lo: number | null;
  hi: number | null;
}

const NUMBERED = ['Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6', 'Z7'];
const LETTERED = ['Z1', 'Z2', 'Z3', 'Z4', 'Z5a', 'Z5b', 'Z5c'];

function lines(names: readonly string[], bounds: readonly number[], threshold: number): ZoneLine[] {
  return bounds.map((bound, index) => ({
    name: names[index]!,
    lo: index === 0 ? null : bound * threshold,
    hi: bounds[index + 1] === undefined ? null : bounds[index + 1]! * threshold,
  }));
}

export type ZoneTable = 'power' | 'runPace' | 'swimPace' | 'runHeartRate' | 'bikeHeartRate';

/** The zones that the thresholds on file make: watts, metres per second, beats per minute. Tables without a threshold are left out. */
export function zoneTables({ ftp, runThresholdSpeed, css, lthr }: Thresholds): Partial<Record<ZoneTable, ZoneLine[]>> {
  return {
    ...(ftp !== null && { power: lines(NUMBERED, EFFORT_ZONES.bike, ftp) }),
    ...(runThresholdSpeed !== null && { runPace: lines(LETTERED, EFFORT_ZONES.run, runThresholdSpeed) }),
    ...(css !== null && { swimPace: lines(NUMBERED, EFFORT_ZONES.swim, css) }),
    ...(lthr !== null && {
      runHeartRate: lines(LETTERED, HEART_RATE_ZONES.run, lthr),
      bikeHeartRate: lines(LETTERED, HEART_RATE_ZONES.bike, lthr),
    }),
  };
}
