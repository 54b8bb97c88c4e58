import { dayNumber } from '../calendar/calendar.ts';
import type { LimitInputs } from '../messages/limits.ts';
import { shortName } from '../calendar/dayNames.ts';
import { type Nearness, nearnessOf } from './raceNearness.ts';
import type { ScheduledWorkout } from './context.ts';
import { finding } from './finding.ts';
import { removeLongest } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

const isNear = ({ isRaceDay, isRecovering, mayBeHard, workoutCap }: Nearness) =>
  isRaceDay || isRecovering || !mayBeHard || workoutCap < Infinity;

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
              limit: near.workoutCap === Infinity ? 'easy or rest' : `${near.workoutCap} min`,
              value: `${shortName(dayOfWeek)} ${duration} min${isHard ? ', hard' : ''}`,
              excess: wrong === null ? 0 : duration > near.workoutCap ? duration - near.workoutCap : 1,
              inputs: { day, wrong, cap: near.workoutCap === Infinity ? null : near.workoutCap },
            });
          }),
  remedy: removeLongest,
};

/** What a race has against the workout; null: nothing. */
function wrongOf({ isHard, duration }: ScheduledWorkout, near: Nearness): LimitInputs['RACE_NEAR']['wrong'] {
  if (near.isRaceDay) return 'race';
  if (near.isRecovering) return 'recovery';
  if (isHard && !near.mayBeHard && !near.mayBeOpener) return 'hard';
  return duration > near.workoutCap ? 'length' : null;
}
