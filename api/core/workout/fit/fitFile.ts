import type { MeanMax } from '../../thresholds/meanMax.ts';

/** Kinds of activity that a device records; a multisport file has one for each of its legs. */
export const ACTIVITY_SPORTS = ['run', 'bike', 'swim', 'strength', 'other'] as const;
export type ActivitySport = (typeof ACTIVITY_SPORTS)[number];

/** Seconds spent at each value, values ascending. */
export type Histogram = readonly (readonly [value: number, seconds: number])[];

/** Part of a recording between two presses of the lap button, or one step of a workout done. */
export interface FitLap {
  /** Seconds from the start of the leg; left out: uploaded before it was kept. */
  startSec?: number;
  /** Seconds with the timer running. */
  movingSec: number;
  distanceM: number | null;
  /** Mean watts. */
  power: number | null;
  /** Mean beats per minute. */
  heartRate: number | null;
  /** Mean metres per second. */
  speed: number | null;
  /** Mean revolutions, strides or strokes per minute. */
  cadence: number | null;
  /** What the device took the lap for; null: it does not say. */
  kind: FitStepKind | null;
}

/** One sport of a recording, without a single coordinate and without the device's identity. */
export interface FitLeg {
  sport: ActivitySport;
  /** Which recording of the file it is a part of, from 0: the legs of one multisport recording share it. */
  recording: number;
  /** ISO instant, UTC. */
  startedAt: string;
  /** Seconds with the timer running, at least 1. */
  movingSec: number;
  /** Seconds from start to end. */
  elapsedSec: number;
  distanceM: number | null;
  /** Metres on the flat for the same work; null: no run, or the heights of the ground are not known. */
  flatDistanceM: number | null;
  /** Watts by Coggan's formula; null: no power was recorded. */
  normalizedPower: number | null;
  averagePower: number | null;
  /** Beats per minute. */
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  averageCadence: number | null;
  /** Metres of the pool; null: not swum in one. */
  poolLengthM: number | null;
  /** Seconds swum without the rests at the wall; null: the device does not tell them apart. */
  swimSec: number | null;
  /** Seconds for which the way or the speed was recorded; null: only the whole way is told, or lengths of a pool were counted. */
  paceSec: number | null;
  /** Metres made in them; null as there. */
  paceM: number | null;
  /** Watts, in steps of 5. */
  power: Histogram;
  /** Beats per minute. */
  heartRate: Histogram;
  /** Metres per second, in steps of 0.1; of a run those on the flat for the same effort, where heights are known. */
  speed: Histogram;
  /** The best means of its lengths; of a run on the flat for the same effort, where heights are known. Null: no sport that has a threshold. */
  meanMax: MeanMax | null;
  laps: readonly FitLap[];
  /** What was recorded second by second, as `packStreams` packs it; null: nothing was, or for more than two days. */
  streams: Uint8Array<ArrayBuffer> | null;
  /** Perceived exertion told to the device, 1 to 10. */
  rpe: number | null;
  /** What the device believes of its owner. */
  device: DeviceSettings;
}

/** What a leg says where nothing was measured. */
export const NOTHING_MEASURED = {
  recording: 0,
  distanceM: null,
  flatDistanceM: null,
  normalizedPower: null,
  averagePower: null,
  averageHeartRate: null,
  maxHeartRate: null,
  averageCadence: null,
  poolLengthM: null,
  swimSec: null,
  paceSec: null,
  paceM: null,
  power: [],
  heartRate: [],
  speed: [],
  meanMax: null,
  laps: [],
  streams: null,
  rpe: null,
  device: { ftp: null, lthr: null, restHeartRate: null, maxHeartRate: null },
} as const satisfies Partial<FitLeg>;

export interface DeviceSettings {
  /** Watts. */
  ftp: number | null;
  /** Beats per minute. */
  lthr: number | null;
  restHeartRate: number | null;
  maxHeartRate: number | null;
}

export type FitStepKind = 'warmup' | 'work' | 'recovery' | 'rest' | 'cooldown';

/**
 * What a step of a workout file asks for. `watts`, `bpm` and `metresPerSecond` are absolute; `ftp` and `maxHeartRate` are
 * fractions; zones are the numbers that the file names. lo and hi are equal where it names one value.
 */
export interface FitTarget {
  metric:
    | 'watts'
    | 'ftp'
    | 'powerZone'
    | 'bpm'
    | 'maxHeartRate'
    | 'heartRateZone'
    | 'metresPerSecond'
    | 'speedZone'
    | 'cadence';
  lo: number;
  hi: number;
}

export interface FitStep {
  kind: FitStepKind;
  /** Null: not by time. With `distanceM` null as well, the step is ended by hand. */
  durationSec: number | null;
  distanceM: number | null;
  target: FitTarget | null;
  /** The step's own words; null: none. */
  note: string | null;
}

export interface FitBlock {
  repeat: number;
  steps: readonly FitStep[];
}

export interface FitWorkout {
  /** Null: the file does not name it. */
  name: string | null;
  sport: ActivitySport;
  poolLengthM: number | null;
  /** Thresholds that its numbers are parts of; null: the file does not name them. */
  device: Pick<DeviceSettings, 'ftp' | 'lthr'>;
  /** At least one. */
  steps: readonly (FitStep | FitBlock)[];
}

/** A FIT file as plain data: what somebody did, leg by leg in the order of time, or what somebody should do. */
export type FitFile = { kind: 'activity'; legs: readonly FitLeg[] } | { kind: 'workout'; workout: FitWorkout };

/**
 * Why a file is not read. not-fit: something else; truncated: it ends too early; checksum: its bytes were changed;
 * several-files: more than one planned workout in one; damaged: it breaks the format; too-complex: over a limit of records, memory or time;
 * empty: neither an activity nor a workout is in it; no-times: a way without times; clock: the device's clock was not set;
 * several-recordings, no-recording: a zip that holds more than one, or none.
 */
export const FIT_REFUSALS = [
  'not-fit',
  'truncated',
  'checksum',
  'several-files',
  'damaged',
  'too-complex',
  'empty',
  'no-times',
  'clock',
  'several-recordings',
  'no-recording',
] as const;
export type FitRefusal = (typeof FIT_REFUSALS)[number];
