import { addDays, WEEKDAYS } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { countOf } from '../units/countOf.ts';
import { finding } from './finding.ts';
import { removeShortest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Weekdays on which the athlete does not train. */
export const unavailableDay: Rule = {
  code: 'UNAVAILABLE_DAY',
  measure: ({ limits }, { monday, here }) => {
    const { unavailableDays } = limits.athlete.preferences;
    return WEEKDAYS.flatMap((weekday, index) => {
      if (!unavailableDays.includes(weekday)) return [];
      const day = addDays(monday, index);
      const count = trainingOf(here).filter(({ scheduledDate }) => scheduledDate === day).length;
      return finding({
        rule: 'UNAVAILABLE_DAY',
        code: 'UNAVAILABLE',
        week: monday,
        day,
        line: `UNAVAILABLE_DAY ${weekday}`,
        constraint: `${shortName(weekday)} unavailable`,
        limit: '0 workouts',
        value: countOf(count, 'workout'),
        excess: count,
        inputs: { weekday },
      });
    });
  },
  remedy: removeShortest,
};
