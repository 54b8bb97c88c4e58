import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { ZonedSport } from '../codes/sport.ts';

/** Shortest workout of any role, minutes [D]. */
export const MIN_WORKOUT_MINUTES = 15;
/** Longest workout by role, minutes; other roles keep the wanted length [D]. */
export const MAX_OPENER_MINUTES = 40;
export const MAX_STRENGTH_MINUTES = 45;

/** A long workout of more than this needs food on the way, minutes [K]. */
export const FUEL_ABOVE_MINUTES = 90;

/** Easy time that a long hard workout adds goes to the warm-up and cool-down up to these, seconds [D]. */
export const MAX_WARMUP_SEC = 20 * 60;
export const MAX_COOLDOWN_SEC = 15 * 60;
/** Easy time of its own between the work and the cool-down is at least this long, or it is cool-down too, seconds [D]. */
export const MIN_EASY_SEC = 15 * 60;
/** Easy time of its own between the warm-up and the work is at least this long, seconds [D]. */
export const MIN_EASY_STEP_SEC = 3 * 60;

/** A work interval is never longer than this multiple of the template's [D]. */
export const MAX_STRETCH = 1.2;
/** Repetitions never exceed this multiple of the template's, whatever the cap allows [D]. */
export const MAX_REPS_FACTOR = 1.5;

/** Effort of easy time that fills a workout up, fraction of threshold [D]. */
export const EASY_EFFORT: Readonly<Record<ZonedSport, number>> = { run: 0.78, bike: 0.66, swim: 0.81 };

/** Work steps below these efforts are steady endurance and no main set, fraction of threshold [D]. */
export const MAIN_SET_FLOOR: Readonly<Record<ZonedSport, number>> = { run: 0.83, bike: 0.75, swim: 0.88 };

/**
 * Steps that make a workout hard whatever it is called: so many minutes above the second lactate turnpoint, or more than so many
 * about threshold, from the efforts of sweet spot on, in steps longer than a minute. No easy or moderate workout of the planner
 * holds as much [D].
 */
export const HARD_WORK = {
  aboveThresholdMinutes: 8,
  aboutThresholdMinutes: 15,
  aboutThreshold: { run: 0.94, bike: 0.88, swim: 0.96 },
  minSeconds: 61,
} as const;

/** Efforts of easy runs, as parts of the speed at threshold: what is slower is recovery [D]. */
export const EASY_RUN = { usual: 0.78, slowest: 0.75 } as const;
/** Half width of a step's target range around its effort, fraction of threshold [D]. */
export const TARGET_HALF_WIDTH = { easy: 0.04, work: 0.02 } as const;

/** How a test of a threshold that is not known feels [D]. */
export const ALL_OUT_RPE = { lo: 8.5, hi: 9.5 } as const;
/** A step is this long before its heart rate tells of its effort, seconds [D]. */
export const MIN_HEART_RATE_STEP_SEC = 300;

/** Highest work effort in a beginner's first weeks: threshold, felt as 6 to 7 of 10 [D]. */
export const BEGINNER_EFFORT_CAP = 1;
/** Weeks during which a beginner does no work above threshold [D]. */
export const BEGINNER_NO_VO2MAX_WEEKS = 6;
/** Weeks during which a beginner's key workouts are strides, easy technique or tempo only [D]. */
export const BEGINNER_STRIDES_WEEKS = 3;
/** Somebody who runs less than this a week now, minutes, runs and walks in turns [D]. */
export const RUN_WALK_BELOW_WEEKLY_MINUTES = 60;
/** Minutes of running before each minute of walking, week by week, from 10 on no more than 1.3 of those before; then without walking [K]. */
export const RUN_WALK_MINUTES: readonly number[] = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 13, 15, 19, 24, 31, 40, 52, 67, 87];
/** Nobody runs hard who does not run for so long without a break, minutes [D]. */
export const UNBROKEN_MINUTES = 30;
/** After a bone injury running returns from here on the same ladder [S46b]. */
export const RUN_WALK_AFTER_INJURY = 3;
export const WALK_EFFORT = 0.45;

/** First weeks of lifting, with two sets and little weight [D]. */
export const LEARNING_WEEKS: Readonly<Record<ExperienceLevel, number>> = {
  beginner: 4,
  intermediate: 3,
  advanced: 3,
  veteran: 3,
};
/** From this age strength work has balance in it and no jumps, years [K]. */
export const BALANCE_AGE = 50;

/** From this age on main sets stop growing half way to the level's cap [D]. */
export const HALF_PROGRESSION_AGE = 60;

type Range = readonly [lo: number, hi: number];

interface LimitRule {
  /** Minutes of work: the first week's and the most. */
  minutes: Readonly<Record<ExperienceLevel, Range>>;
  /** Most work as a share of the sport's weekly minutes; null when only the minutes count. */
  weeklyShare: number | null;
  /** Shortest useful work interval, seconds [D]. */
  minWorkSec: number;
}

/** Minutes of beginners; of the other levels they follow, or are the same. */
const limit = (
  weeklyShare: number | null,
  minWorkSec: number,
  ...[beginner, ...more]: [Range, ...Range[]]
): LimitRule => {
  const [intermediate = beginner, advanced = beginner, veteran = beginner] = more;
  return { minutes: { beginner, intermediate, advanced, veteran }, weeklyShare, minWorkSec };
};

/**
 * Minutes of work in one workout. Threshold at most 10% of the week, intervals 8%, repetitions 5% (Daniels) [S43];
 * the minutes by level are coaching convention [D].
 */
export const MAIN_SET_LIMITS = {
  strides: limit(0.05, 15, [4 / 3, 4]),
  vo2max: limit(0.08, 45, [8, 12], [12, 18], [15, 22], [18, 25]),
  threshold: limit(0.1, 180, [12, 20], [20, 30], [30, 40], [35, 45]),
  tempo: limit(0.15, 180, [20, 30], [24, 36], [30, 45], [36, 48]),
  'race-5k': limit(0.12, 60, [8, 14], [12, 20], [15, 24], [18, 26]),
  'race-10k': limit(0.12, 60, [10, 20], [15, 28], [18, 34], [20, 36]),
  'race-olympic': limit(0.24, 180, [12, 24], [16, 36], [20, 50], [24, 60]),
  'race-marathon': limit(0.2, 300, [20, 30], [25, 45], [30, 65], [40, 75]),
  'race-half-marathon': limit(0.17, 180, [15, 22], [20, 32], [24, 42], [30, 45]),
  'race-half-ironman': limit(0.28, 300, [40, 50], [45, 60], [60, 75], [75, 90]),
  'race-ironman': limit(0.4, 600, [90, 110], [90, 140], [120, 180], [135, 180]),
  'race-ultra': limit(0.25, 600, [30, 60], [40, 80], [50, 110], [60, 140]),
  opener: limit(null, 30, [6, 6]),
} as const satisfies Readonly<Record<string, LimitRule>>;

/** Rung on which athletes of a level begin the ladder of a family; 0 is the first [D]. */
export const FIRST_RUNG: Readonly<Record<ExperienceLevel, number>> = {
  beginner: 0,
  intermediate: 1,
  advanced: 2,
  veteran: 2,
};

/** What a main set is limited by. */
export type MainSetLimit = keyof typeof MAIN_SET_LIMITS;

/** In small weeks a main set is at most this share of the sport's minutes, even below the level's first minutes [D]. */
export const SMALL_WEEK_SHARE = 0.2;

/** Work in a taper or race week as a share of the most that the level allows; the effort stays [S1]. */
export const TAPER_WORK_FACTOR = 0.5;
/** Growth of long intervals, which gain time in place of repetitions, per loading week [D]. */
export const LONG_INTERVAL_GROWTH = 0.1;

/** CSS assumed where none has been measured, metres per second: 2:15, 2:00, 1:48 and 1:45 per 100 m [D]. */
export const ASSUMED_CSS: Readonly<Record<ExperienceLevel, number>> = {
  beginner: 100 / 135,
  intermediate: 100 / 120,
  advanced: 100 / 108,
  veteran: 100 / 105,
};

type RaceLegs = readonly (readonly [sport: ZonedSport, minutes: number])[];
/** Legs of a race of several sports and their minutes, within the usual race time [D]. */
export const RACE_LEGS: Readonly<Partial<Record<RaceType, RaceLegs>>> = {
  'sprint-tri': [
    ['swim', 15],
    ['bike', 40],
    ['run', 25],
  ],
  'olympic-tri': [
    ['swim', 30],
    ['bike', 80],
    ['run', 55],
  ],
  'half-ironman': [
    ['swim', 40],
    ['bike', 180],
    ['run', 125],
  ],
  ironman: [
    ['swim', 75],
    ['bike', 390],
    ['run', 285],
  ],
  duathlon: [
    ['run', 55],
    ['bike', 82],
    ['run', 28],
  ],
  aquabike: [
    ['swim', 42],
    ['bike', 183],
  ],
};

/** Race pace of the run, fraction of threshold speed; the sprint run is our own value, 5 and 10 km lie where VDOT tables have them [D]. */
export const RUN_RACE_EFFORT: Readonly<Partial<Record<RaceType, number>>> = {
  'sprint-tri': 1,
  'olympic-tri': 0.98,
  'half-ironman': 0.9,
  ironman: 0.82,
  'half-marathon': 0.97,
  marathon: 0.9,
  '5k': 1.06,
  '10k': 1.02,
  'ultra-50k': 0.84,
  'ultra-100k': 0.76,
  duathlon: 0.98,
};

/** Race power, fraction of FTP [K]. */
export const BIKE_RACE_EFFORT: Readonly<Partial<Record<RaceType, number>>> = {
  'sprint-tri': 0.95,
  'olympic-tri': 0.92,
  'half-ironman': 0.8,
  ironman: 0.72,
  'gran-fondo': 0.76,
  'time-trial': 1,
  duathlon: 0.92,
  aquabike: 0.8,
};

/** Race pace of the swim, fraction of CSS; running races keep the template's [D]. */
export const SWIM_RACE_EFFORT: Readonly<Partial<Record<RaceType, number>>> = {
  'sprint-tri': 1,
  'olympic-tri': 0.98,
  'half-ironman': 0.95,
  ironman: 0.92,
  'open-water': 0.94,
  aquabike: 0.95,
};

/** Minutes of a brick's run where the request names none: a share of the whole within bounds [D]. */
export const DEFAULT_BRICK_RUN = { share: 0.25, min: 10, max: 60 } as const;
/** Least minutes of riding in a brick [D]. */
export const MIN_BRICK_RIDE = 10;
