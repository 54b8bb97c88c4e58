import type { CoursePoint } from './coursePoint.ts';

/** A point as files hold it; null: not told. */
export interface TrackPoint {
  lat: number | null;
  lon: number | null;
  ele: number | null;
  /** Metres from the start. */
  d: number | null;
}

/** Mean radius (IUGG). */
const EARTH_M = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the surface of the earth between two places, degrees (haversine). */
export function metresBetween(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * The profile of a track: where it tells no distances they are measured between its places; heights that are missing are those
 * between their neighbours'. What is further along than what went before stays. Null: no heights, or neither places nor distances.
 */
export function profileOfTrack(track: readonly TrackPoint[]): CoursePoint[] | null {
  const measured = withDistances(track);
  const known = measured.filter((point): point is CoursePoint => point.ele !== null);
  if (known.length < 2) return null;
  let after = 0;
  const filled = measured.map(({ d, ele }): CoursePoint => {
    if (ele !== null) return { d, ele };
    while (after < known.length - 1 && known[after]!.d < d) after += 1;
    const [from, to] = [known[Math.max(0, after - 1)]!, known[after]!];
    const part = to.d === from.d ? 0 : Math.min(1, Math.max(0, (d - from.d) / (to.d - from.d)));
    return { d, ele: from.ele + part * (to.ele - from.ele) };
  });
  const rising: CoursePoint[] = [];
  for (const point of filled) if (rising.length === 0 || point.d > rising.at(-1)!.d) rising.push(point);
  return rising.length < 2 ? null : rising;
}

function withDistances(track: readonly TrackPoint[]): { d: number; ele: number | null }[] {
  const told = track.flatMap(({ d, ele }) => (d === null ? [] : [{ d, ele }]));
  if (told.length >= 2) return told;
  let d = 0;
  let before: { lat: number; lon: number } | null = null;
  return track.flatMap(({ lat, lon, ele }) => {
    if (lat === null || lon === null) return [];
    const here = { lat, lon };
    if (before !== null) d += metresBetween(before, here);
    before = here;
    return [{ d, ele }];
  });
}
