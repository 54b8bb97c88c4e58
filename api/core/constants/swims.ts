/** Warm-up of a swim, metres and shares of its time; one of a short swim may be a larger share, so that it stays one [D]. */
export const WARMUP = { min: 200, max: 600, grid: 100, share: 0.2, mostShare: 0.25, mostOfShort: 0.3 } as const;
/** Cool-down of a swim, metres [D]. */
export const COOLDOWN = { usual: 100, max: 300 } as const;

/** Seconds that are left over are rested at the wall before the main set from so many on; fewer are swum [D]. */
export const MIN_PAUSE = 15;

/** Easy repeats that fill a swim. */
export interface EasyRepeat {
  distanceM: number;
  restSec: number;
}

/** Longest first [K]. */
export const EASY_REPEATS: readonly EasyRepeat[] = [
  { distanceM: 400, restSec: 30 },
  { distanceM: 200, restSec: 20 },
  { distanceM: 100, restSec: 15 },
  { distanceM: 50, restSec: 10 },
];
/** Who swims each of them easily: from 1:30 and 2:00 per 100 m at critical swim speed, metres per second [D]. */
export const SPEED_OF_REPEATS: readonly number[] = [100 / 90, 100 / 120, 0];
/** Fewest and most of them; more are swum as longer ones [D]. */
export const REPEATS = { min: 2, max: 10 } as const;

/** Distances that swimmers swim, metres or yards, longest first [K]. */
export const SWUM_DISTANCES: readonly number[] = [
  3000, 2000, 1500, 1200, 1000, 800, 600, 500, 400, 300, 250, 200, 150, 125, 100, 75, 50, 25,
];
