import type { Stream } from './streams.ts';

/** How many points of a stream may be asked for. */
export const STREAM_POINTS = { least: 10, most: 2000, usual: 500 } as const;
/** A silence of less than so many points' time is drawn over: nobody would see it. */
const GAP_POINTS = 4;

/** Points of a stream in the order of time. A null stands where a gap begins, which lasts until the next point. */
export interface StreamPoints {
  seconds: readonly number[];
  values: readonly (number | null)[];
}

type Point = readonly [second: number, value: number];

/** Points in a row without a gap of `leastGap` seconds or more between them. */
function runsOf(stream: Stream, leastGap: number): Point[][] {
  const runs: Point[][] = [];
  let last = -Infinity;
  stream.forEach((value, second) => {
    if (value === null) return;
    if (second - last > leastGap) runs.push([]);
    runs.at(-1)!.push([second, value]);
    last = second;
  });
  return runs;
}

const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [second]) => sum + second, 0) / points.length,
  points.reduce((sum, [, value]) => sum + value, 0) / points.length,
];

/** Twice the area of the triangle that the three make. */
const areaOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.abs((ax - cx) * (by - ay) - (ax - bx) * (cy - ay));

/**
 * As many points, the first and the last among them: of each stretch the one that makes the largest triangle with the point before it
 * and the mean of the next stretch (Steinarsson 2013).
 */
export function largestTriangles(points: readonly Point[], most: number): readonly Point[] {
  if (points.length <= most) return points;
  const first = points[0]!;
  const last = points.at(-1)!;
  if (most < 3) return most === 2 ? [first, last] : points.slice(0, most);
  const inner = (points.length - 2) / (most - 2);
  const borderOf = (stretch: number) => 1 + Math.floor(stretch * inner);
  const chosen: Point[] = [first];
  for (let stretch = 0; stretch < most - 2; stretch += 1) {
    const from = borderOf(stretch);
    const to = borderOf(stretch + 1);
    const next = stretch === most - 3 ? last : meanOf(points.slice(to, borderOf(stretch + 2)));
    const before = chosen.at(-1)!;
    let best = from;
    for (let at = from + 1; at < to; at += 1)
      if (areaOf(before, points[at]!, next) > areaOf(before, points[best]!, next)) best = at;
    chosen.push(points[best]!);
  }
  return [...chosen, last];
}

/** At most so many points of a stream that show what the whole shows: peaks, and gaps. Empty: nothing was recorded. */
export function sampled(stream: Stream, most: number): StreamPoints {
  const whole = runsOf(stream, 1);
  const known = whole.reduce((sum, run) => sum + run.length, 0);
  const fits = known + Math.max(0, whole.length - 1) <= most;
  const runs = fits ? whole : runsOf(stream, Math.ceil((GAP_POINTS * stream.length) / most));
  const spare = most - (runs.length - 1) - 2 * runs.length;
  const chosen = runs.map((run) =>
    largestTriangles(run, fits ? run.length : 2 + Math.floor((spare * run.length) / known)),
  );
  const points = chosen.flatMap((run, i): (readonly [number, number | null])[] =>
    i === chosen.length - 1 ? [...run] : [...run, [run.at(-1)![0] + 1, null]],
  );
  return { seconds: points.map(([second]) => second), values: points.map(([, value]) => value) };
}
