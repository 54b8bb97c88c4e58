import type { Athlete } from '../athlete/athlete.ts';
import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { countOf } from '../units/countOf.ts';
import { finding } from './finding.ts';
import { removeShortest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

const isUnavailable = ({ preferences }: Pick<Athlete, 'preferences'>, weekday: Weekday): boolean =>
  preferences.unavailableDays.includes(weekday);

/** Weekdays on which the athlete does not train. */
export const unavailableDay = {
  code: 'UNAVAILABLE_DAY',
  measure: ({ limits }, { monday, days, here }) =>
    WEEKDAYS.filter((weekday) => isUnavailable(limits.athlete, weekday)).map((weekday) => {
      const day = days[WEEKDAYS.indexOf(weekday)]!;
      const there = here.filter(({ scheduledDate }) => scheduledDate === day);
      const count = trainingOf(there).length;
      // a race has the day that it has
      const race = there.length > count ? ' and the race' : '';
      return finding({
        rule: 'UNAVAILABLE_DAY',
        code: 'UNAVAILABLE',
        week: monday,
        day,
        line: `UNAVAILABLE_DAY ${weekday}`,
        constraint: `${shortName(weekday)} unavailable`,
        limit: '0 workouts',
        value: countOf(count, 'workout') + race,
        excess: count,
        inputs: { weekday },
      });
    }),
  closes: ({ athlete, days, monday }, day) => isUnavailable(athlete, days[day - monday]!.weekday),
  remedy: removeShortest,
} satisfies Rule;
