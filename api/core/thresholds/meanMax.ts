import { HALF_HOUR, MEAN_MAX_LONGEST, MEAN_MAX_SECONDS, TWENTY_MINUTES } from '../constants/thresholds.ts';

/** What a recording tells from one second on, a value a second; null: nothing. */
export interface Piece {
  /** Seconds since any one instant, the same for all pieces. */
  from: number;
  values: readonly (number | null)[];
}

/** The best mean of one length of a recording. */
export interface Window {
  seconds: number;
  /** Watts, or metres per second. */
  value: number;
  /** Mean of the beats per minute that were recorded in it; null: none were. */
  heartRate: number | null;
  /** For how much of it heart rate was recorded, 0 to 1. */
  coverage: number;
  /** The same mean of its last 20 minutes, of a half hour alone. */
  lateHeartRate?: number | null;
}

/** The best means of a recording, by length. Empty: the measure was not recorded. */
export interface MeanMax {
  power: readonly Window[];
  speed: readonly Window[];
}

export const NO_MEAN_MAX: MeanMax = { power: [], speed: [] };

/** Sums up to each second, so that a window is a difference of two. */
interface Sums {
  sum: Float64Array;
  known: Uint32Array;
}

interface Span {
  first: number;
  length: number;
}

/** From the first value to the last; null: there is none, or they lie too far apart. What is recorded around them changes nothing. */
function spanOf(pieces: readonly Piece[]): Span | null {
  let [first, last] = [Infinity, -Infinity];
  for (const { from, values } of pieces) {
    const begin = values.findIndex((value) => value !== null);
    if (begin === -1) continue;
    first = Math.min(first, from + begin);
    last = Math.max(last, from + values.findLastIndex((value) => value !== null));
  }
  const length = last - first + 1;
  return length >= 1 && length <= MEAN_MAX_LONGEST ? { first, length } : null;
}

/** Of two values of one second the higher stands. */
function sumsOf(pieces: readonly Piece[], { first, length }: Span): Sums {
  const values = new Float64Array(length).fill(-1);
  for (const piece of pieces)
    piece.values.forEach((value, index) => {
      const at = piece.from + index - first;
      if (value !== null && at >= 0 && at < length && value > values[at]!) values[at] = value;
    });
  const sum = new Float64Array(length + 1);
  const known = new Uint32Array(length + 1);
  values.forEach((value, at) => {
    sum[at + 1] = sum[at]! + Math.max(0, value);
    known[at + 1] = known[at]! + (value < 0 ? 0 : 1);
  });
  return { sum, known };
}

/** Where the best window of a length begins; the first of equals. */
function bestStart({ sum }: Sums, seconds: number): number {
  let [best, most] = [0, -1];
  for (let at = 0; at + seconds < sum.length; at += 1) {
    const total = sum[at + seconds]! - sum[at]!;
    if (total > most) [best, most] = [at, total];
  }
  return best;
}

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

function pulseOf({ sum, known }: Sums, from: number, to: number): Pick<Window, 'heartRate' | 'coverage'> {
  const seconds = known[to]! - known[from]!;
  return {
    heartRate: seconds === 0 ? null : rounded((sum[to]! - sum[from]!) / seconds, 10),
    coverage: Math.floor((100 * seconds) / (to - from)) / 100,
  };
}

/**
 * The best mean of each length that the recording is long enough for. Seconds without a value count as zero: a recording that stops is
 * no better for it. Where the recording lies in time, and in how many pieces it comes, changes nothing.
 */
export function meanMaxOf(of: readonly Piece[], pulse: readonly Piece[], parts: number): Window[] {
  const span = spanOf(of);
  if (span === null) return [];
  const sums = sumsOf(of, span);
  const beats = sumsOf(pulse, span);
  return MEAN_MAX_SECONDS.filter((seconds) => seconds <= span.length).map((seconds): Window => {
    const from = bestStart(sums, seconds);
    const to = from + seconds;
    return {
      seconds,
      value: rounded((sums.sum[to]! - sums.sum[from]!) / seconds, parts),
      ...pulseOf(beats, from, to),
      ...(seconds === HALF_HOUR && { lateHeartRate: pulseOf(beats, to - TWENTY_MINUTES, to).heartRate }),
    };
  });
}
