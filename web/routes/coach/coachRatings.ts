import type { CoachAnswers } from '../../../api/core/load/coachCheckIn.ts';

interface CoachRating {
  name: keyof CoachAnswers;
  label: string;
  /** Stress and soreness are good when low. */
  goodWhenLow: boolean;
}

/** The five of the latest check-in, in their order. */
export const LATEST: readonly CoachRating[] = [
  { name: 'workStressLevel', label: 'Work stress', goodWhenLow: true },
  { name: 'sleepQuality', label: 'Sleep quality', goodWhenLow: false },
  { name: 'musclesSoreness', label: 'Muscle soreness', goodWhenLow: true },
  { name: 'energyLevel', label: 'Energy level', goodWhenLow: false },
  { name: 'motivationLevel', label: 'Motivation', goodWhenLow: false },
];

/** Columns of the history. */
export const HISTORY: readonly CoachRating[] = [
  { name: 'workStressLevel', label: 'Stress', goodWhenLow: true },
  { name: 'sleepQuality', label: 'Sleep', goodWhenLow: false },
  { name: 'energyLevel', label: 'Energy', goodWhenLow: false },
  { name: 'overallWellness', label: 'Wellness', goodWhenLow: false },
];
