import { addDays, WEEKDAYS } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { minutesOf } from './context.ts';
import { finding } from './finding.ts';
import { shortenLongest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Most minutes of a weekday. */
export const dayCap: Rule = {
  code: 'DAY_CAP',
  measure: ({ limits }, { monday, here }) => {
    const caps = limits.athlete.preferences.maxMinutesByDay;
    return WEEKDAYS.flatMap((weekday, index) => {
      const cap = caps?.[weekday];
      if (cap === undefined) return [];
      const day = addDays(monday, index);
      const minutes = minutesOf(trainingOf(here).filter(({ scheduledDate }) => scheduledDate === day));
      return finding({
        rule: 'DAY_CAP',
        code: 'DAY_CAP',
        week: monday,
        day,
        line: `DAY_CAP ${weekday}`,
        constraint: `${shortName(weekday)} at most ${cap} min`,
        limit: `${cap} min`,
        value: `${minutes} min`,
        excess: minutes - cap,
        inputs: { day, minutes, cap },
      });
    });
  },
  remedy: shortenLongest,
};
