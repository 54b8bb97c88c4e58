import type { Ratings } from '../../core/athlete/readiness.ts';

/** A check-in in which nothing is answered. */
export const UNRATED: Ratings = {
  mood: null,
  stress: null,
  sleep: null,
  mentalReadiness: null,
  musclesSoreness: null,
  energyLevel: null,
  motivationLevel: null,
};
