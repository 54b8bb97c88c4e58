import type { Athlete } from '../athlete/athlete.ts';
import { blackoutOn, type ShortTime, shortTimeOn } from '../athlete/blackout.ts';
import type { Day } from '../calendar/calendar.ts';
import { shortDate as dateText } from '../calendar/dayNames.ts';
import { minutesOf } from './context.ts';
import { finding } from './finding.ts';
import { minutesOn } from './placement.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';
import { timeText } from '../units/timeText.ts';

/** The range that leaves little time on a date that is not blocked altogether; null: none does. */
const shortOn = ({ preferences }: Pick<Athlete, 'preferences'>, day: Day): ShortTime | null =>
  blackoutOn(preferences, day) === null ? shortTimeOn(preferences, day) : null;

/** Dates on which the athlete has little time. */
export const shortDate = {
  code: 'SHORT_DATE',
  measure: ({ limits: { athlete } }, { monday, days, here }) =>
    days.flatMap((day) => {
      const short = shortOn(athlete, day);
      if (short === null) return [];
      const minutes = minutesOf(trainingOf(here).filter(({ scheduledDate }) => scheduledDate === day));
      return finding({
        rule: 'SHORT_DATE',
        code: 'DAY_CAP',
        week: monday,
        day,
        line: `SHORT_DATE ${day}`,
        constraint: `${dateText(day)} at most ${timeText(short.mostMinutes)}`,
        limit: timeText(short.mostMinutes),
        value: timeText(minutes),
        excess: minutes - short.mostMinutes,
        inputs: { day, minutes, most: short.mostMinutes, label: short.label ?? '' },
      });
    }),
  atMost: ({ athlete, days, monday }, number) => {
    const day = days[number - monday]!;
    return (shortOn(athlete, day.date)?.mostMinutes ?? Infinity) - minutesOn(day);
  },
  remedy: shortenLongest,
} satisfies Rule;
