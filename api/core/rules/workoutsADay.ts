import { MAX_WORKOUTS_A_DAY } from '../constants/week.ts';
import { countOf } from '../units/countOf.ts';
import { finding } from './finding.ts';
import { workoutsOn } from './placement.ts';
import { removeShortest } from './remedies.ts';
import type { Rule } from './rule.ts';

/** Two workouts a day are the most, races counted. */
export const workoutsADay: Rule = {
  code: 'SESSIONS_A_DAY',
  measure: (_, { monday, days, here }) =>
    days.map((day) => {
      let count = 0;
      for (const { scheduledDate } of here) if (scheduledDate === day) count += 1;
      return finding({
        rule: 'SESSIONS_A_DAY',
        code: 'SESSIONS',
        week: monday,
        day,
        size: count,
        constraint: `At most ${MAX_WORKOUTS_A_DAY} workouts a day`,
        limit: countOf(MAX_WORKOUTS_A_DAY, 'workout'),
        value: countOf(count, 'workout'),
        excess: count - MAX_WORKOUTS_A_DAY,
        inputs: { day, count },
      });
    }),
  forbids: ({ days, monday }, day) => workoutsOn(days[day - monday]!) >= MAX_WORKOUTS_A_DAY,
  remedy: removeShortest,
};
