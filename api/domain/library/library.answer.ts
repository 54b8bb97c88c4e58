import { z } from 'zod';
import { done, id, instant } from '../kernel/answer.ts';
import { LIBRARY_INTENSITIES, LIBRARY_TYPES } from './library.schema.ts';
import { steps } from '../revision/workout.answer.ts';

const libraryWorkout = z
  .object({
    id: id('library'),
    name: z.string(),
    description: z.string().nullable(),
    workoutType: z.enum(LIBRARY_TYPES),
    duration: z.int().nullable(),
    intensity: z.enum(LIBRARY_INTENSITIES),
    instructions: z.string(),
    tags: z.array(z.string()),
    completionCount: z.int(),
    steps,
    stepText: z.string().describe('The steps as a coach types them.'),
    mayEdit: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'LibraryWorkout' });

export const library = z.array(libraryWorkout);
export const libraryChanged = done.extend({ workout: libraryWorkout });
