import type { ExperienceLevel, FitnessLevel } from '../codes/athlete.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { RaceType } from '../codes/race.ts';
import type { PhaseType } from '../codes/phase.ts';

// Source tags: [C:…] read in the source itself, [K] common knowledge, [D] our choice. Coaches' principles may only tighten.

/** Races whose recovery is counted in weeks, with one week more for beginners and from 50 years on [D]. */
export const LONG_RECOVERY_TYPES: readonly RaceType[] = [
  'half-ironman',
  'ironman',
  'marathon',
  'ultra-50k',
  'ultra-100k',
];
/** B races of these types cost full recovery weeks [D]. */
export const COSTLY_B_TYPES: readonly RaceType[] = ['ironman', 'marathon', 'ultra-50k', 'ultra-100k'];

/** A race that felt like this or worse, of 10, takes longer to recover from [D]. */
export const VERY_HARD_FEELING = 3;
export const VERY_HARD_EXTRA_WEEKS = 1;

/** First weeks back after 1, 2 or more weeks without training, as fractions of the last loading week [C:S8,S11][D]. */
export const COMEBACK_FACTORS: readonly (readonly number[])[] = [[1], [0.6, 0.8], [0.5, 0.65, 0.8]];

/** Weeks of a season that has begun which a new plan keeps on file. */
export const HISTORY_WEEKS = 52;
/** So many days before an A race that the phases pass over its taper comes by itself [D]. */
export const LOWERED_BEFORE_DAYS = 21;

/** Shift of a sport's share towards the weakest sport, from the strongest [D], in triathlon within the bounds [C:S62][D]. */
export const WEAKEST_SPORT_SHIFT = 0.05;
export const SHARE_BOUNDS: Readonly<Record<EnduranceSport, readonly [number, number]>> = {
  swimming: [0.1, 0.3],
  cycling: [0.35, 0.6],
  running: [0.18, 0.4],
};

/** The taper takes at most about a quarter of the time to the first race, a third between races [D]. */
export const TAPER_HORIZON_DIVISOR = 4;
export const LATER_TAPER_HORIZON_DIVISOR = 3;
/** Weeks between races per recovery week [D]. */
export const RECOVERY_GAP_DIVISOR = 4;
/** Between two A races: up to 4 loading weeks hold form, up to 9 rebuild partly, more is a whole preparation [C:S7]. */
export const MAINTENANCE_MAX_WEEKS = 4;
export const PARTIAL_REBUILD_MAX_WEEKS = 9;

/** Target hours as a fraction of the effective hours, from the first to the last week of the phase [D]. */
export const PHASE_TARGETS: Readonly<Record<'base' | 'build' | 'race-specific' | 'peak', readonly [number, number]>> = {
  base: [0.65, 0.85],
  build: [0.85, 0.95],
  'race-specific': [0.95, 1],
  peak: [0.9, 0.9],
};

/** First week: 10% over the present hours, within these fractions of the effective hours [D]. */
export const START_GROWTH = 1.1;
export const START_BOUNDS = [0.25, 0.85] as const;
/** First week as a fraction of the effective hours when the present hours are unknown [D]. */
export const START_BY_FITNESS: Readonly<Record<FitnessLevel, number>> = {
  none: 0.3,
  low: 0.45,
  moderate: 0.6,
  high: 0.75,
  'very-high': 0.85,
};

/** A loading week may exceed the largest of the previous four by this factor or by this many hours [D]; published plans 1.05 to 1.22. */
export const RAMP_FACTOR = 1.1;
export const RAMP_HOURS = 0.25;
export const RAMP_WINDOW_WEEKS = 4;
/** Coming back after recovery: growth over the week before, for this many loading weeks [D]. */
export const RETURN_RAMP_FACTOR = 1.3;
export const RETURN_RAMP_WEEKS = 3;
/**
 * After recovery weeks the first loading week holds no more than so much of the largest loading week before them, or of the week before where
 * that is more: two weeks after an ultra nobody is back at once [D].
 */
export const FIRST_BACK = { ofBest: 0.75, ofBefore: 2 } as const;

/** CTL points a week [C:S24,S24b,S25], less for age and injury, never below the floor [D]. */
export const RAMP_LIMIT: Readonly<Record<ExperienceLevel, number>> = {
  beginner: 4,
  intermediate: 5,
  advanced: 6,
  veteran: 7,
};
export const RAMP_LIMIT_FLOOR = 2;
/** From this age on: shorter cycles, slower ramp, longer recovery [C:S13,S14]. */
export const MASTERS_AGE = 50;

/** Loading weeks before a step-back week [C:S52]; shorter for masters, low fitness, injury [C:S13,S14,S14b]. */
export const LOADING_WEEKS = 3;
export const LOADING_WEEKS_CAREFUL = 2;
/** Step-back volume as a fraction of the last loading week [D]; published 0.40 to 0.93. */
export const STEP_FACTOR = 0.65;
export const STEP_FACTOR_MIN = 0.4;
export const STEP_FACTOR_MAX = 0.9;
/** Hours of two workouts of 20 min: a beginner's step-back week of fewer were a single one [D]. */
export const MIN_STEP_HOURS = 0.67;
/** A base phase over this long gets a break of half volume every 12 weeks [D]. */
export const LONG_BASE_WEEKS = 24;
export const BASE_BREAK_EVERY_WEEKS = 12;
export const BASE_BREAK_FACTOR = 0.5;

/** Volume before the race as a fraction of the mean of the last three loading weeks, by taper weeks; race week last [C:S1][D]. */
export const TAPER_FACTORS: readonly (readonly number[])[] = [[0.45], [0.65, 0.4], [0.8, 0.6, 0.35]];
export const TAPER_REFERENCE_WEEKS = 3;
/** Recovery week whose race is no longer on file [D]. */
export const RECOVERY_FRACTION_UNKNOWN = 0.5;
/** A race this early in its week, Monday to Wednesday, is tapered for in the week before [D]. */
export const EARLY_RACE_WEEKDAYS = 3;
/** The mean cut stays within 41 to 59%, race week at half or less [C:S1]. */
export const TAPER_MEAN_MIN = 0.41;
export const RACE_WEEK_MAX = 0.5;

/** B race: the week with the race is at most this fraction of its plan, or the race and these hours [D]. */
export const B_WEEK_FACTOR = 0.8;
export const COSTLY_B_WEEK_FACTOR = 0.6;
export const B_WEEK_EXTRA_HOURS = 1.5;
/** The week before a B race on its Monday or Tuesday loses its weekend to it: what it holds of its plan, by the weekday of the race [D]. */
export const WEEK_BEFORE_EARLY_B: readonly number[] = [0.65, 0.8];

/** The week after a B race that lasts so many hours holds no more than this part of the largest of the last weeks [D]. */
export const AFTER_LONG_B = { fromHours: 2.5, part: 0.8 } as const;

/** Last days before a B race, and what a day among them holds of an ordinary one [D]. */
export const B_EASY_DAYS = 3;
export const COSTLY_B_EASY_DAYS = 6;
export const EASY_DAY_SHARE = 0.6;

/** More A races than a season can peak for, and gaps too long to hold form and too short to rebuild, in weeks [C:S6,S10]. */
export const MAX_A_RACES = 3;
export const AWKWARD_GAP_WEEKS = [9, 11] as const;

/** Training without a race: three load and one step-back week, targets rising by block, then held [D]. */
export const CONSISTENT_TARGETS = [0.7, 0.78, 0.85] as const;
/** Step-back once the volume is held: keeps the acute to chronic ratio above 0.8 [D]. */
export const CONSISTENT_HOLD_STEP = 0.75;
export const CONSISTENT_BLOCK_PHASES = ['base', 'base', 'build'] as const satisfies readonly PhaseType[];

/** A season asked for with no race ahead [D]. */
export const CONSISTENT_SEASON_WEEKS = 12;

export const PHASE_VOLUME_BOUNDS = [1, 40] as const;
export const PHASE_VOLUME_STEP = 0.5;
/** A season holds at most this many weeks; races are accepted up to three years ahead. */
export const MAX_SEASON_WEEKS = 104;
export const MAX_RACE_WEEKS = 160;

/** Free-text volumes in distance become hours at these speeds, km per hour [D]: 6:00 per km, 25 km/h, 2:15 per 100 m. */
export const VOLUME_SPEED: Readonly<Record<EnduranceSport, number>> = {
  running: 10,
  cycling: 25,
  swimming: 100 / 37.5,
};

/** Where a race takes use of less than this share of the hours available, the athlete is told [D]. */
export const TOLD_CAP_SHARE = 0.92;
