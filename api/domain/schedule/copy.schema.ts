import { z } from 'zod';
import { mondayOf } from '../../core/calendar/calendar.ts';
import { checked, dayProblem } from '../kernel/validation.ts';

/** The day that a workout is copied to. */
export const copyWorkoutSchema = z.strictObject({ scheduledDate: checked<string>(dayProblem) });

const monday = checked<string>(
  (value) => dayProblem(value) ?? (mondayOf(value as string) === value ? null : 'Name the week by its Monday.'),
);

/** The week that takes the place of what is planned there. */
export const copyWeekSchema = z.strictObject({ weekStartDate: monday });
