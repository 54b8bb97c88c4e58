import { type Intensity, WORKOUT_TYPES, type WorkoutType } from '../codes/workout.ts';
import type { What } from './rule.ts';

// Workouts of one type, long or not and hard or not, are of one sort. There are fewer sorts than a number has bits, so that
// what a principle speaks of is found out once, and looking at a workout is a test of one bit.

/** Place of the type's four sorts: easy, hard, long, long and hard. */
const PLACE_OF_TYPE = Object.fromEntries(WORKOUT_TYPES.map((type, i) => [type, 4 * i])) as Readonly<
  Record<WorkoutType, number>
>;
const QUALITIES = { any: 0b1111, long: 0b1100, hard: 0b1010, easy: 0b0001, vo2max: 0b1111, threshold: 0b1111 } as const;

/** 0 to 23. */
export const sortOf = ({
  workoutType,
  isLong,
  isHard,
}: {
  workoutType: WorkoutType;
  isLong: boolean;
  isHard: boolean;
}): number => PLACE_OF_TYPE[workoutType] + (isLong ? 2 : 0) + (isHard ? 1 : 0);

export const isLongSort = (sort: number): boolean => (sort & 2) !== 0;
export const typeOfSort = (sort: number): WorkoutType => WORKOUT_TYPES[sort >> 2]!;

/** The workouts that a rule speaks of, one bit for each sort. */
export interface Sorts {
  /** A brick is a ride and a run too. */
  parts: number;
  whole: number;
  /** Only those of this intensity, which finished workouts alone have; null: any. */
  intensity: Intensity | null;
}

/** Do both speak of the same workouts? */
export function isSameWhat(a: What, b: What): boolean {
  if (a.quality !== b.quality || a.types.length !== b.types.length) return false;
  for (let i = 0; i < a.types.length; i += 1) if (a.types[i] !== b.types[i]) return false;
  return true;
}

export const NO_SORTS: Sorts = { parts: 0, whole: 0, intensity: null };

/** The first sort of every type but races, which no rule speaks of. */
const EVERY_TYPE = WORKOUT_TYPES.reduce(
  (sorts, type) => (type === 'race' ? sorts : sorts | (1 << PLACE_OF_TYPE[type])),
  0,
);

export function sortsOf({ types, quality }: What): Sorts {
  const bits = QUALITIES[quality];
  let whole = types.length === 0 ? bits * EVERY_TYPE : 0;
  let parts = whole;
  for (const type of types) {
    whole |= bits << PLACE_OF_TYPE[type];
    // the long workout of a brick is its ride
    if (type === 'bike' || (type === 'run' && quality !== 'long')) parts |= bits << PLACE_OF_TYPE.brick;
  }
  parts |= whole;
  return { parts, whole, intensity: quality === 'vo2max' || quality === 'threshold' ? quality : null };
}

/** Those of the named types, and where `easy` is among the names the easy ones of every type. */
export function sortsNamed(names: readonly string[]): Sorts {
  let whole = names.includes('easy') ? QUALITIES.easy * EVERY_TYPE : 0;
  for (const type of WORKOUT_TYPES) if (names.includes(type)) whole |= QUALITIES.any << PLACE_OF_TYPE[type];
  return { parts: whole, whole, intensity: null };
}

export const has = (sorts: number, sort: number): boolean => ((sorts >>> sort) & 1) === 1;
