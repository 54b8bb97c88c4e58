import { countOf } from '../units/countOf.ts';
import { finding } from './finding.ts';
import { workoutsOn } from './placement.ts';
import { removeShortest } from './remedies.ts';
import type { Rule } from './rule.ts';

/** Least days without a workout, by level and age. */
export const restDays: Rule = {
  code: 'REST_DAYS',
  measure: ({ week }, { monday, here }) => {
    const rest = 7 - new Set(here.map(({ scheduledDate }) => scheduledDate)).size;
    const wanted = week(monday).limits.restDays;
    return [
      finding({
        rule: 'REST_DAYS',
        code: 'REST_DAYS',
        week: monday,
        constraint: `At least ${countOf(wanted, 'rest day')}`,
        limit: countOf(wanted, 'day'),
        value: countOf(rest, 'day'),
        excess: wanted - rest,
        inputs: { monday, rest, wanted },
      }),
    ];
  },
  forbids: ({ days, monday, limits }, day) => {
    if (workoutsOn(days[day - monday]!) > 0) return false;
    let rest = -1;
    for (const each of days) if (workoutsOn(each) === 0) rest += 1;
    return rest < limits.restDays;
  },
  remedy: removeShortest,
};
