import { blackoutOn } from '../athlete/blackout.ts';
import { shortDate } from '../calendar/dayNames.ts';
import { closedDay } from './closedDay.ts';
import { removeShortest } from './remedies.ts';
import type { Rule } from './rule.ts';

/** Dates that the athlete blocked. */
export const blockedDate = {
  code: 'BLOCKED_DATE',
  measure: ({ limits: { athlete } }, { monday, days, here }) =>
    days.flatMap((day) => {
      const blackout = blackoutOn(athlete.preferences, day);
      if (blackout === null) return [];
      return closedDay(monday, day, here, {
        rule: 'BLOCKED_DATE',
        line: `BLOCKED_DATE ${day}`,
        constraint: `${shortDate(day)} is blocked`,
        inputs: { day, label: blackout.label ?? '' },
      });
    }),
  closes: ({ athlete, days, monday }, day) => blackoutOn(athlete.preferences, days[day - monday]!.date) !== null,
  remedy: removeShortest,
} satisfies Rule;
