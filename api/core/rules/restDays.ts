import { countOf } from '../units/countOf.ts';
import { finding } from './finding.ts';
import { removeShortest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

/** Least days without a workout, by level and age; in weeks with any training at most six. */
export const restDays: Rule = {
  code: 'REST_DAYS',
  measure: ({ week }, { monday, here }) => {
    const rest = 7 - new Set(here.map(({ scheduledDate }) => scheduledDate)).size;
    const wanted = Math.min(week(monday).limits.restDays, 7 - Math.min(1, trainingOf(here).length));
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
  remedy: removeShortest,
};
