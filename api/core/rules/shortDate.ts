import { blackoutOn, shortTimeOn } from '../athlete/blackout.ts';
import { shortDate as dateText } from '../calendar/dayNames.ts';
import { minutesOf } from './context.ts';
import { daysFrom } from './days.ts';
import { finding } from './finding.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Dates on which the athlete has little time. */
export const shortDate: Rule = {
  code: 'SHORT_DATE',
  measure: ({ limits: { athlete } }, { monday, here }) =>
    daysFrom(monday).flatMap((day) => {
      const short = blackoutOn(athlete.preferences, day) === null ? shortTimeOn(athlete.preferences, day) : null;
      if (short === null) return [];
      const minutes = minutesOf(trainingOf(here).filter(({ scheduledDate }) => scheduledDate === day));
      return finding({
        rule: 'SHORT_DATE',
        code: 'DAY_CAP',
        week: monday,
        day,
        line: `SHORT_DATE ${day}`,
        constraint: `${dateText(day)} at most ${short.mostMinutes} min`,
        limit: `${short.mostMinutes} min`,
        value: `${minutes} min`,
        excess: minutes - short.mostMinutes,
        inputs: { day, minutes, most: short.mostMinutes, label: short.label ?? '' },
      });
    }),
  remedy: shortenLongest,
};
