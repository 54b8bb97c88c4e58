import type { PhaseType } from '../codes/phase.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

export const STRENGTH_SHARE = 0.12;
/** The same where the pelvic floor and the core come first, light as their workouts are, and how many of them a week, however short [D]. */
export const FOUNDATION_SHARE = 0.4;
export const FOUNDATION_WORKOUTS = 2;
export const STRENGTH_MIN = 20;
export const STRENGTH_MAX = 45;
/** Strength workouts of an easier week last at most this part of those of the last loading week, those of a taper so many minutes [D]. */
export const EASIER_STRENGTH = 0.8;
export const TAPER_STRENGTH = 20;
/** Nobody begins to lift in the last weeks before an A race: sore legs would reach into its taper [D]. */
export const NO_FIRST_STRENGTH_WEEKS = 4;
/** No strength in weeks shorter than this, hours [D]. */
export const STRENGTH_MIN_WEEK_HOURS = 3;
/** With so many hours available the weeks of build are that large [D]. */
export const HOURS_FOR_STRENGTH = 4;
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
/** Part of its minutes that a strength workout keeps where the last one was too much [D]. */
export const LOWER_STRENGTH = 0.85;
