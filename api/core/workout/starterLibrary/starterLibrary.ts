import { BIKE_STARTERS } from './bike.ts';
import { BRICK_STARTERS } from './brick.ts';
import { RUN_STARTERS } from './run.ts';
import type { StarterWorkout } from './starterWorkout.ts';
import { STRENGTH_STARTERS } from './strength.ts';
import { SWIM_STARTERS } from './swim.ts';

/** What every library begins with: workouts of the sizes and efforts that the planner's own templates have. */
export const STARTER_LIBRARY: readonly StarterWorkout[] = [
  ...RUN_STARTERS,
  ...BIKE_STARTERS,
  ...SWIM_STARTERS,
  ...STRENGTH_STARTERS,
  ...BRICK_STARTERS,
];
