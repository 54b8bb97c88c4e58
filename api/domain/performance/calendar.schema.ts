import { z } from 'zod';
import { daysBetween } from '../../core/calendar/calendar.ts';
import { checked, DAY_SHAPE, dayProblem } from '../kernel/validation.ts';

/** Most days of one question: a year, and the day on which the next begins. */
export const MAX_CALENDAR_DAYS = 366;

const day = () => checked<string>(dayProblem, DAY_SHAPE);

export const calendarSchema = z.object({ from: day(), to: day() }).superRefine(({ from, to }, context) => {
  if (dayProblem(from) ?? dayProblem(to)) return;
  const days = daysBetween(from, to) + 1;
  const message =
    days < 1
      ? 'to must not lie before from.'
      : days > MAX_CALENDAR_DAYS
        ? `from and to may span ${MAX_CALENDAR_DAYS} days at most.`
        : null;
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});
