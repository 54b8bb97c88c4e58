import { z } from 'zod';
import { checked, dayProblem } from '../kernel/validation.ts';

/** The day that a library workout is scheduled for. */
export const placementSchema = z.strictObject({ scheduledDate: checked<string>(dayProblem) });
