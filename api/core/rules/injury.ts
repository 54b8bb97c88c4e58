import type { InjuryRestrictions } from '../athlete/injuries.ts';
import { daysBetween } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { constraintText, type LimitInputs } from '../messages/limits.ts';
import { ATHLETE } from '../messages/reader.ts';
import type { TrainedType } from '../principles/rule.ts';
import type { ScheduledWorkout } from './context.ts';
import { finding } from './finding.ts';
import { removeLast } from './remedies.ts';
import { type Rule, trainingOf } from './rule.ts';

type Part = Exclude<TrainedType, 'brick'>;
type Restriction = InjuryRestrictions[Part];

const partsOf = ({ workoutType }: ScheduledWorkout): readonly Part[] =>
  workoutType === 'brick' ? ['bike', 'run'] : [workoutType as Part];
const isRun = ({ workoutType }: ScheduledWorkout) => workoutType === 'run' || workoutType === 'brick';
/** A brick without race pace is all easy. */
const intensityOf = ({ workoutType, intensity }: ScheduledWorkout) =>
  workoutType === 'brick' && intensity === 'moderate' ? 'easy' : intensity;
/** A brick is made for the injury: its parts are shorter than it is. */
const capOf = ({ workoutType }: ScheduledWorkout, { capMinutes }: Restriction) =>
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
          const wrong = wrongOf(workout, restriction, all);
          if (restriction.note === '' && wrong === null) return [];
          const { scheduledDate: day, dayOfWeek, duration, id } = workout;
          const cap = capOf(workout, restriction);
          const named = { constraint: 'INJURY', inputs: { part } } as const;
          return finding({
            rule: 'INJURY',
            code: 'INJURY',
            week: monday,
            day,
            workoutId: id,
            line: `INJURY ${part}`,
            size: duration,
            named,
            constraint: constraintText(named, ATHLETE),
            limit: restriction.banned ? 'none' : cap === null ? 'as allowed' : `${cap} min`,
            value: `${shortName(dayOfWeek)} ${intensityOf(workout)}, ${duration} min`,
            excess: wrong === null ? 0 : restriction.banned || cap === null || duration <= cap ? 1 : duration - cap,
            inputs: { part, wrong, intensity: intensityOf(workout), cap, care: restriction.care },
          });
        }),
      ),
  remedy: removeLast,
};

/** What the injury has against the workout; null: nothing. */
function wrongOf(
  workout: ScheduledWorkout,
  restriction: Restriction,
  all: readonly ScheduledWorkout[],
): LimitInputs['INJURY']['wrong'] {
  const cap = capOf(workout, restriction);
  if (restriction.banned) return 'sport';
  if (restriction.noIntensities.includes(intensityOf(workout))) return 'intensity';
  if (cap !== null && workout.duration > cap) return 'length';
  const isSecondInARow =
    restriction.noConsecutiveDays &&
    all.some(
      (each) => each.id !== workout.id && isRun(each) && daysBetween(each.scheduledDate, workout.scheduledDate) === 1,
    );
  return isSecondInARow ? 'days' : null;
}
