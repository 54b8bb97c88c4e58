import type { Stream } from './streams.ts';

/** Lengths whose fastest time is told of a run, metres [D]. */
export const FASTEST_METRES = [1000, 5000, 10_000] as const;

export interface Fastest {
  metres: number;
  seconds: number;
}

/** Seconds of the fastest stretch of so many metres, pauses within it included; null: the way is shorter. */
export function fastestOver(distance: Stream, metres: number): number | null {
  const points = distance.flatMap((way, second) => (way === null ? [] : [{ way, second }]));
  let best: number | null = null;
  let from = 0;
  for (const [at, { way, second }] of points.entries()) {
    // the last point that is so far behind; the way from there to the next one is taken as even
    while (from + 1 < at && way - points[from + 1]!.way >= metres) from += 1;
    const [start, next] = [points[from]!, points[from + 1]];
    if (!next || way - start.way < metres) continue;
    const beyond = way - metres - start.way;
    const part = next.way > start.way ? Math.min(1, beyond / (next.way - start.way)) : 0;
    const seconds = second - (start.second + part * (next.second - start.second));
    if (best === null || seconds < best) best = seconds;
  }
  return best;
}

/** The fastest time of each length that the run is long enough for, whole seconds. */
export const fastestOf = (distance: Stream): Fastest[] =>
  FASTEST_METRES.flatMap((metres) => {
    const seconds = fastestOver(distance, metres);
    return seconds === null ? [] : [{ metres, seconds: Math.round(seconds) }];
  });
