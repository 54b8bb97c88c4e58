import type { RaceType } from '../codes/race.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

/** Run off the bike, minutes [S50][S52][S56]. */
export const BRICK_RUN: Readonly<
  Partial<Record<RaceType, { base: number; build: number; specific: number; long: number }>>
> = {
  'sprint-tri': { base: 10, build: 15, specific: 20, long: 20 },
  'olympic-tri': { base: 15, build: 20, specific: 25, long: 30 },
  'half-ironman': { base: 15, build: 20, specific: 35, long: 45 },
  ironman: { base: 15, build: 20, specific: 30, long: 45 },
  duathlon: { base: 15, build: 20, specific: 25, long: 30 },
};
export const BRICK_MIN_RUN = 10;
export const BRICK_MIN_RIDE = 25;
/** Race-specific weeks of at least this many hours hold a brick [D]. */
export const BRICK_WEEK_HOURS = 4;
