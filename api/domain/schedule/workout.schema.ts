import { z } from 'zod';
import { WEEKDAYS } from '../../core/calendar/calendar.ts';
import { WORKOUT_TYPES } from '../../core/codes/workout.ts';
import { checked, dayProblem, oneOf, optionalId, optionalText, wholeNumber } from '../kernel/validation.ts';
import { maybe, stepsSchema } from './workoutEdit.schema.ts';

const weekday = oneOf(WEEKDAYS, `Day of week must be one of: ${WEEKDAYS.join(', ')}.`);
const day = checked<string>(dayProblem);
const version = checked<number | null | undefined>(
  (value) =>
    value === undefined || value === null || Number.isInteger(value) ? null : 'Version must be a whole number.',
  { type: ['integer', 'null'] },
).optional();

/** newDayOfWeek, where given, must be the weekday of newDate; `version` is the one that the writer saw. */
export const rescheduleSchema = z.strictObject({ newDate: day, newDayOfWeek: maybe(weekday), version });

const ADDABLE_TYPES = WORKOUT_TYPES.filter((type) => type !== 'race');

const duration = wholeNumber('Duration', 1, 600);

/** Steps, as a list or as text, decide the duration; without them it must be given. */
export const createWorkoutSchema = z
  .strictObject({
    scheduledDate: day,
    dayOfWeek: maybe(weekday),
    workoutType: oneOf(ADDABLE_TYPES, `Workout type must be one of: ${ADDABLE_TYPES.join(', ')}.`),
    duration: maybe(duration),
    intensity: optionalText('Intensity', { most: 40 }).transform((value) => value ?? 'moderate'),
    description: optionalText('Description', { most: 200 }),
    instructions: optionalText('Instructions', { most: 5000, paragraphs: true }),
    steps: stepsSchema,
    stepText: optionalText('Steps', { most: 2000 }),
  })
  .superRefine((given, context) => {
    const isListed = given.steps !== undefined && given.steps.length > 0;
    if (isListed && given.stepText !== null)
      context.addIssue({ code: 'custom', path: ['stepText'], message: 'Give the steps once, as text or as a list.' });
    if (given.duration !== undefined || isListed || given.stepText !== null) return;
    for (const { message } of duration.safeParse(undefined).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['duration'], message });
  });

export type CreateWorkoutInput = z.output<typeof createWorkoutSchema>;

/** Where a workout goes: whose schedule, and which of its weeks. */
export const placeSchema = z.strictObject({
  athleteProfileId: optionalId('Athlete'),
  trainingWeekId: optionalId('Week'),
});
