import { dayNumber } from '../calendar/calendar.ts';
import type { LimitInputs } from '../messages/limits.ts';
import { shortName } from '../calendar/dayNames.ts';
import { type Nearness, nearnessOf } from './raceNearness.ts';
import type { ScheduledSession } from './context.ts';
import { finding } from './finding.ts';
import { removeLongest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

const isNear = ({ isRaceDay, isRecovering, mayBeHard, sessionCap }: Nearness) =>
  isRaceDay || isRecovering || !mayBeHard || sessionCap < Infinity;

/** Days before and after a race are free, short or easy. */
export const raceNear: Rule = {
  code: 'RACE_NEAR',
  measure: ({ limits, races }, { monday, here }) =>
    races.length === 0
      ? []
      : trainingOf(here)
          .filter(({ scheduledDate }) => scheduledDate >= limits.today)
          .flatMap((workout) => {
            const { id, scheduledDate: day, dayOfWeek, duration, isHard } = workout;
            const near = nearnessOf(dayNumber(day), races);
            if (!isNear(near)) return [];
            const wrong = wrongOf(workout, near);
            return finding({
              rule: 'RACE_NEAR',
              code: 'RACE',
              week: monday,
              day,
              workoutId: id,
              size: duration,
              constraint: 'Near a race: free, short or easy',
              limit: near.sessionCap === Infinity ? 'easy or rest' : `${near.sessionCap} min`,
              value: `${shortName(dayOfWeek)} ${duration} min${isHard ? ', hard' : ''}`,
              excess: wrong === null ? 0 : duration > near.sessionCap ? duration - near.sessionCap : 1,
              inputs: { day, wrong, cap: near.sessionCap === Infinity ? null : near.sessionCap },
            });
          }),
  remedy: removeLongest,
};

/** What a race has against the workout; null: nothing. */
function wrongOf({ isHard, duration }: ScheduledSession, near: Nearness): LimitInputs['RACE_NEAR']['wrong'] {
  if (near.isRaceDay) return 'race';
  if (near.isRecovering) return 'recovery';
  if (isHard && !near.mayBeHard && !near.mayBeOpener) return 'hard';
  return duration > near.sessionCap ? 'length' : null;
}
