import type { DisplayUnits } from '../units/displayUnits.ts';
import {
  CLIMB_M,
  COURSE_BOUNDS,
  DRAWN_HEIGHTS,
  PROFILE_STEP_M,
  SENT_POINTS,
  SMOOTH_M,
  MAX_STRETCH,
} from '../constants/raceDay.ts';
import { otherLengthText } from '../messages/raceDay.ts';
import type { CoursePoint } from './coursePoint.ts';

/** A course as it is paced: heights evened out, at equal steps. */
export interface Course {
  distanceM: number;
  /** Metres climbed. */
  gainM: number;
  points: readonly CoursePoint[];
}

/** A piece of a course of one grade. */
export interface Stretch {
  lengthM: number;
  /** Rise over run. */
  grade: number;
}

/** What speaks against a profile; null: nothing. */
export function courseProblem(points: readonly CoursePoint[]): string | null {
  const { minPoints, maxPoints, minM, maxM, lowestM, highestM } = COURSE_BOUNDS;
  if (points.length < minPoints || points.length > maxPoints)
    return `A course has ${minPoints} to ${maxPoints} points.`;
  if (points.some(({ d }, index) => index > 0 && d <= points[index - 1]!.d))
    return 'Each point of a course lies further than the one before it.';
  if (points.some(({ ele }) => ele < lowestM || ele > highestM))
    return `Heights of a course are ${lowestM} to ${highestM} m.`;
  const length = points.at(-1)!.d - points[0]!.d;
  if (length < minM || length > maxM) return `A course is ${minM} m to ${maxM / 1000} km long.`;
  return null;
}

/** What speaks against a course for legs of these metres, each of which or all of which it may be; null: nothing. */
export function lengthProblem(
  points: readonly CoursePoint[],
  legs: readonly number[],
  units: DisplayUnits,
): string | null {
  const raced = legs.reduce((sum, each) => sum + each, 0);
  const length = points.at(-1)!.d - points[0]!.d;
  const fits = [raced, ...legs].some((metres) => Math.abs(length / metres - 1) <= MAX_STRETCH);
  return fits ? null : otherLengthText(length, raced, units);
}

/** Height at each of the distances, which rise, between the points. */
function heightsAt(points: readonly CoursePoint[], distances: readonly number[]): number[] {
  let after = 1;
  return distances.map((d) => {
    while (after < points.length - 1 && points[after]!.d < d) after += 1;
    const [from, to] = [points[after - 1]!, points[after]!];
    const part = Math.min(1, Math.max(0, (d - from.d) / (to.d - from.d)));
    return from.ele + part * (to.ele - from.ele);
  });
}

const steps = (from: number, length: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + (length * index) / count);

/** Mean of the heights to both sides, as many on each: a steady climb stays what it is, and both ends. */
function evened(heights: readonly number[], reach: number): number[] {
  return heights.map((_, index) => {
    const side = Math.min(reach, index, heights.length - 1 - index);
    const near = heights.slice(index - side, index + side + 1);
    return near.reduce((sum, each) => sum + each, 0) / near.length;
  });
}

/** Metres climbed, without what a receiver makes of level ground. */
function climbed(heights: readonly number[]): number {
  let gain = 0;
  let [lowest, highest] = [heights[0]!, heights[0]!];
  for (const height of heights) {
    if (height > highest) highest = height;
    if (highest - height >= CLIMB_M || height < lowest) {
      if (highest - lowest >= CLIMB_M) gain += highest - lowest;
      [lowest, highest] = [height, height];
    }
  }
  return highest - lowest >= CLIMB_M ? gain + highest - lowest : gain;
}

/** The course of a profile that nothing speaks against. */
export function courseOf(points: readonly CoursePoint[]): Course {
  const [first, last] = [points[0]!, points.at(-1)!];
  const distanceM = last.d - first.d;
  const count = Math.min(COURSE_BOUNDS.maxPoints - 1, Math.ceil(distanceM / PROFILE_STEP_M));
  const distances = steps(first.d, distanceM, count);
  const heights = evened(heightsAt(points, distances), Math.round((SMOOTH_M * count) / distanceM));
  return {
    distanceM,
    gainM: Math.round(climbed(heights)),
    points: heights.map((ele, index) => ({ d: distances[index]! - first.d, ele })),
  };
}

/** Heights at equal distances from start to finish, metres, as they are drawn. */
export function drawnHeights({ points, distanceM }: Course): number[] {
  const count = Math.min(DRAWN_HEIGHTS, points.length) - 1;
  return heightsAt(points, steps(0, distanceM, count)).map((height) => Math.round(10 * height) / 10);
}

/** The course as it is raced: as long as the race, with as much more of climbs. */
export function stretchedTo({ distanceM, gainM, points }: Course, lengthM: number): Course {
  const ratio = lengthM / distanceM;
  return {
    distanceM: lengthM,
    gainM: Math.round(gainM * ratio),
    points: points.map(({ d, ele }) => ({ d: d * ratio, ele })),
  };
}

/** The pieces of a course, stretched to the length of the race; flat without one. */
export function stretchesOf(course: Course | null, lengthM: number): Stretch[] {
  if (course === null) return [{ lengthM, grade: 0 }];
  const ratio = lengthM / course.distanceM;
  return course.points.slice(1).map(({ d, ele }, index) => {
    const from = course.points[index]!;
    return { lengthM: (d - from.d) * ratio, grade: (ele - from.ele) / (d - from.d) };
  });
}

/** Cut at these metres from the start, which rise: the pieces up to each of them. */
export function cutAt(stretches: readonly Stretch[], borders: readonly number[]): Stretch[][] {
  const parts: Stretch[][] = borders.map(() => []);
  let part = 0;
  let at = 0;
  for (const { lengthM, grade } of stretches) {
    let left = lengthM;
    while (left > 0 && part < borders.length) {
      const room = part === borders.length - 1 ? left : borders[part]! - at;
      const taken = Math.min(left, room);
      if (taken > 0) parts[part]!.push({ lengthM: taken, grade });
      at += taken;
      left -= taken;
      if (left > 0) part += 1;
    }
  }
  return parts;
}

/** As many points as are sent, whatever a file holds: means of equal distances between the first and the last. */
export function thinned(points: readonly CoursePoint[]): CoursePoint[] {
  const start = points[0]?.d ?? 0;
  const rounded = (all: readonly CoursePoint[]) =>
    all
      .map(({ d, ele }) => ({ d: Math.round(d - start), ele: Math.round(10 * ele) / 10 }))
      .filter(({ d }, index, whole) => index === 0 || d > whole[index - 1]!.d);
  if (points.length <= SENT_POINTS) return rounded(points);
  const length = points.at(-1)!.d - start;
  const bins = new Map<number, { d: number; ele: number; count: number }>();
  for (const { d, ele } of points.slice(1, -1)) {
    const bin = Math.min(SENT_POINTS - 3, Math.floor(((d - start) / length) * (SENT_POINTS - 2)));
    const held = bins.get(bin) ?? { d: 0, ele: 0, count: 0 };
    bins.set(bin, { d: held.d + d, ele: held.ele + ele, count: held.count + 1 });
  }
  const means = [...bins.values()].map(({ d, ele, count }) => ({ d: d / count, ele: ele / count }));
  return rounded([points[0]!, ...means, points.at(-1)!]);
}
