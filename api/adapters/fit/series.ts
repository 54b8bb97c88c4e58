import { STANDING_SPEED } from '../../core/load/activity.ts';
import type { Histogram } from '../../core/workout/fit/fitFile.ts';
import type { Piece } from '../../core/thresholds/meanMax.ts';
import { mean, normalizedPower } from '../../core/workout/tss.ts';
import { HEART_RATE } from './beats.ts';
import { type Message, number, seconds } from './fields.ts';
import { gradesOf } from './grades.ts';
import { runningIn, type Stops } from './timer.ts';

/** A device may record only when something changes; a longer silence is a pause, unless its timer ran on. */
export const LONGEST_SILENCE = 10;
/** What a record says holds no longer than this, whatever the timer did: a slow length and a rest at the wall. */
const LONGEST_HOLD = 120;
const STEPS = { power: 5, heartRate: 1, speed: 0.1, cadence: 1 };
/** Turns, strides or strokes a minute; standing still is none. */
export const CADENCE = { least: 1, most: 300 };

/** The records of a leg, reduced to what load needs. */
export interface Series {
  /** Recorded, pauses left out. */
  seconds: number;
  distanceM: number | null;
  /** Times the distance, the way on the flat that is as hard to run; null: heights are not known. */
  flatFactor: number | null;
  /** Null: no power was recorded. */
  normalizedPower: number | null;
  mean: { power: number | null; heartRate: number | null; cadence: number | null };
  maxHeartRate: number | null;
  /** Seconds for which the way or the speed is known, and the metres made in them; null: neither was recorded. */
  paceSec: number | null;
  paceM: number | null;
  /** Seconds of silences so long, without getting on, that the timer ran on over a pause. */
  restSec: number;
  power: Histogram;
  heartRate: Histogram;
  speed: Histogram;
  /** What each record says, second by second, where it lies in time. */
  pieces: Pieces;
}

export type Pieces = Readonly<Record<'power' | 'heartRate' | 'speed', readonly Piece[]>>;

interface Leg {
  start: number;
  end: number;
  /** Speeds are those on the flat for the same effort, where heights are known. */
  isGraded: boolean;
  stops: Stops;
}

/** Each value holds until the next record. Where a recording pauses, its series goes on as if there were no pause. `pulse`: records of heart rate, where they are others. */
export function readSeries(all: readonly Message[], leg: Leg, pulse: readonly Message[] = all): Series {
  const records = withinLeg(all, leg);
  const grades = leg.isGraded ? gradesOf(records) : null;
  const power = new Map<number, number>();
  const heartRate = new Map<number, number>();
  const speed = new Map<number, number>();
  const cadence = new Map<number, number>();
  const pieces = { power: [] as Piece[], heartRate: [] as Piece[], speed: [] as Piece[] };
  // of a silent power meter nothing is known: neither the mean nor what is made from it takes it for 0 W
  const watts: number[] = [];
  let total = 0;
  let [paceSec, paceM, restSec] = [0, 0, 0];
  let farthest: number | null = null;
  let nearest: number | null = null;
  eachHeld(records, leg.stops, (record, { at, gap, held, index }) => {
    const metres = wayOf(record);
    if (metres !== null) {
      nearest = Math.min(nearest ?? metres, metres);
      farthest = Math.max(farthest ?? metres, metres);
    }
    if (gap <= 0) return;
    const short = gap > LONGEST_SILENCE ? 1 : gap;
    total += short;
    const value = wattsOf(record);
    if (value !== null) watts.push(...Array<number>(Math.round(short)).fill(value));
    add(power, value, STEPS.power, held);
    lay(pieces.power, value, at, held);
    add(cadence, number(record, 'cadence', CADENCE), STEPS.cadence, held);
    const metresPerSecond = speedOf(record);
    const onward = onwardOf(metres, wayOf(records[index + 1] ?? {}));
    if (metres !== null || metresPerSecond !== null) {
      paceSec += held;
      paceM += onward === null || held < gap ? (metresPerSecond ?? 0) * held : onward;
    }
    if (gap > LONGEST_HOLD && onward !== null && onward < STANDING_SPEED * gap) restSec += gap - held;
    const flatter = grades?.byRecord[index] ?? 1;
    add(speed, onFlat(metresPerSecond, flatter), STEPS.speed, held);
    lay(pieces.speed, onFlat(goneIn(onward, { gap, held }) ?? metresPerSecond, flatter), at, held);
  });
  eachHeld(withinLeg(pulse, leg), leg.stops, (record, { at, gap, held }) => {
    if (gap <= 0) return;
    const beats = number(record, 'heart_rate', HEART_RATE);
    add(heartRate, beats, STEPS.heartRate, held);
    lay(pieces.heartRate, beats, at, held);
  });
  const hasPower = watts.some((value) => value > 0);
  return {
    seconds: Math.round(total),
    distanceM: farthest === null || farthest - nearest! < 1 ? null : farthest - nearest!,
    flatFactor: grades?.factor ?? null,
    normalizedPower: hasPower ? normalizedPower(watts) : null,
    mean: { power: hasPower ? mean(watts) : null, heartRate: meanOf(heartRate), cadence: meanOf(cadence) },
    maxHeartRate: heartRate.size === 0 ? null : [...heartRate.keys()].reduce((most, rate) => Math.max(most, rate)),
    paceSec: paceSec === 0 ? null : Math.round(paceSec),
    paceM: paceSec === 0 ? null : paceM,
    restSec,
    power: hasPower ? sorted(power) : [],
    heartRate: sorted(heartRate),
    speed: sorted(speed),
    pieces: { ...pieces, power: hasPower ? pieces.power : [] },
  };
}

/** A foot pod tells its watts in a field of its maker's, which is named so. */
export const wattsOf = (record: Message) =>
  number(record, 'power', { most: 3000 }) ?? number(record, 'Power', { most: 3000 });
export const speedOf = (record: Message) =>
  number(record, 'enhanced_speed', { most: 40 }) ?? number(record, 'speed', { most: 40 });
/** Metres to the next record; null where one of the two does not tell how far it is. */
export const onwardOf = (here: number | null, next: number | null) =>
  here === null || next === null ? null : Math.max(0, next - here);
/** Metres per second until the next record, where the record speaks for all of the time. */
export const goneIn = (onward: number | null, { gap, held }: { gap: number; held: number }) =>
  onward === null || held < gap ? null : onward / gap;
const onFlat = (speed: number | null, flatter: number) => (speed === null ? null : speed * flatter);
export const wayOf = (record: Message) => number(record, 'distance', { most: 5_000_000 });

export function withinLeg(records: readonly Message[], { start, end }: Pick<Leg, 'start' | 'end'>): Message[] {
  return records.filter((record) => {
    const at = seconds(record, 'timestamp');
    return at !== null && at >= start && at <= end;
  });
}

/** `gap`: seconds to the next record, 0 or less where it goes back in time; `held`: for how many of them the record speaks. */
export function eachHeld(
  records: readonly Message[],
  stops: Stops,
  act: (record: Message, about: { at: number; gap: number; held: number; index: number }) => void,
): void {
  const isRunning = runningIn(stops);
  const times = records.map((record) => seconds(record, 'timestamp')!);
  records.forEach((record, index) => {
    const at = times[index]!;
    const next = times[index + 1] ?? at + 1;
    const gap = next - at;
    const isPause = gap > LONGEST_SILENCE && !(gap <= LONGEST_HOLD && isRunning(at, next));
    act(record, { at, gap, held: isPause ? 1 : gap, index });
  });
}

/** The value for the seconds that it holds; what is not known lies nowhere. */
function lay(pieces: Piece[], value: number | null, at: number, held: number): void {
  if (value !== null) pieces.push({ from: Math.round(at), values: Array<number>(Math.round(held)).fill(value) });
}

function add(histogram: Map<number, number>, value: number | null, step: number, held: number): void {
  if (value === null) return;
  const bin = Math.round(value / step);
  histogram.set(bin * step, (histogram.get(bin * step) ?? 0) + held);
}

function meanOf(histogram: ReadonlyMap<number, number>): number | null {
  let [weighted, total] = [0, 0];
  for (const [value, held] of histogram) {
    weighted += value * held;
    total += held;
  }
  return total > 0 ? weighted / total : null;
}

function sorted(histogram: ReadonlyMap<number, number>): Histogram {
  const inTenths = (value: number) => Math.round(value * 10) / 10;
  return [...histogram].map(([value, held]) => [inTenths(value), Math.round(held)] as const).sort(([a], [b]) => a - b);
}
