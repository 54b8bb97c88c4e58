import type { Feedback, ScheduledWeek, WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { builder } from './builder.ts';

// Types that name each other; their fields stand in the file of each.
export const Workout = builder.objectRef<WorkoutRow>('Workout');
export const TrainingWeek = builder.objectRef<ScheduledWeek>('TrainingWeek');
export const WorkoutFeedback = builder.objectRef<Feedback>('WorkoutFeedback');
