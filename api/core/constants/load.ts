import type { Gender } from '../codes/athlete.ts';
import type { PhaseType } from '../codes/phase.ts';
import type { Intensity } from '../codes/workout.ts';

// Source tags: [C:…] read in the source itself, [K] common knowledge, [D] our choice.

/** Days over which load is averaged: fitness (CTL) and fatigue (ATL), exponential form [C:S26,S30][D]. */
export const CTL_DAYS = 42;
export const ATL_DAYS = 7;

/**
 * Bands of form as fractions of fitness: strained, tired, neutral, fresh, in transition. The zones of a public platform, which
 * may be read as percent of fitness [C:S30e]; tapers lead to 14 to 27%, so that it is fresh up to 35% [C:S61][D].
 */
export const FORM_BOUNDS = [-0.3, -0.1, 0.05, 0.35] as const;

/** Normalized power: rolling window in seconds and exponent [C:S26]; the first incomplete windows are skipped [D]. */
export const NP_WINDOW_SECONDS = 30;
export const NP_EXPONENT = 4;

/** TSS grows with the square of intensity, in water with the cube [C:S26,S28,S29]. */
export const IF_EXPONENT: Readonly<Record<'run' | 'bike' | 'swim', number>> = { run: 2, bike: 2, swim: 3 };

/** TRIMP: factor, and weight of the heart rate by gender [C:S26]; other is the mean [D]. */
export const TRIMP_FACTOR = 0.64;
export const TRIMP_WEIGHT: Readonly<Record<Gender, number>> = { male: 1.92, female: 1.67, other: 1.795 };

/** TSS per hour at session RPE 1 to 10 [C:S31]. */
export const RPE_TSS_PER_HOUR = [20, 30, 40, 50, 60, 70, 80, 100, 120, 140] as const;

type PlannedIntensity = Exclude<Intensity, 'race'>;
const factors = (...[recovery, easy, moderate, hard, threshold, vo2max, racePace]: readonly number[]) =>
  ({ rest: 0, recovery, easy, moderate, hard, threshold, vo2max, 'race-pace': racePace }) as Record<
    PlannedIntensity,
    number
  >;

/** Whole-workout intensity factor of a planned workout without steps; means of the workout templates [D]. */
export const WORKOUT_IF: Readonly<Record<'run' | 'bike' | 'swim', Readonly<Record<PlannedIntensity, number>>>> = {
  run: factors(0.7, 0.78, 0.85, 0.86, 0.88, 0.85, 0.86),
  bike: factors(0.55, 0.66, 0.72, 0.77, 0.82, 0.78, 0.74),
  swim: factors(0.75, 0.81, 0.87, 0.89, 0.9, 0.9, 0.89),
};
/** session RPE that the athlete should report [D]. */
export const EXPECTED_RPE: Readonly<Record<Intensity, number>> = {
  rest: 0,
  recovery: 2,
  easy: 3,
  moderate: 5,
  hard: 7,
  threshold: 7,
  vo2max: 8,
  'race-pace': 7,
  race: 9,
};
export const STRENGTH_TSS_PER_HOUR = 35;
/** The fraction of threshold whose square gives strength work its stress per hour. */
export const STRENGTH_EFFORT = Math.sqrt(STRENGTH_TSS_PER_HOUR / 100);
export const STRENGTH_EXPECTED_RPE = 5;
/** Of heavy lifting, whose sets stop two repetitions short [D]. */
export const HEAVY_EXPECTED_RPE = 7;
/** Ride's part of a brick without steps [D]. */
export const BRICK_RIDE_SHARE = 0.75;

/** Done without a device: bounds on the part done, and on the correction by felt exertion [D]. */
export const DONE_RATIO_MAX = 2;
export const RPE_RATIO_BOUNDS = [0.6, 1.6] as const;

/** TSS per planned hour by phase, from the templates [D]. */
export const TSS_PER_HOUR: Readonly<Record<'triathlon' | 'running', Readonly<Record<PhaseType, number>>>> = {
  triathlon: { base: 50, build: 55, 'race-specific': 57, peak: 58, taper: 58, race: 58, recovery: 42 },
  running: { base: 61, build: 64, 'race-specific': 66, peak: 66, taper: 66, race: 66, recovery: 55 },
};

/** ACWR windows in days [C:S22]: a convention, never a measure of injury risk [C:S23]. */
export const ACUTE_DAYS = 7;
export const CHRONIC_DAYS = 28;

/** Consistency: weights of the minutes and of the workouts, and the part of a partly done workout [D]. */
export const CONSISTENCY_MINUTES_WEIGHT = 0.7;
export const CONSISTENCY_WORKOUTS_WEIGHT = 0.3;
export const PARTIAL_WORKOUT_CREDIT = 0.5;
export const CONSISTENCY_WINDOW_DAYS = 28;
export const CONSISTENCY_BANDS = { excellent: 80, good: 60 } as const;

/** Beats per minute by years of age [S84]. */
export const MAX_HEART_RATE = { atBirth: 208, perYear: 0.7 };
