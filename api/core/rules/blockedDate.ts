import { blackoutOn } from '../athlete/blackout.ts';
import { shortDate } from '../calendar/dayNames.ts';
import { countOf } from '../units/countOf.ts';
import { finding } from './finding.ts';
import { removeShortest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Dates that the athlete blocked. */
export const blockedDate = {
  code: 'BLOCKED_DATE',
  measure: ({ limits: { athlete } }, { monday, days, here }) =>
    days.flatMap((day) => {
      const blackout = blackoutOn(athlete.preferences, day);
      if (blackout === null) return [];
      const there = here.filter(({ scheduledDate }) => scheduledDate === day);
      const count = trainingOf(there).length;
      // a race has the day that it has
      const race = there.length > count ? ' and the race' : '';
      return finding({
        rule: 'BLOCKED_DATE',
        code: 'UNAVAILABLE',
        week: monday,
        day,
        line: `BLOCKED_DATE ${day}`,
        constraint: `${shortDate(day)} is blocked`,
        limit: '0 workouts',
        value: countOf(count, 'workout') + race,
        excess: count,
        inputs: { day, label: blackout.label ?? '' },
      });
    }),
  closes: ({ athlete, days, monday }, day) => blackoutOn(athlete.preferences, days[day - monday]!.date) !== null,
  remedy: removeShortest,
} satisfies Rule;
