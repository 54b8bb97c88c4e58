import type { Feedback, ScheduledWeek, ScheduledWorkout } from '../domain/revision/scheduledWorkout.ts';
import { builder } from './builder.ts';

// Types that name each other; their fields stand in the file of each.
export const Workout = builder.objectRef<ScheduledWorkout>('Workout');
export const TrainingWeek = builder.objectRef<ScheduledWeek>('TrainingWeek');
export const WorkoutFeedback = builder.objectRef<Feedback>('WorkoutFeedback');
