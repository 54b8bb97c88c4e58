import { gradeCost } from '../workout/grade.ts';
import { mean, normalizedPower } from '../workout/tss.ts';
import type { Stream, Streams } from './streams.ts';

/** Shorter efforts drift by chance, seconds [D]. */
export const MIN_EFFICIENCY_SECONDS = { run: 3600, bike: 5400 } as const;
export type EfficientSport = keyof typeof MIN_EFFICIENCY_SECONDS;
/** An effort is easy where so much of its time lies below the first threshold [D]. */
export const EASY_SHARE = 0.8;
/** Over so much way a grade can be told. */
const STRETCH_M = 100;
const YARDS_PER_METRE = 1 / 0.9144;
const SECONDS_PER_MINUTE = 60;

export interface Efficiency {
  /** Normalized watts, or yards a minute on the flat, for each heartbeat a minute. */
  factor: number;
  /** How much less of it the second half had than the first, a part; below 0: more. */
  decoupling: number;
}

/** Speeds on the flat for the same effort, where heights are known. */
export function flatSpeedOf({ speed = [], distance, altitude }: Streams): Stream {
  if (!distance || !altitude) return speed;
  const flat = [...speed];
  let first: { second: number; way: number; height: number } | null = null;
  distance.forEach((way, second) => {
    const height = altitude[second] ?? null;
    if (way === null || height === null) return;
    first ??= { second, way, height };
    if (way - first.way < STRETCH_M) return;
    const cost = gradeCost((height - first.height) / (way - first.way));
    for (let at = first.second; at < second; at += 1) if (flat[at] != null) flat[at]! *= cost;
    first = { second, way, height };
  });
  return flat;
}

interface Sample {
  output: number;
  beats: number;
}

const ratioOf = (samples: readonly Sample[]) =>
  mean(samples.map(({ output }) => output)) / mean(samples.map(({ beats }) => beats));

/**
 * Efficiency and decoupling of the seconds in which both the effort and the pulse are known [S26]. Null: of too few. Whether the effort was
 * easy is for the caller to know.
 */
export function efficiencyOf(sport: EfficientSport, streams: Streams): Efficiency | null {
  const outputs = sport === 'bike' ? (streams.power ?? []) : flatSpeedOf(streams);
  const samples = outputs.flatMap((output, second): Sample[] => {
    const beats = streams.heartRate?.[second] ?? 0;
    return output === null || beats <= 0 ? [] : [{ output, beats }];
  });
  if (samples.length < MIN_EFFICIENCY_SECONDS[sport]) return null;
  const half = Math.ceil(samples.length / 2);
  const [first, second] = [ratioOf(samples.slice(0, half)), ratioOf(samples.slice(half))];
  if (!(first > 0)) return null;
  const all = samples.map(({ output }) => output);
  const output = sport === 'bike' ? normalizedPower(all) : mean(all) * YARDS_PER_METRE * SECONDS_PER_MINUTE;
  return { factor: output / mean(samples.map(({ beats }) => beats)), decoupling: (first - second) / first };
}
