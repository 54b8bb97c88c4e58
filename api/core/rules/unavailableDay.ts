import type { Athlete } from '../athlete/athlete.ts';
import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { closedDay } from './closedDay.ts';
import { removeShortest } from './remedies.ts';
import type { Rule } from './rule.ts';

const isUnavailable = ({ preferences }: Pick<Athlete, 'preferences'>, weekday: Weekday): boolean =>
  preferences.unavailableDays.includes(weekday);

/** Weekdays on which the athlete does not train. */
export const unavailableDay = {
  code: 'UNAVAILABLE_DAY',
  measure: ({ limits }, { monday, days, here }) =>
    WEEKDAYS.filter((weekday) => isUnavailable(limits.athlete, weekday)).map((weekday) => {
      const day = days[WEEKDAYS.indexOf(weekday)]!;
      return closedDay(monday, day, here, {
        rule: 'UNAVAILABLE_DAY',
        line: `UNAVAILABLE_DAY ${weekday}`,
        constraint: `${shortName(weekday)} unavailable`,
        inputs: { weekday },
      });
    }),
  closes: ({ athlete, days, monday }, day) => isUnavailable(athlete, days[day - monday]!.weekday),
  remedy: removeShortest,
} satisfies Rule;
