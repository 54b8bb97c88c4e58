import type { RaceType } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';

/** Share of the largest week's minutes that the longest workout before a race should reach [S]. */
export const PEAK_LONG_SHARES: Readonly<Partial<Record<RaceType, Readonly<Partial<Record<EnduranceSport, number>>>>>> =
  {
    'half-marathon': { running: 0.33 },
    marathon: { running: 0.37 },
    'ultra-50k': { running: 0.37 },
    'ultra-100k': { running: 0.37 },
    'gran-fondo': { cycling: 0.42 },
    'half-ironman': { cycling: 0.32, running: 0.165 },
    ironman: { cycling: 0.34, running: 0.155 },
    aquabike: { cycling: 0.32 },
  };
/** A plan whose longest workout stays below this share of that says so [D]. */
export const SHORT_LONG_SHARE = 2 / 3;
