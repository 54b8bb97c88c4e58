import type { ExperienceLevel } from '../codes/athlete.ts';
import type { PhaseType } from '../codes/phase.ts';
import type { RaceType } from '../codes/race.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

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
/** Of how many loading weeks of build one holds VO2max work, in whichever sport, from intermediate on [D]. */
export const VO2MAX_EVERY: Readonly<Partial<Record<RaceType, 1 | 2>>> = {
  '5k': 1,
  '10k': 1,
  'half-marathon': 1,
  marathon: 2,
  'sprint-tri': 1,
  'olympic-tri': 1,
  duathlon: 1,
  'half-ironman': 2,
  ironman: 2,
  aquabike: 2,
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
/** In a small week the short tempo of a beginner's base may cost more of it [D]. */
export const TEMPO_TOLERANCE = 0.045;
/** Longest short tempo of a beginner's base, minutes [D]. */
export const SHORT_TEMPO_MINUTES = 12;
/** Weeks before an A race in which its effort is trained [D]. */
export const RACE_EFFORT_WEEKS = 10;
/** So close to a race of several sports a beginner's one hard workout of the week is no test [D]. */
export const WEEKS_OF_RACE_EFFORT_ALONE = 6;
/** From this age on hard runs lie 72 h apart [S15]. */
export const AGE_OF_WIDE_SPACING = 50;
export const HARD_SPACING_DAYS = 2;
export const WIDE_HARD_RUN_SPACING_DAYS = 3;

/** A week is easy enough when this share of its endurance time is below the first threshold [S16][S17][S19]. */
export const EASY_SHARE = 0.75;
export const BEGINNER_EASY_SHARE = 0.85;
export const SHORT_WEEK_EASY_SHARE = 0.6;

/** Half an hour all out takes too much of a week with fewer minutes of running [D]. */
export const LONG_TEST_WEEK_MINUTES = 200;
/** So close to an A race nothing is tested, weeks [D]. */
export const NO_TEST_WEEKS_BEFORE_RACE = 3;
/** Weeks that beginners train before a test is put in for the asking [D]. */
export const BEGINNER_TEST_WEEKS = 3;
