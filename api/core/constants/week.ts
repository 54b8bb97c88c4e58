import { percentText } from '../units/percentText.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { RaceType } from '../codes/race.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

interface WorkoutCount {
  /** Minutes of a typical workout. */
  target: number;
  low: number;
  high: number;
}

/** Workouts a week: round(minutes / target) between low and high [D], after the plans of [S45][S52][S56]. */
export const WORKOUT_COUNTS: Readonly<Record<EnduranceSport, Readonly<Record<ExperienceLevel, WorkoutCount>>>> = {
  running: {
    beginner: { target: 45, low: 2, high: 4 },
    intermediate: { target: 50, low: 2, high: 5 },
    advanced: { target: 55, low: 2, high: 6 },
    veteran: { target: 60, low: 2, high: 6 },
  },
  cycling: {
    beginner: { target: 60, low: 1, high: 3 },
    intermediate: { target: 70, low: 1, high: 4 },
    advanced: { target: 80, low: 1, high: 4 },
    veteran: { target: 90, low: 1, high: 5 },
  },
  swimming: {
    beginner: { target: 35, low: 1, high: 2 },
    intermediate: { target: 45, low: 1, high: 3 },
    advanced: { target: 50, low: 1, high: 3 },
    veteran: { target: 55, low: 1, high: 4 },
  },
};

/** The same of whoever trains for a race of that sport alone: it fills their hours [D]. */
export const ONLY_SPORT_COUNTS: Readonly<
  Partial<Record<EnduranceSport, Readonly<Record<ExperienceLevel, WorkoutCount>>>>
> = {
  cycling: {
    beginner: { target: 60, low: 3, high: 4 },
    intermediate: { target: 75, low: 3, high: 5 },
    advanced: { target: 80, low: 3, high: 6 },
    veteran: { target: 85, low: 3, high: 6 },
  },
  swimming: {
    beginner: { target: 40, low: 2, high: 4 },
    intermediate: { target: 50, low: 2, high: 5 },
    advanced: { target: 55, low: 3, high: 6 },
    veteran: { target: 60, low: 3, high: 6 },
  },
};

/** Share of a sport's weekly minutes in its longest workout, by number of workouts [D], within [S43b][S45]. */
export const LONG_SHARES: Readonly<Record<EnduranceSport, Readonly<Record<number, number>>>> = {
  running: { 1: 1, 2: 0.6, 3: 0.5, 4: 0.42, 5: 0.36, 6: 0.32, 7: 0.3 },
  cycling: { 1: 1, 2: 0.65, 3: 0.55, 4: 0.5, 5: 0.45, 6: 0.4 },
  swimming: { 1: 1, 2: 0.6, 3: 0.45, 4: 0.4, 5: 0.33, 6: 0.28 },
};

/** The same where the race asks for more; by number of workouts, or whatever their number [S]. */
export const RACE_LONG_SHARES: Readonly<
  Partial<Record<RaceType, Readonly<Partial<Record<EnduranceSport, number | Readonly<Record<number, number>>>>>>>
> = {
  'half-ironman': { cycling: 0.66, running: 0.72 },
  ironman: { cycling: 0.66, running: 0.66 },
  marathon: { running: { 1: 1, 2: 0.62, 3: 0.53, 4: 0.47, 5: 0.4, 6: 0.35, 7: 0.33 } },
  'ultra-50k': { running: { 1: 1, 2: 0.62, 3: 0.53, 4: 0.47, 5: 0.4, 6: 0.35, 7: 0.33 } },
  'ultra-100k': { running: { 1: 1, 2: 0.62, 3: 0.53, 4: 0.47, 5: 0.4, 6: 0.35, 7: 0.33 } },
  'gran-fondo': { cycling: { 1: 1, 2: 0.65, 3: 0.55, 4: 0.5, 5: 0.47, 6: 0.45 } },
  aquabike: { cycling: 0.66 },
};

/** How much more of the running a long run before a long triathlon takes in the race-specific weeks, whose bricks take some of it [D]. */
export const NEAR_LONG_RUN = 1.1;

/** Sport of the long workouts that hold work at race effort, which makes them hard; other races have none [D]. */
export const RACE_PACED_LONG: Readonly<Partial<Record<RaceType, EnduranceSport>>> = {
  'sprint-tri': 'cycling',
  'olympic-tri': 'cycling',
  'half-ironman': 'cycling',
  ironman: 'cycling',
  'half-marathon': 'running',
  marathon: 'running',
  'gran-fondo': 'cycling',
  duathlon: 'cycling',
  aquabike: 'cycling',
};
/** Races so long that their effort is trained in long runs which are no hard days [D]. */
export const EASY_RACE_EFFORT: readonly RaceType[] = ['ironman', 'ultra-50k', 'ultra-100k'];

/** Minutes by which a long workout may pass its share [D]. */
export const LONG_SHARE_TOLERANCE = 5;

/** Longest workout in minutes [S51][S52][S56]. */
export const LONG_CAPS: Readonly<Record<RaceType, Readonly<Record<EnduranceSport, number>>>> = {
  'sprint-tri': { running: 60, cycling: 90, swimming: 45 },
  'olympic-tri': { running: 90, cycling: 150, swimming: 60 },
  'half-ironman': { running: 120, cycling: 240, swimming: 75 },
  ironman: { running: 165, cycling: 360, swimming: 90 },
  // complementary rides and swims of runners stay at the lengths of ordinary ones [D]
  'half-marathon': { running: 120, cycling: 150, swimming: 75 },
  marathon: { running: 180, cycling: 150, swimming: 75 },
  // [D], as are the sports that these races do not hold
  '5k': { running: 90, cycling: 150, swimming: 75 },
  '10k': { running: 105, cycling: 150, swimming: 75 },
  'ultra-50k': { running: 240, cycling: 150, swimming: 75 },
  'ultra-100k': { running: 300, cycling: 150, swimming: 75 },
  'gran-fondo': { running: 90, cycling: 300, swimming: 75 },
  'time-trial': { running: 90, cycling: 150, swimming: 75 },
  'open-water': { running: 90, cycling: 150, swimming: 90 },
  duathlon: { running: 90, cycling: 150, swimming: 60 },
  aquabike: { running: 90, cycling: 240, swimming: 75 },
};
export const BEGINNER_MARATHON_LONG_RUN = 165;
/** With a long run below this share of its longest a race is not sensible [D]. */
export const SENSIBLE_LONG_RUN = 0.6;
/** Without a race: the half-marathon's run, the Olympic distance's ride [D]. */
export const LONG_CAPS_WITHOUT_RACE: Readonly<Record<EnduranceSport, number>> = {
  running: 120,
  cycling: 150,
  swimming: 75,
};

/** Longest workout that is not the sport's long one, minutes [D]. */
export const ORDINARY_CAPS: Readonly<Record<EnduranceSport, number>> = { running: 90, cycling: 150, swimming: 75 };
/** The same before a race whose weeks hold two long runs [D]. */
export const BACK_TO_BACK_ORDINARY_CAP = 150;
/** With so many easy ones of a sport one is medium-long, at most this many times the usual length, and others give it minutes [D]. */
export const MIN_EASY_TO_VARY = 3;
export const MEDIUM_LONG = 1.4;
export const SHORT_EASY = 0.75;
/** Every second week before such a race the day after the long run holds a run of this share of it [D]. */
export const BACK_TO_BACK_RACES: readonly RaceType[] = ['ultra-50k', 'ultra-100k'];
export const BACK_TO_BACK_SHARE = 0.65;
export const MIN_WORKOUT = 20;
/** A hard workout needs a warm-up, a main set and a cool-down [D]. */
export const MIN_KEY_WORKOUT = 30;
/** A long workout shorter than this is not called long, unless it is the longest of the week [D]. */
export const MIN_LONG_WORKOUT = 45;

/** Longest run against the longest of the last 30 days [S20]. */
export const LONG_RUN_WINDOW_DAYS = 30;
export const LONG_RUN_GROWTH = 1.1;
export const LONG_RUN_STEP = 10;
/** Without history: share of the present weekly run minutes, at least 30 min [D]. */
export const FIRST_LONG_RUN_SHARE = 0.45;
export const FIRST_LONG_RUN_MINUTES = 30;

/** Most hard workouts a week before the limits of level and age [D]. */
export const HARD_BY_PHASE: Readonly<Record<PhaseType, number>> = {
  base: 2,
  build: 3,
  'race-specific': 3,
  peak: 2,
  taper: 2,
  race: 1,
  recovery: 0,
};
export const HARD_IN_STEP_WEEK = 1;
/** Hard days that a level carries a week [D][S15]. */
export const HARD_BY_LEVEL: Readonly<Record<ExperienceLevel, number>> = {
  beginner: 1,
  intermediate: 2,
  advanced: 2,
  veteran: 2,
};
/** Veterans below this age with so many hours carry three [D]. */
export const THIRD_HARD_DAY = { days: 3, belowAge: 50, hours: 8 } as const;
export const AGE_OF_ONE_HARD_DAY = 60;

/** Parts of a season in which a week holds as much quality as another; a step-back week is one wherever it lies. */
export type DosePart = PhaseType | 'first-base' | 'step';
type Dose = Readonly<Record<DosePart, number>>;

const dose = (parts: readonly [number, number, number, number, number, number, number]): Dose => ({
  'first-base': parts[0],
  base: parts[1],
  build: parts[2],
  'race-specific': parts[3],
  peak: parts[4],
  taper: parts[5],
  step: parts[6],
  race: 1,
  recovery: 0,
});

/** Hard days of a week: first third of base, base, build, race-specific, peak, taper, step-back [D]. */
export const HARD_DOSE: Readonly<Record<ExperienceLevel, Dose>> = {
  beginner: dose([0, 0, 1, 1, 1, 1, 0]),
  intermediate: dose([0, 1, 2, 2, 2, 2, 1]),
  advanced: dose([1, 2, 2, 2, 2, 2, 1]),
  veteran: dose([1, 2, 3, 3, 2, 2, 1]),
};
/** Workouts with a few quick minutes, which are no hard days [D]. */
export const LIGHT_DOSE: Readonly<Record<ExperienceLevel, Dose>> = {
  beginner: dose([1, 1, 0, 0, 0, 0, 1]),
  intermediate: dose([1, 1, 0, 0, 0, 0, 0]),
  advanced: dose([1, 0, 1, 0, 0, 0, 0]),
  veteran: dose([1, 0, 1, 0, 0, 0, 0]),
};
/** Loading weeks in a row without a hard day, from intermediate on [D]. */
export const MAX_WEEKS_WITHOUT_HARD = 3;

/** Share of a loading week's endurance time below the first threshold, in base and later [D]; met to within this much. */
export const EASY_TARGETS: Readonly<Record<ExperienceLevel, { base: number; later: number }>> = {
  beginner: { base: 0.97, later: 0.92 },
  intermediate: { base: 0.92, later: 0.86 },
  advanced: { base: 0.9, later: 0.83 },
  veteran: { base: 0.9, later: 0.83 },
};
export const EASY_TOLERANCE = 0.02;
/** Weeks before an A race in which its effort is trained [D]. */
export const RACE_EFFORT_WEEKS = 10;
/** From this age on hard runs lie 72 h apart [S15]. */
export const AGE_OF_WIDE_SPACING = 50;
export const HARD_SPACING_DAYS = 2;
export const WIDE_HARD_RUN_SPACING_DAYS = 3;

/** Days without any workout [S14]. */
export const REST_DAYS_BY_LEVEL: Readonly<Record<ExperienceLevel, number>> = {
  beginner: 2,
  intermediate: 1,
  advanced: 1,
  veteran: 1,
};
export const BEGINNER_REST_DAYS_WHEN_FEW_DAYS = 1;
export const FEW_DAYS = 5;
export const AGE_OF_TWO_REST_DAYS = 60;
export const REST_DAYS_OF_THE_OLDER = 2;
/** Days that are left free first, 0 Monday to 6 Sunday [D]. */
export const REST_DAY_ORDER = [0, 4, 2, 1, 3, 5, 6] as const;
export const MAX_WORKOUTS_A_DAY = 2;

/** Long workout of a step-back week against the last long one [D]. */
export const STEP_LONG_FACTOR = 0.7;
/** Workouts of a sport that an easier week keeps of the last loading week: it shortens them [S1][S2][D]. */
export const KEPT_FREQUENCY: Readonly<Record<WeekKind, number>> = {
  load: 0,
  step: 0.8,
  taper: 1,
  race: 0.6,
  recovery: 0,
};
/** Longest workout of the week of an A race against the usual one of the last loading week, the long one aside [D]. */
export const RACE_WEEK_LENGTH = 0.75;
/** Workouts of a taper week against the last loading week [S1][S2]. */
export const TAPER_FREQUENCY = 0.8;

/** Sports of one race type take the first share; sports added by the athlete this one, at most 30% together [D]. */
export const COMPLEMENTARY_SHARES: Readonly<Record<number, number>> = { 0: 0, 1: 0.2, 2: 0.26 };
/** Shares without a race, scaled to the chosen sports [D], near the general ranges of [S62]. */
export const SHARES_WITHOUT_RACE: Readonly<Record<EnduranceSport, number>> = {
  running: 0.35,
  cycling: 0.45,
  swimming: 0.2,
};
/** Injured minutes may add this much to a sport that is trained anyway [D]. */
export const SUBSTITUTE_GROWTH = 0.2;

export const STRENGTH_SHARE = 0.12;
/** The same as people read it. */
export const STRENGTH_PERCENT = percentText(Math.round(100 * STRENGTH_SHARE));
export const STRENGTH_MIN = 20;
export const STRENGTH_MAX = 45;
/** No strength in weeks shorter than this, hours [D]. */
export const STRENGTH_MIN_WEEK_HOURS = 3;
export const STRENGTH_BY_PHASE: Readonly<Record<PhaseType, number>> = {
  base: 2,
  build: 2,
  'race-specific': 1,
  peak: 1,
  taper: 1,
  race: 0,
  recovery: 1,
};
/** From this age on two strength workouts stay in race-specific weeks of at least 6 h [D]. */
export const AGE_OF_MORE_STRENGTH = 40;
export const MORE_STRENGTH_HOURS = 6;

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

/** Longest workouts in the days before an A or B race, minutes [D]. */
export const EVE_MINUTES = 20;
export const B_EVE_MINUTES = 25;
export const TWO_DAYS_BEFORE_MINUTES = 30;
export const OPENER_MINUTES = 35;
export const OPENER_DAYS_BEFORE = 3;
/** Day of a race week that stays short after the race, minutes a workout [D]. */
export const AFTER_RACE_WORKOUT = 45;

/** Easy days after a race that does not lead into recovery [D]. */
export const EASY_DAYS_AFTER_B: Readonly<Record<RaceType, number>> = {
  'sprint-tri': 2,
  'olympic-tri': 2,
  'half-marathon': 2,
  'half-ironman': 4,
  marathon: 10,
  ironman: 14,
  '5k': 1,
  '10k': 2,
  'ultra-50k': 10,
  'ultra-100k': 14,
  'gran-fondo': 2,
  'time-trial': 1,
  'open-water': 1,
  duathlon: 2,
  aquabike: 3,
};

interface RaceRecovery {
  /** Days without any workout after the race. */
  restDays: number;
  /** First day after the race that may be hard. */
  hardFromDay: number;
  /** Longest workouts, minutes, and the day after the race until which they hold. */
  caps: Readonly<Record<EnduranceSport, number>>;
  capsUntilDay: number;
}

/** After an A race: [S44] half-ironman and ironman, [S45] marathon, the others [D]. */
export const RACE_RECOVERY: Readonly<Record<RaceType, RaceRecovery>> = {
  'sprint-tri': { restDays: 1, hardFromDay: 4, caps: { running: 0, cycling: 90, swimming: 60 }, capsUntilDay: 2 },
  'olympic-tri': { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 7 },
  'half-marathon': { restDays: 2, hardFromDay: 8, caps: { running: 50, cycling: 90, swimming: 60 }, capsUntilDay: 7 },
  'half-ironman': { restDays: 2, hardFromDay: 14, caps: { running: 60, cycling: 150, swimming: 60 }, capsUntilDay: 24 },
  marathon: { restDays: 3, hardFromDay: 21, caps: { running: 60, cycling: 90, swimming: 60 }, capsUntilDay: 21 },
  ironman: { restDays: 7, hardFromDay: 28, caps: { running: 40, cycling: 120, swimming: 60 }, capsUntilDay: 21 },
  '5k': { restDays: 1, hardFromDay: 4, caps: { running: 40, cycling: 90, swimming: 60 }, capsUntilDay: 3 },
  '10k': { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 5 },
  'ultra-50k': { restDays: 4, hardFromDay: 21, caps: { running: 60, cycling: 90, swimming: 60 }, capsUntilDay: 21 },
  'ultra-100k': { restDays: 6, hardFromDay: 28, caps: { running: 60, cycling: 90, swimming: 60 }, capsUntilDay: 28 },
  'gran-fondo': { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 6 },
  'time-trial': { restDays: 1, hardFromDay: 4, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 3 },
  'open-water': { restDays: 1, hardFromDay: 5, caps: { running: 60, cycling: 90, swimming: 45 }, capsUntilDay: 4 },
  duathlon: { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 7 },
  aquabike: { restDays: 2, hardFromDay: 8, caps: { running: 60, cycling: 120, swimming: 60 }, capsUntilDay: 10 },
};

/** A week is easy enough when this share of its endurance time is below the first threshold [S16][S17][S19]. */
export const EASY_SHARE = 0.75;
export const BEGINNER_EASY_SHARE = 0.85;
export const SHORT_WEEK_EASY_SHARE = 0.6;
/** Required sports return within so many days [D]. */
export const MAX_DAYS_BETWEEN_SPORT = 10;
/** Where the week has these hours and no more days off; smaller weeks do not hold every sport [D]. */
export const HOURS_FOR_EVERY_SPORT = 2;
export const DAYS_OFF_FOR_EVERY_SPORT = 3;

/** More than the plan's hours, when a person asks for it: 10% or half an hour in loading weeks, nothing in others [D]. */
export const REQUEST_GROWTH = { share: 0.1, minutes: 30 };

/** A workout that took so much longer than planned was done as planned: 5% or 5 minutes, as recordings begin and end a little early or late [D]. */
export const DONE_BEYOND = { share: 0.05, minutes: 5 };
