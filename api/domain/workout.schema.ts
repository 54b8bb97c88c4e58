import { z } from 'zod';
import { WEEKDAYS } from '../core/calendar.ts';
import { WORKOUT_TYPES } from '../core/workout.ts';
import { checked, dayProblem, oneOf, optionalText, wholeNumber } from './validation.ts';

const weekday = oneOf(WEEKDAYS, `Day of week must be one of: ${WEEKDAYS.join(', ')}.`);
const day = checked<string>(dayProblem);
const version = checked<number | null | undefined>((value) =>
  value === undefined || value === null || Number.isInteger(value) ? null : 'Version must be a whole number.',
).optional();

/** newDayOfWeek must be the weekday of newDate; `version` is the one that the writer saw. */
export const rescheduleSchema = z.strictObject({ newDate: day, newDayOfWeek: weekday, version });

const ADDABLE_TYPES = WORKOUT_TYPES.filter((type) => type !== 'race');

export const createWorkoutSchema = z.strictObject({
  scheduledDate: day,
  dayOfWeek: weekday,
  workoutType: oneOf(ADDABLE_TYPES, `Workout type must be one of: ${ADDABLE_TYPES.join(', ')}.`),
  duration: wholeNumber('Duration', 1, 600),
  intensity: optionalText('Intensity', { most: 40 }).transform((value) => value ?? 'moderate'),
  description: optionalText('Description', { most: 200 }),
  instructions: optionalText('Instructions', { most: 5000, paragraphs: true }),
});

export type CreateWorkoutInput = z.output<typeof createWorkoutSchema>;
