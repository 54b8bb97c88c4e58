export const WORKOUT_TYPES = ['run', 'bike', 'swim', 'strength', 'brick', 'race'] as const;
export type WorkoutType = (typeof WORKOUT_TYPES)[number];

export const INTENSITIES = [
  'rest',
  'recovery',
  'easy',
  'moderate',
  'hard',
  'threshold',
  'vo2max',
  'race-pace',
  'race',
] as const;
export type Intensity = (typeof INTENSITIES)[number];

export const WORKOUT_STATUSES = ['scheduled', 'completed', 'partially_completed', 'skipped'] as const;
export type WorkoutStatus = (typeof WORKOUT_STATUSES)[number];
/** Done, whole or in part. */
export const DONE_STATUSES = ['completed', 'partially_completed'] as const satisfies readonly WorkoutStatus[];
export const isDone = ({ status }: { status?: string }): boolean => DONE_STATUSES.some((done) => done === status);

/** What a workout is for; placement decides it, workouts turn it into steps. */
export type WorkoutRole = 'long' | 'key' | 'easy' | 'recovery' | 'strength' | 'brick' | 'opener' | 'race';
