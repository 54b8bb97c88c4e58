import type { InjuryRestrictions } from '../athlete/injuries.ts';
import { daysBetween } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import type { TrainedType } from '../principles/rule.ts';
import type { ScheduledSession } from './context.ts';
import { finding } from './finding.ts';
import { removeLast } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

type Part = Exclude<TrainedType, 'brick'>;
type Restriction = InjuryRestrictions[Part];

const partsOf = ({ workoutType }: ScheduledSession): readonly Part[] =>
  workoutType === 'brick' ? ['bike', 'run'] : [workoutType as Part];
const isRun = ({ workoutType }: ScheduledSession) => workoutType === 'run' || workoutType === 'brick';
/** A brick without race pace is all easy. */
const intensityOf = ({ workoutType, intensity }: ScheduledSession) =>
  workoutType === 'brick' && intensity === 'moderate' ? 'easy' : intensity;
/** A brick is made for the injury: its parts are shorter than it is. */
const capOf = ({ workoutType }: ScheduledSession, { capMinutes }: Restriction) =>
  workoutType === 'brick' ? null : capMinutes;

/** What injuries leave of each sport. */
export const injury: Rule = {
  code: 'INJURY',
  measure: ({ restrictions, limits }, { monday, here, all }) =>
    trainingOf(here)
      .filter(({ scheduledDate }) => scheduledDate >= limits.today)
      .flatMap((workout) =>
        partsOf(workout).flatMap((part) => {
          const restriction = restrictions(workout.scheduledDate)[part];
          const wrong = wrongOf(workout, part, restriction, all);
          if (restriction.note === '' && wrong === null) return [];
          const { scheduledDate: day, dayOfWeek, duration, id } = workout;
          const cap = capOf(workout, restriction);
          return finding({
            rule: 'INJURY',
            code: 'INJURY',
            week: monday,
            day,
            workoutId: id,
            line: `INJURY ${part}`,
            size: duration,
            constraint: `${part.charAt(0).toUpperCase()}${part.slice(1)} as your injury allows`,
            limit: restriction.banned ? 'none' : cap === null ? 'as allowed' : `${cap} min`,
            value: `${shortName(dayOfWeek)} ${intensityOf(workout)}, ${duration} min`,
            excess: wrong === null ? 0 : restriction.banned || cap === null || duration <= cap ? 1 : duration - cap,
            message: wrong ?? restriction.note,
          });
        }),
      ),
  remedy: removeLast,
};

/** What the injury has against the workout; null: nothing. */
function wrongOf(
  workout: ScheduledSession,
  part: Part,
  restriction: Restriction,
  all: readonly ScheduledSession[],
): string | null {
  const cap = capOf(workout, restriction);
  const intensity = intensityOf(workout);
  if (restriction.banned) return `Your injury forbids this sport (${part}) for now.`;
  if (restriction.noIntensities.includes(intensity))
    return `Your injury forbids a ${intensity} session of this sport (${part}) for now.`;
  if (cap !== null && workout.duration > cap) return `Your injury limits this sport (${part}) to ${cap} min a session.`;
  const isSecondInARow =
    restriction.noConsecutiveDays &&
    all.some(
      (each) => each.id !== workout.id && isRun(each) && daysBetween(each.scheduledDate, workout.scheduledDate) === 1,
    );
  return isSecondInARow ? 'Your injury forbids runs on two days in a row for now.' : null;
}
