import { z } from 'zod';
import { type Weekday, WEEKDAYS } from '../../core/calendar/calendar.ts';
import { minuteOf, type TrainingStart } from '../../core/athlete/trainingTimes.ts';
import { checked } from '../kernel/validation.ts';

/** A time of day such as "07:00"; null: the day has none. */
const start = checked<string | null>((value) =>
  value === null || (typeof value === 'string' && minuteOf(value) !== null) ? null : 'Use a time of day such as 07:30.',
).transform((value): TrainingStart => (value === null ? null : minuteOf(value)));

const entry = z.strictObject({
  day: checked<Weekday>((value) => (WEEKDAYS.includes(value as Weekday) ? null : 'Use a weekday such as monday.')),
  startsAt: start,
});

/** Weekdays with their times; what is left out stays as it is. */
export const trainingTimes = z.strictObject({
  times: z
    .array(entry)
    .max(WEEKDAYS.length, 'At most seven weekdays.')
    .superRefine((times, context) => {
      for (const [index, { day }] of times.entries()) {
        if (times.findIndex((other) => other.day === day) < index)
          context.addIssue({ code: 'custom', path: [index, 'day'], message: 'Name each weekday once.' });
      }
    }),
});
