import type { Histogram } from '../../core/fit/fitFile.ts';
import { normalizedPower } from '../../core/load.ts';
import { type Message, number, seconds } from './fields.ts';
import { gradesOf } from './grades.ts';

/** A device may record only when something changes; a longer silence is a pause. */
const LONGEST_SILENCE = 10;
const STEPS = { power: 5, heartRate: 1, speed: 0.1 };

/** The records of a leg, reduced to what load needs. */
export interface Series {
  /** Recorded, pauses left out. */
  seconds: number;
  distanceM: number | null;
  /** Times the distance, the way on the flat that is as hard to run; null: heights are not known. */
  flatFactor: number | null;
  /** Null: no power was recorded. */
  normalizedPower: number | null;
  mean: { power: number | null; heartRate: number | null };
  power: Histogram;
  heartRate: Histogram;
  speed: Histogram;
}

/** Each value holds until the next record. Where a recording pauses, its series goes on as if there were no pause. `isGraded`: speeds are those on the flat for the same effort, where heights are known. */
export function readSeries(all: readonly Message[], { start, end, isGraded }: { start: number; end: number; isGraded: boolean }): Series {
  const records = all.filter((record) => {
    const at = seconds(record, 'timestamp');
    return at !== null && at >= start && at <= end;
  });
  const grades = isGraded ? gradesOf(records) : null;
  const power = new Map<number, number>();
  const heartRate = new Map<number, number>();
  const speed = new Map<number, number>();
  const watts: number[] = [];
  let hasPower = false;
  let total = 0;
  let farthest: number | null = null;
  let nearest: number | null = null;
  const times = records.map((record) => seconds(record, 'timestamp'));
  records.forEach((record, i) => {
    const at = times[i];
    if (at === null || at === undefined) return;
    const metres = number(record, 'distance', { most: 5_000_000 });
    if (metres !== null) {
      nearest = Math.min(nearest ?? metres, metres);
      farthest = Math.max(farthest ?? metres, metres);
    }
    const gap = (times[i + 1] ?? at + 1) - at;
    if (gap <= 0) return;
    const held = gap > LONGEST_SILENCE ? 1 : gap;
    total += held;
    const value = number(record, 'power', { most: 3000 });
    hasPower ||= value !== null && value > 0;
    for (let second = 0; second < Math.round(held); second += 1) watts.push(value ?? 0);
    add(power, value, STEPS.power, held);
    add(heartRate, number(record, 'heart_rate', { least: 20, most: 250 }), STEPS.heartRate, held);
    const metresPerSecond = number(record, 'enhanced_speed', { most: 40 }) ?? number(record, 'speed', { most: 40 });
    add(speed, metresPerSecond === null ? null : metresPerSecond * (grades?.byRecord[i] ?? 1), STEPS.speed, held);
  });
  return {
    seconds: Math.round(total),
    distanceM: farthest === null || farthest - nearest! < 1 ? null : farthest - nearest!,
    flatFactor: grades?.factor ?? null,
    normalizedPower: hasPower ? normalizedPower(watts) : null,
    mean: { power: hasPower ? meanOf(power) : null, heartRate: meanOf(heartRate) },
    power: hasPower ? sorted(power) : [],
    heartRate: sorted(heartRate),
    speed: sorted(speed),
  };
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
