import type { WorkoutType } from '../codes/workout.ts';

/** What people call a workout of each type. */
export const WORKOUT_NOUNS: Readonly<Record<WorkoutType, string>> = {
  run: 'run',
  bike: 'ride',
  swim: 'swim',
  strength: 'strength workout',
  brick: 'brick',
  race: 'race',
};

/** What people call training by such workouts. */
export const TRAINING_NOUNS: Readonly<Record<WorkoutType, string>> = {
  run: 'running',
  bike: 'cycling',
  swim: 'swimming',
  strength: 'strength',
  brick: 'bricks',
  race: 'racing',
};
