import { addDays } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { finding } from './finding.ts';
import { hasStrength, isHardDay, isLongDay } from './placement.ts';
import { removeLast } from './remedies.ts';
import type { Rule } from './rule.ts';

/** No strength on the eve of a hard or long workout. */
export const strengthEve = {
  code: 'STRENGTH_EVE',
  measure: (_, { monday, here, around }) =>
    here
      .filter(({ workoutType }) => workoutType === 'strength')
      .map(({ id, scheduledDate: day }) => {
        const dayAfter = addDays(day, 1);
        const next = around(1).find(
          ({ scheduledDate, isHard, isLong, workoutType }) =>
            scheduledDate === dayAfter && (isHard || isLong) && workoutType !== 'race',
        );
        return finding({
          rule: 'STRENGTH_EVE',
          code: 'STRENGTH',
          week: monday,
          day,
          workoutId: id,
          constraint: 'No strength on the eve of a hard or long workout',
          limit: 'none',
          value: next === undefined ? 'none' : dayName(day),
          excess: next === undefined ? 0 : 1,
          inputs: { day, isBeforeLong: next?.isLong === true },
        });
      }),
  // what joins a day that is hard already makes its eve no worse
  forbids: (placement, day, { workoutType, isHard, isLong }) =>
    (workoutType === 'strength' && (isHardDay(placement, day + 1) || isLongDay(placement, day + 1))) ||
    ((isLong || (isHard && !isHardDay(placement, day))) && hasStrength(placement, day - 1)),
  remedy: removeLast,
} satisfies Rule;
