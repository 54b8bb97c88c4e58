import { z } from 'zod';
import { checked } from '../kernel/validation.ts';

/** Days of the four weeks but the one where a workout is. */
const MAX_DAYS = 27;

/** How far they go: later, or earlier where it is below zero. */
export const moveWorkoutsSchema = z.strictObject({
  days: checked<number>(
    (value) =>
      Number.isInteger(value) && value !== 0 && Math.abs(value as number) <= MAX_DAYS
        ? null
        : `Days must be a whole number from −${MAX_DAYS} to ${MAX_DAYS}, and not 0.`,
    { type: 'integer', minimum: -MAX_DAYS, maximum: MAX_DAYS },
  ),
});
