import { type Day, dayNumber } from '../calendar/calendar.ts';
import { dayName, shortName } from '../calendar/dayNames.ts';
import { type Nearness, nearnessOf } from '../week/raceNearness.ts';
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
            const wrong = wrongOf(workout, near, day);
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
              message: wrong ?? '',
            });
          }),
  remedy: removeLongest,
};

function wrongOf({ isHard, duration }: ScheduledSession, near: Nearness, day: Day): string | null {
  if (near.isRaceDay) return `There is a race on ${dayName(day)}.`;
  if (near.isRecovering) return `${dayName(day)} is for recovering from your race.`;
  if (isHard && !near.mayBeHard && !near.mayBeOpener)
    return `${dayName(day)} lies too close to a race for a hard session.`;
  return duration > near.sessionCap
    ? `A race is near: sessions on ${dayName(day)} last at most ${near.sessionCap} min.`
    : null;
}
