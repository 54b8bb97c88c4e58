import type { ThresholdName } from '../codes/threshold.ts';
import type { ZonedSport } from '../codes/sport.ts';

/** Lengths of which a recording's best mean is kept, seconds: 5 s to 3 h [D]. */
export const MEAN_MAX_SECONDS = [
  5, 10, 15, 30, 60, 120, 180, 240, 300, 360, 480, 600, 720, 900, 1200, 1800, 2400, 3600, 5400, 7200, 10_800,
] as const;

/** A recording that lasts longer has no such table [D]. */
export const MEAN_MAX_LONGEST = 2 * 86_400;

/** Nobody goes faster, metres per second: what a satellite tells beyond it is a gap [K]. */
export const FASTEST: Readonly<Record<ZonedSport, number>> = { run: 12.5, bike: 40, swim: 2.5 };

/** Efforts that tell critical power or speed, seconds: 2 to 20 min. */
export const CRITICAL_WINDOW = { least: 120, most: 1200 } as const;

/** How many efforts a line is drawn through, and how far they reach: one of at most 5 min, one of at least 10 [D]. */
export const CURVE_EFFORTS = 3;
export const CURVE_SHORT = 300;
export const CURVE_LONG = 600;

/** Work above critical power of riders, joules, and metres above critical speed of runners; a line that tells others is none [K]. */
export const W_PRIME_RANGE = { least: 4000, most: 40_000 } as const;
export const D_PRIME_RANGE = { least: 40, most: 350 } as const;

/** An effort of training counts from this mean heart rate on, part of LTHR, or of the maximum where LTHR is not known [S80]. */
export const CORROBORATION = { ofThreshold: 0.93, ofMax: 0.8 } as const;
/** And where heart rate is known for so much of it [S80]. */
export const CORROBORATION_COVERAGE = 0.8;

/** FTP from the mean power of 20 minutes all out [S81]. */
export const FTP_OF_TWENTY_MINUTES = 0.95;
export const TWENTY_MINUTES = 1200;
export const HALF_HOUR = 1800;

/** Threshold speed from the mean of 20 minutes all out, for whom half an hour is too long [K]. */
export const RUN_OF_TWENTY_MINUTES = 0.95;

/** How far a lap may lie from the 400 or 200 m of a test [D]. */
export const TRIAL_TOLERANCE = 0.02;

/** The longest race that says something of a threshold, metres [D]. */
export const LONGEST_RACE = 42_195;
/** How far what was recorded of a race may lie from its distance, part of that: corners, and satellites among houses [K]. */
export const COURSE_TOLERANCE = 0.05;

/** Days from one proposal for a threshold to the next [D]. */
export const PROPOSAL_DAYS = 14;
/** What is older says nothing of today [D]. */
export const EVIDENCE_DAYS = 42;
/** Whole days without training after which a threshold is lower, and what is left of it [D]. */
export const BREAK_DAYS = 15;
export const AFTER_BREAK = 0.95;
/** A smaller change is no news, part of the threshold [D]. */
export const NEWS = 0.01;

/** From a first walk to a world record [D]. */
export const THRESHOLD_BOUNDS: Readonly<Record<ThresholdName, { least: number; most: number }>> = {
  ftp: { least: 50, most: 600 },
  runThresholdSpeed: { least: 1.2, most: 7 },
  css: { least: 0.3, most: 2.2 },
  lthr: { least: 80, most: 220 },
};

/** Steps in which a threshold is told: watts, metres per second, beats [D]. */
export const THRESHOLD_STEP: Readonly<Record<ThresholdName, number>> = {
  ftp: 1,
  runThresholdSpeed: 0.001,
  css: 0.001,
  lthr: 1,
};
