import type { PredictionMethod } from '../codes/prediction.ts';
import type { RaceType } from '../codes/race.ts';
import type { ZonedSport } from '../codes/sport.ts';

export type Metres = Readonly<Partial<Record<ZonedSport, number>>>;

/** Metres of a race by sport; a half iron run is a half marathon, an iron run a marathon [K]. */
export const RACE_METRES: Readonly<Record<RaceType, Metres>> = {
  'sprint-tri': { swim: 750, bike: 20_000, run: 5000 },
  'olympic-tri': { swim: 1500, bike: 40_000, run: 10_000 },
  'half-ironman': { swim: 1900, bike: 90_000, run: 21_097.5 },
  ironman: { swim: 3800, bike: 180_000, run: 42_195 },
  'half-marathon': { run: 21_097.5 },
  marathon: { run: 42_195 },
  '5k': { run: 5000 },
  '10k': { run: 10_000 },
  'ultra-50k': { run: 50_000 },
  'ultra-100k': { run: 100_000 },
  // of races of no one distance a usual one [D]
  'gran-fondo': { bike: 150_000 },
  'time-trial': { bike: 40_000 },
  'open-water': { swim: 5000 },
  duathlon: { bike: 40_000, run: 15_000 },
  aquabike: { swim: 1900, bike: 90_000 },
};
/** Races that are held over many distances: what is told of them names the one that it is told for. */
export const OF_MANY_DISTANCES: readonly RaceType[] = ['gran-fondo', 'time-trial', 'open-water'];
/** Shortest and longest of them whose own distance is believed, metres [D]. */
export const OWN_METRES: Readonly<Partial<Record<RaceType, readonly [shortest: number, longest: number]>>> = {
  'gran-fondo': [40_000, 350_000],
  'time-trial': [5000, 100_000],
  'open-water': [750, 30_000],
};

/** Slowest and fastest speed of a goal over their own distance, m/s: about the world's best, and the usual time limit with a margin [K]. */
export const OWN_SPEEDS: Readonly<Partial<Record<RaceType, readonly [slowest: number, fastest: number]>>> = {
  'gran-fondo': [2.8, 13],
  'time-trial': [4, 16],
  'open-water': [0.5, 1.7],
};

/** Fastest and slowest goal of a race, seconds: about the world's best, and the usual time limit with a margin [K]. */
export const GOAL_BOUNDS: Readonly<Record<RaceType, readonly [fastest: number, slowest: number]>> = {
  'sprint-tri': [45 * 60, 4 * 3600],
  'olympic-tri': [90 * 60, 6 * 3600],
  'half-ironman': [3.25 * 3600, 10 * 3600],
  ironman: [7 * 3600, 18 * 3600],
  'half-marathon': [55 * 60, 5 * 3600],
  marathon: [110 * 60, 10 * 3600],
  '5k': [12 * 60, 90 * 60],
  '10k': [25 * 60, 3 * 3600],
  'ultra-50k': [150 * 60, 14 * 3600],
  'ultra-100k': [6 * 3600, 36 * 3600],
  'gran-fondo': [2 * 3600, 14 * 3600],
  'time-trial': [10 * 60, 2.5 * 3600],
  'open-water': [15 * 60, 8 * 3600],
  duathlon: [90 * 60, 6 * 3600],
  aquabike: [2 * 3600, 8 * 3600],
};

/** How far races lie from the figure of a method, to either side. Tanda tells 5 min of about 3 hours [S72]; the others are ours [D]. */
export const METHOD_SPREAD: Readonly<Record<PredictionMethod, number>> = {
  VDOT: 0.02,
  RIEGEL: 0.02,
  VICKERS: 0.03,
  TANDA: 0.03,
  LEGS: 0.04,
};

/** The same of an ultra, whose last hours no shorter race tells of: this much more to either side for each marathon beyond the first [D]. */
export const ULTRA_SPREAD = 0.06;

/** Exponent of distance [S70]. */
export const RIEGEL_EXPONENT = 1.06;

/** Beyond the marathon people slow more: this exponent draws its time out to an ultra's [D], near what runners of both do on roads. */
export const ULTRA_EXPONENT = 1.2;

/** Exponent that takes a shorter race to a first marathon speed, and the terms of its formula, miles a week in tens [S71]. */
export const VICKERS_EXPONENT = 1.07;
export const VICKERS = { constant: 0.16018617, speed: 0.83076202, tenMiles: 0.06423826 } as const;

/** Terms of marathon pace, seconds per km, from km a week and mean pace of training [S72]. */
export const TANDA = { constant: 17.1, volume: 140, perKm: -0.0053, pace: 0.55 } as const;
/** Weeks of training that it looks at, the last of them a week before the race [S72]. */
export const TANDA_WEEKS = 8;
/** Below this many km a week training says nothing of a marathon [D]. */
export const TANDA_MIN_KM = 30;

/** Drag of wheels, bearings and chain: watts at v m/s are v × (constant + perSpeed × v), rolling resistance and efficiency [S73]. */
export const BIKE_LOSSES = {
  bearing: { constant: 0.091, perSpeed: 0.0087 },
  rolling: 0.0032,
  efficiency: 0.97698,
} as const;
/** m/s² [S73]. */
export const GRAVITY = 9.81;

/** Air of a mild day at sea level, kg/m³, and asphalt of an ordinary road [K]. */
export const RACE_AIR_DENSITY = 1.2;
export const RACE_ROLLING = 0.005;
/** Drag area of the usual position, m²: drops in the short races, aero bars in the long ones and against the clock, hoods in a group [K]. */
export const RACE_DRAG_AREA: Readonly<Partial<Record<RaceType, number>>> = {
  'sprint-tri': 0.32,
  'olympic-tri': 0.32,
  'half-ironman': 0.28,
  ironman: 0.28,
  'gran-fondo': 0.34,
  'time-trial': 0.26,
  duathlon: 0.32,
  aquabike: 0.28,
};
/** Kilograms of a rider whose weight is not known, and of bicycle, bottles and clothes [D]. */
export const ASSUMED_RIDER_KG = 75;
export const BIKE_KG = 10;

/** All changes of sport together, seconds [D]. */
export const TRANSITION_SEC: Readonly<Partial<Record<RaceType, number>>> = {
  'sprint-tri': 180,
  'olympic-tri': 240,
  'half-ironman': 420,
  ironman: 660,
  duathlon: 150,
  aquabike: 240,
};

/** Weeks with a run, of those that are looked at, from which on they tell of training [D]. */
export const TANDA_MIN_WEEKS = 4;

/** The effort of a race leaves the usual one of its type by at most this part, whatever is predicted [D]. */
export const RACE_EFFORT_DRIFT = 0.06;

/** The part of its usual effort down to which a goal that is slower than predicted takes a race: below it there is no running, or no race, left [D]. */
export const MIN_GOAL_EFFORT = 0.75;

/** A result tells of the athlete as they are for this many days [D]. */
export const RESULT_DAYS = 365;
