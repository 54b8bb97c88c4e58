import type { RaceType } from '../codes/race.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

/** Minutes to run off the bike by phase; `long`: in every second week close to the race. */
export interface BrickRun {
  base: number;
  build: number;
  specific: number;
  long: number;
  taper: number;
}

/** Run off the bike, minutes [S50][S52][S56]; from build on that of a sprint holds its work at race effort and a cool-down [D]. */
export const BRICK_RUN: Readonly<Partial<Record<RaceType, BrickRun>>> = {
  'sprint-tri': { base: 10, build: 25, specific: 25, long: 25, taper: 15 },
  'olympic-tri': { base: 15, build: 20, specific: 25, long: 30, taper: 20 },
  'half-ironman': { base: 15, build: 20, specific: 35, long: 45, taper: 20 },
  ironman: { base: 15, build: 20, specific: 30, long: 45, taper: 20 },
  duathlon: { base: 15, build: 20, specific: 25, long: 30, taper: 20 },
};
export const BRICK_MIN_RUN = 10;
export const BRICK_MIN_RIDE = 25;
/** Race-specific weeks of at least this many hours hold a brick [D]. */
export const BRICK_WEEK_HOURS = 4;
