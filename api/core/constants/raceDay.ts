import type { RaceType } from '../codes/race.ts';

// Source tags: [D] our own choice; [S..] and [K] published or known practice.

/** Points of a course that are kept, its length and the heights of its ground, metres [D]. */
export const COURSE_BOUNDS = {
  minPoints: 2,
  maxPoints: 2000,
  minM: 400,
  maxM: 1_000_000,
  lowestM: -500,
  highestM: 9000,
} as const;
/** Points that a file is thinned to before it is sent, and heights that are drawn [D]. */
export const SENT_POINTS = 1000;
export const DRAWN_HEIGHTS = 160;
/** Metres between two points of a profile, where its length allows it, and to either side over which heights are evened out [D]. */
export const PROFILE_STEP_M = 25;
export const SMOOTH_M = 75;
/** A rise is counted once it is this high, metres: less is the receiver's [D]. */
export const CLIMB_M = 2;
/** A course is stretched to the race; where it differs by more than this part, that is told [D]. */
export const STRETCH_TOLD = 0.05;
/** Where it differs by more than this part it is the course of another race [D]. */
export const MAX_STRETCH = 0.25;

/** The first tenth is run slower than even effort by this part, and the rest makes up for it [D]. */
export const HELD_START = { part: 0.1, slower: 0.02 } as const;
/** Up this grade people walk as fast as they run; down this one the brakes decide [K]. */
export const WALKING_GRADE = 0.15;
export const STEEP_DESCENT = -0.1;
/** A course is called hilly where it costs this part more than a flat one [D]. */
export const HILLY = 0.01;

/** Watts are mean × (1 + a × grade): those a that are tried, and the most over the race's power and over threshold [D]. */
export const RIDE_SLOPES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const RIDE_CAP = { overRace: 1.2, overThreshold: 1.1 } as const;
/** Riders brake beyond it, m/s [D]. */
export const RIDE_MAX_SPEED = 17;
/** Grades that are ridden alike, rise over run [D]. */
export const GRADE_STEP = 0.005;

/** Metres between the splits of a leg of at most so many metres [D]. */
export const SPLIT_STEPS: readonly (readonly [upTo: number, every: number])[] = [
  [10_000, 1000],
  [55_000, 5000],
  [110_000, 10_000],
  [Infinity, 20_000],
];

/** Part of a duathlon's running that comes before the ride [K]. */
export const FIRST_RUN_PART = 2 / 3;
/** Part of all changes together that the first takes, of two [D]. */
export const FIRST_CHANGE_PART = 0.55;

/** Effort of a race on the scale of 1 to 10 [K]. */
export const RACE_RPE: Readonly<Record<RaceType, readonly [low: number, high: number]>> = {
  'sprint-tri': [8, 9],
  'olympic-tri': [7, 8],
  'half-ironman': [6, 7],
  ironman: [5, 6],
  'half-marathon': [7, 8],
  marathon: [6, 7],
  '5k': [9, 10],
  '10k': [8, 9],
  'ultra-50k': [5, 6],
  'ultra-100k': [4, 5],
  'gran-fondo': [6, 7],
  'time-trial': [8, 9],
  'open-water': [7, 8],
  duathlon: [7, 8],
  aquabike: [6, 7],
};

/** Grams of carbohydrate an hour, in a race of at least so many hours [S74]. */
export const CARBS_BY_HOURS: readonly (readonly [fromHours: number, gramsPerHour: number])[] = [
  [0, 0],
  [1, 30],
  [2, 60],
  [2.5, 90],
];
/** Beyond this many grams an hour one kind of sugar is not taken up [S74]. */
export const MAX_ONE_SUGAR = 60;
/** What a stomach that has practised nothing is given an hour, what one rehearsal adds, and the most that may be told, grams [D]. */
export const UNPRACTISED_CARBS = 30;
export const REHEARSAL_STEP = 10;
export const CARBS_BOUNDS = [0, 150] as const;
/** Grams of a gel and of a bottle, and millilitres of one, as they may be [D]; a gel is usually 25 g [K]. */
export const USUAL_GEL = 25;
/** The first gel is taken so many seconds after the start at the latest, where one can eat [K]. */
export const FIRST_GEL_SEC = 30 * 60;
export const GEL_BOUNDS = [5, 100] as const;
export const BOTTLE_BOUNDS = [5, 200] as const;
export const BOTTLE_ML_BOUNDS = [100, 2000] as const;
/** What is eaten in the last minutes does not arrive any more; seconds [K]. */
export const NOTHING_BEFORE_FINISH_SEC = 15 * 60;
/** What was missed, as in a swim, is made up by eating after this part of the usual time [D]. */
export const CATCHING_UP = 0.75;

/** Millilitres an hour by air temperature from °C on: 0.4 to 0.8 l in mild weather, never by force [S75]; less in the cold, more in heat [D]. */
export const FLUID_BY_TEMPERATURE: readonly (readonly [fromC: number, low: number, high: number])[] = [
  [-Infinity, 300, 600],
  [12, 400, 800],
  [24, 500, 1000],
];
/** Weather that is taken where none is told, °C and percent [D]. */
export const ASSUMED_TEMPERATURE = 15;
export const ASSUMED_HUMIDITY = 60;
export const TEMPERATURE_BOUNDS = [-20, 50] as const;
export const HUMIDITY_BOUNDS = [0, 100] as const;
/** From this WBGT on sodium and cooling are told, °C [D]. */
export const WARM_WBGT = 15;

/** Marathons are run fastest at 3.8 to 6.2 °C [S76]. */
export const FASTEST_C = [3.8, 6.2] as const;
/** Percent slower for each degree above: the leaders of seven marathons [S77], and all finishers of Boston [S78]. */
export const SLOWER_PER_DEGREE = [0.19, 0.8] as const;
/** Starters of a marathon who do not finish well, percent: (a W² + b W + c) / 10 by wet bulb globe temperature, °C [S79]. */
export const DROPOUT = { square: 0.514, linear: -8.097, constant: 78.926 } as const;
/** Above it a marathon had better not be started by who is not used to heat, °C [S79]. */
export const DO_NOT_RACE_WBGT = 20.5;

/** From so long on sodium is worth a thought, seconds [K]. */
export const SODIUM_FROM_SEC = 3 * 3600;
