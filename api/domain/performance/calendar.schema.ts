import { z } from 'zod';
import { daysBetween } from '../../core/calendar/calendar.ts';
import { checked, DAY_SHAPE, dayProblem } from '../kernel/validation.ts';

/** Most days of one question: a year, and the day on which the next begins. */
export const MAX_CALENDAR_DAYS = 366;

/** The end of the last week whose days have four digits of a year. */
const LAST_SUNDAY = '9999-12-26';

const day = () => checked<string>(dayProblem, DAY_SHAPE);

export const calendarSchema = z.object({ from: day(), to: day() }).superRefine(({ from, to }, context) => {
  if (dayProblem(from) ?? dayProblem(to)) return;
  const days = daysBetween(from, to) + 1;
  const message =
    days < 1
      ? 'to must not lie before from.'
      : days > MAX_CALENDAR_DAYS
        ? `from and to may span ${MAX_CALENDAR_DAYS} days at most.`
        : to > LAST_SUNDAY
          ? `to must be ${LAST_SUNDAY} at the latest.`
          : null;
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});
