import { type InjuryRestrictions, mayRunOffBike } from '../athlete/injuries.ts';
import { daysBetween } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { BRICK_RIDE_SHARE } from '../constants/load.ts';
import { constraintText, type LimitInputs } from '../messages/limits.ts';
import { ATHLETE } from '../messages/reader.ts';
import type { TrainedType } from '../principles/rule.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { partsOf } from '../workout/sport.ts';
import type { MeasuredWorkout } from './context.ts';
import { finding } from './finding.ts';
import { type Candidate, type Placement, runsOn } from './placement.ts';
import { brickMinutes } from './racePace.ts';
import { removeLast } from './remedies.ts';
import { type MeasuredWeek, type Rule, trainingOf } from './rule.ts';
import { timeText } from '../units/timeText.ts';

type Part = Exclude<TrainedType, 'brick'>;
type Restriction = InjuryRestrictions[Part];

const isRun = ({ workoutType }: { workoutType: WorkoutType }) => workoutType === 'run' || workoutType === 'brick';
/** A brick without race pace is all easy. */
const intensityOf = ({ workoutType, intensity }: MeasuredWorkout) =>
  workoutType === 'brick' && intensity === 'moderate' ? 'easy' : intensity;
/** How long the sport of a workout takes, minutes; a brick whose steps do not say so is mostly ridden. */
function partMinutes(workout: MeasuredWorkout, part: Part): number {
  const { workoutType, duration } = workout;
  if (workoutType !== 'brick') return duration;
  const [ride, run] = [brickMinutes(workout, 'bike'), brickMinutes(workout, 'run')];
  const ridden = Math.round(duration * (ride + run === 0 ? BRICK_RIDE_SHARE : ride / (ride + run)));
  return part === 'run' ? duration - ridden : ridden;
}
/** A brick is made for the injury: its parts are shorter than it is. Null: nothing limits its length. */
const capOf = ({ workoutType }: { workoutType: WorkoutType }, restrictions: InjuryRestrictions): number | null =>
  workoutType === 'brick' || workoutType === 'race' ? null : restrictions[workoutType].capMinutes;

/** What injuries leave of each sport. */
export const injury = {
  code: 'INJURY',
  measure: ({ restrictions, limits }, { monday, here, around }) => {
    if (limits.athlete.injuries.length === 0) return [];
    const left = restrictions(monday);
    return trainingOf(here)
      .filter(({ scheduledDate }) => scheduledDate >= limits.today)
      .flatMap((workout) =>
        (partsOf(workout.workoutType) as readonly Part[]).flatMap((part) => {
          const { scheduledDate: day, dayOfWeek, id } = workout;
          const minutes = partMinutes(workout, part);
          const restriction = left[part];
          const cap = capOf(workout, left);
          const wrong = wrongOf(workout, restriction, cap !== null && minutes > cap, around);
          if (restriction.note === '' && wrong === null) return [];
          const named = { constraint: 'INJURY', inputs: { part } } as const;
          return finding({
            rule: 'INJURY',
            code: 'INJURY',
            week: monday,
            day,
            workoutId: id,
            line: `INJURY ${part}`,
            size: minutes,
            named,
            constraint: constraintText(named, ATHLETE),
            limit: restriction.banned ? 'none' : cap === null ? 'as allowed' : timeText(cap),
            value: `${shortName(dayOfWeek)} ${intensityOf(workout)}, ${timeText(minutes)}`,
            excess: wrong === null ? 0 : restriction.banned || cap === null || minutes <= cap ? 1 : minutes - cap,
            inputs: { part, wrong, intensity: intensityOf(workout), cap, care: restriction.care },
          });
        }),
      );
  },
  forbids: (placement, day, candidate) =>
    isBarred(placement, candidate) || (isRun(candidate) && runsTooOften(placement, day)),
  atMost: ({ restrictions }, _, candidate) => capOf(candidate, restrictions) ?? Infinity,
  remedy: removeLast,
} satisfies Rule;

/** No workout of the sport may be hard. */
export const isHardForbidden = ({ banned, noIntensities }: Restriction): boolean =>
  banned || noIntensities.includes('threshold');

const bars = (restriction: Restriction, isHard: boolean): boolean =>
  isHard ? isHardForbidden(restriction) : restriction.banned;

function isBarred({ restrictions }: Placement, { workoutType, isHard }: Candidate): boolean {
  if (workoutType === 'race') return false;
  if (workoutType === 'brick' && !mayRunOffBike(restrictions)) return true;
  if (workoutType === 'brick') return bars(restrictions.bike, isHard) || bars(restrictions.run, isHard);
  return bars(restrictions[workoutType], isHard);
}

/** A day without a run lies between two of them, and no day has two. */
const runsTooOften = (placement: Placement, day: number): boolean =>
  placement.restrictions.run.noConsecutiveDays &&
  (runsOn(placement, day - 1) || runsOn(placement, day) || runsOn(placement, day + 1));

/** What the injury has against the workout; null: nothing. */
function wrongOf(
  workout: MeasuredWorkout,
  restriction: Restriction,
  isLonger: boolean,
  around: MeasuredWeek['around'],
): LimitInputs['INJURY']['wrong'] {
  if (restriction.banned) return 'sport';
  if (restriction.noIntensities.includes(intensityOf(workout))) return 'intensity';
  if (isLonger) return 'length';
  const isSecondInARow =
    restriction.noConsecutiveDays &&
    around(1).some((each) => isRun(each) && daysBetween(each.scheduledDate, workout.scheduledDate) === 1);
  return isSecondInARow ? 'days' : null;
}
