import { addDays } from '../calendar/calendar.ts';
import { finding } from './finding.ts';
import { hardDaysOf } from './hardDays.ts';
import { easeLastHard } from './remedies.ts';
import type { Rule } from './rule.ts';

const isLongRun = ({ isLong, workoutType }: { isLong: boolean; workoutType: string }) =>
  isLong && workoutType === 'run';

/** No hard workout on the day after a long run. */
export const hardAfterLongRun: Rule = {
  code: 'HARD_AFTER_LONG_RUN',
  measure: ({ limits }, { monday, here, all }) => {
    const longRuns = new Set([...all, ...limits.past].filter(isLongRun).map(({ scheduledDate }) => scheduledDate));
    return hardDaysOf(here).map((day) => {
      const isTired = longRuns.has(addDays(day, -1));
      return finding({
        rule: 'HARD_AFTER_LONG_RUN',
        code: 'HARD_DAYS',
        week: monday,
        day,
        constraint: 'No hard workout the day after a long run',
        limit: 'none',
        value: isTired ? '1 workout' : 'none',
        excess: isTired ? 1 : 0,
        inputs: { day },
      });
    });
  },
  remedy: easeLastHard,
};
