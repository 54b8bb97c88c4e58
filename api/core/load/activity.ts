import { maxHeartRateOfAge } from '../athlete/maxHeartRate.ts';
import type { Thresholds } from '../athlete/athlete.ts';
import type { Gender } from '../codes/athlete.ts';
import { type Coverage, coverageOf, isCovered, secondsIn } from './coverage.ts';
import type { ActivitySport, FitLeg, Histogram } from '../workout/fit/fitFile.ts';
import { bikeTss, heartRateTss, plainTss, rpeTss, runTss, workoutTss, swimTss, trimp } from '../workout/tss.ts';
import { threeZoneOf } from '../athlete/zones.ts';

/** What a load was computed from, the most reliable first. */
export const LOAD_MEASURES = ['power', 'pace', 'heartRate', 'effort'] as const;
export type LoadMeasure = (typeof LOAD_MEASURES)[number];

/** Seconds below the first threshold, between the two, and above the second. */
export type RecordedZoneSeconds = readonly [number, number, number];

export interface ActivityLoad {
  /** Training stress, one decimal. */
  tss: number;
  measure: LoadMeasure;
  /** Null: no threshold is known to compare the recording with. */
  zoneSec: RecordedZoneSeconds | null;
  coverage: Coverage;
}

/** Data of the athlete on which the load depends. */
export interface Recordee {
  /** Measured thresholds. Where one is null, the setting of the device is used. */
  thresholds: Thresholds | null;
  age: number | null;
  gender: Gender | null;
}

/** Resting heart rate that is assumed when it is unknown, beats per minute [D]. */
const REST_HEART_RATE = 60;
/** Years that are assumed when the age is unknown [D]. */
const UNKNOWN_AGE = 40;
/** LTHR is at most this fraction of the maximum heart rate [D]. */
const LTHR_OF_MAX = 0.95;
/** Perceived exertion that is assumed for a workout of another sport without feedback [D]. */
const OTHER_RPE = 3;
/** Nobody can hold more than this for an hour, so a higher value means that a threshold is wrong [D]. */
const MAX_TSS_PER_HOUR = 250;
/** Metres per second; below this speed the athlete is standing still [D]. */
export const STANDING_SPEED = 0.5;
/** Zone borders by heart rate, fractions of LTHR. */
const HEART_RATE_TURNS = { lt1: 0.9, lt2: 1.03 };

type Recorded = Omit<
  FitLeg,
  'recording' | 'startedAt' | 'elapsedSec' | 'averagePower' | 'averageCadence' | 'poolLengthM' | 'meanMax'
>;

/**
 * Load of a recording by power, else by pace (grade-adjusted for runs, and swims), else by heart rate, else by perceived effort
 * (as reported, or that of an easy workout). A measure is used only if it covers half of the moving time, so that seven seconds
 * of heart rate do not stand for an hour.
 */
export function activityLoad(leg: Recorded, who: Recordee): ActivityLoad {
  const coverage = coverageOf(leg);
  return { ...measured(leg, who, coverage), coverage };
}

type Measured = Omit<ActivityLoad, 'coverage'>;

function measured(leg: Recorded, who: Recordee, coverage: Coverage): Measured {
  const ftp = who.thresholds?.ftp ?? leg.device.ftp;
  const lthr = who.thresholds?.lthr ?? leg.device.lthr;
  if (leg.sport === 'bike' && leg.normalizedPower !== null && ftp !== null && isCovered(coverage.power)) {
    return load(
      leg,
      bikeTss(leg.movingSec, leg.normalizedPower, ftp),
      'power',
      zonesBy(leg.power, (watts) => threeZoneOf('bike', watts / ftp)),
    );
  }
  const pace = isCovered(coverage.pace) ? paceLoad(leg, who.thresholds) : null;
  if (pace) return pace;
  if (lthr !== null && leg.averageHeartRate !== null && isCovered(coverage.heartRate)) {
    const zones = zonesBy(leg.heartRate, (beats) =>
      beats < HEART_RATE_TURNS.lt1 * lthr ? 1 : beats > HEART_RATE_TURNS.lt2 * lthr ? 3 : 2,
    );
    return load(leg, heartLoad(leg, lthr, who), 'heartRate', zones);
  }
  return load(leg, effortLoad(leg), 'effort', null);
}

function load(
  { movingSec }: Recorded,
  tss: number,
  measure: LoadMeasure,
  zoneSec: RecordedZoneSeconds | null,
): Measured {
  const most = (movingSec / 3600) * MAX_TSS_PER_HOUR;
  return { tss: plainTss(Math.min(most, tss)), measure, zoneSec };
}

function paceLoad(leg: Recorded, thresholds: Thresholds | null): Measured | null {
  const metres = wholeWay(leg);
  if (leg.distanceM === null || metres === null || !thresholds) return null;
  if (leg.sport === 'run' && thresholds.runThresholdSpeed !== null) {
    const { runThresholdSpeed: threshold } = thresholds;
    const flatter = leg.flatDistanceM === null ? 1 : leg.flatDistanceM / leg.distanceM;
    const zones = zonesBy(leg.speed, (speed) => threeZoneOf('run', speed / threshold));
    return load(leg, runTss(leg.movingSec, (metres * flatter) / leg.movingSec, threshold), 'pace', zones);
  }
  if (leg.sport === 'swim' && thresholds.css !== null) {
    const seconds = leg.swimSec ?? leg.movingSec;
    const { css } = thresholds;
    const zones = zonesBy(swumParts(leg.laps, metres, seconds), (speed) => threeZoneOf('swim', speed / css));
    return load(leg, swimTss(metres, seconds, css), 'pace', zones);
  }
  return null;
}

/** Metres a second and how long they were swum: by lap where these are at least half of the time, else the mean of all of it. */
function swumParts(laps: FitLeg['laps'], metres: number, seconds: number): Histogram {
  const swum = laps.flatMap(({ speed, movingSec }): Histogram =>
    speed === null || speed < STANDING_SPEED ? [] : [[speed, movingSec]],
  );
  return secondsIn(swum) >= seconds / 2 ? swum : [[metres / seconds, seconds]];
}

/**
 * Metres of the moving time. Seconds without a recorded distance count at the mean of the others, if the distance did not grow
 * during the gap.
 */
function wholeWay({ distanceM, movingSec, paceSec, paceM }: Recorded): number | null {
  if (distanceM === null || paceSec === null || paceM === null) return distanceM;
  const unknownSec = movingSec - paceSec;
  const isLost = unknownSec > 0 && distanceM - paceM < STANDING_SPEED * unknownSec;
  return isLost ? (distanceM * movingSec) / paceSec : distanceM;
}

/** TRIMP summed over the heart rate series; seconds without a value count like the others. Without a series, TRIMP of the mean heart rate. */
function heartLoad(leg: Recorded, lthr: number, { age, gender }: Recordee): number {
  const rest = leg.device.restHeartRate ?? REST_HEART_RATE;
  const max = Math.max(
    leg.device.maxHeartRate ?? maxHeartRateOfAge(age ?? UNKNOWN_AGE),
    leg.maxHeartRate ?? 0,
    lthr / LTHR_OF_MAX,
  );
  const rates = { rest: Math.min(rest, lthr - 1), max };
  const sex = gender ?? 'other';
  if (leg.heartRate.length === 0)
    return heartRateTss(leg.movingSec / 60, Math.max(rates.rest, leg.averageHeartRate!), lthr, rates, sex);
  const done = leg.heartRate.reduce(
    (sum, [beats, seconds]) => sum + trimp(seconds / 60, Math.max(rates.rest, beats), rates, sex),
    0,
  );
  const whole = Math.max(1, leg.movingSec / secondsIn(leg.heartRate));
  return (100 * done * whole) / trimp(60, lthr, rates, sex);
}

function effortLoad({ sport, movingSec, rpe }: Recorded): number {
  const minutes = movingSec / 60;
  if (rpe !== null) return rpeTss(minutes, rpe);
  return sport === 'other' ? rpeTss(minutes, OTHER_RPE) : workoutTss(sport, 'easy', minutes);
}

function zonesBy(series: Histogram, zoneOf: (value: number) => 1 | 2 | 3): RecordedZoneSeconds | null {
  if (series.length === 0) return null;
  const seconds: [number, number, number] = [0, 0, 0];
  for (const [value, held] of series) seconds[zoneOf(value) - 1]! += held;
  return seconds;
}

export const ACTIVITY_NAMES: Readonly<Record<ActivitySport, string>> = {
  run: 'Run',
  bike: 'Ride',
  swim: 'Swim',
  strength: 'Strength workout',
  other: 'Activity',
};
