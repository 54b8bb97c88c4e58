import { dayNumber } from '../calendar/calendar.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import type { LimitInputs } from '../messages/limits.ts';
import { shortName } from '../calendar/dayNames.ts';
import { type Nearness, nearnessOf, racesNear, recoveryCap } from './raceNearness.ts';
import type { MeasuredWorkout } from './context.ts';
import { type Finding, finding } from './finding.ts';
import type { Candidate, Placement } from './placement.ts';
import { removeLongest } from './remedies.ts';
import { type Concerned, type Remedy, type Rule, trainingOf } from './rule.ts';
import { timeText } from '../units/timeText.ts';

const isNear = ({ isRaceDay, isRecovering, mayBeHard, workoutCap }: Nearness) =>
  isRaceDay || isRecovering || !mayBeHard || workoutCap < Infinity;

/** Days before and after a race are free, short or easy; one of them may hold an opener. */
export const raceNear = {
  code: 'RACE_NEAR',
  measure: (context, { monday, here }) => {
    const races = racesNear(context.races, dayNumber(monday));
    if (races.length === 0) return [];
    return trainingOf(here)
      .filter(({ scheduledDate }) => scheduledDate >= context.limits.today)
      .flatMap((workout) => {
        const { id, scheduledDate: day, dayOfWeek, duration } = workout;
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
          constraint: 'Near a race: free, short, easy or an opener',
          limit: allowedBy(near),
          value: `${shortName(dayOfWeek)} ${timeText(duration)}${kindOf(workout, near)}`,
          excess: wrong === null ? 0 : duration > near.workoutCap ? duration - near.workoutCap : 1,
          inputs: { day, wrong, cap: near.workoutCap === Infinity ? null : near.workoutCap },
        });
      });
  },
  closes: ({ days, monday }, day) => forbiddenBy(days[day - monday]!.near) !== null,
  forbids: (placement, day, candidate) =>
    placement.races.length > 0 &&
    (isTooHard(candidate, placement.days[day - placement.monday]!.near) || restsAfterRace(placement, day, candidate)),
  atMost: ({ days, monday }, day) => days[day - monday]!.near.workoutCap,
  remedy: (found, concerned) => easeSteady(found, concerned) ?? removeLongest(found, concerned),
} satisfies Rule;

/** What a race leaves of the day, in words. */
function allowedBy(near: Nearness): string {
  if (forbiddenBy(near) !== null) return 'rest';
  if (near.workoutCap < Infinity) return timeText(near.workoutCap);
  return near.mayBeOpener ? 'easy or an opener' : 'easy';
}

/** Work that is more than easy, and no hard workout; a brick without race pace is all easy. */
const isSteady = ({ intensity, workoutType }: Pick<MeasuredWorkout, 'intensity' | 'workoutType'>): boolean =>
  intensity === 'moderate' && workoutType !== 'brick' && workoutType !== 'strength';

/** A steady workout on a day that stays easy becomes easy; null where something else is wrong. */
function easeSteady({ said }: Finding, { free }: Concerned): Remedy | null {
  if (said.limit !== 'RACE_NEAR' || said.inputs.wrong !== 'steady') return null;
  const steady = free.find(isSteady);
  return steady === undefined ? null : { op: 'ease', workoutId: steady.id, intensity: 'easy' };
}

/** What the workout is, where it is not its length alone that counts. */
function kindOf(workout: Pick<MeasuredWorkout, 'isHard' | 'intensity' | 'workoutType'>, near: Nearness): string {
  const { isHard, intensity } = workout;
  if (near.mustBeEasy && !isHard && isSteady(workout)) return ', steady';
  if (isHard) return near.mayBeOpener ? ', opener' : ', hard';
  const isEasy = intensity === 'easy' || intensity === 'recovery';
  return isEasy && near.workoutCap === Infinity && forbiddenBy(near) === null ? ', easy' : '';
}

/** What a race has against the workout; null: nothing. */
function wrongOf(workout: MeasuredWorkout, near: Nearness): LimitInputs['RACE_NEAR']['wrong'] {
  const closed = forbiddenBy(near);
  if (closed !== null) return closed;
  if (isTooHard(workout, near)) return 'hard';
  if (near.mustBeEasy && isSteady(workout)) return 'steady';
  return workout.duration > near.workoutCap ? 'length' : null;
}

/** What a race has against any workout; null: nothing. */
const forbiddenBy = ({ isRaceDay, isRecovering }: Nearness): 'race' | 'recovery' | null =>
  isRaceDay ? 'race' : isRecovering ? 'recovery' : null;

const isTooHard = ({ isHard }: { isHard: boolean }, { mayBeHard, mayBeOpener }: Nearness): boolean =>
  isHard && !mayBeHard && !mayBeOpener;

const SPORTS: Readonly<Record<WorkoutType, readonly EnduranceSport[]>> = {
  run: ['running'],
  bike: ['cycling'],
  swim: ['swimming'],
  brick: ['cycling', 'running'],
  strength: [],
  race: [],
};

/** What is left of a sport after a race is no workout any more. Kept while placing alone: nothing measures it. */
function restsAfterRace({ races }: Placement, day: number, { workoutType }: Candidate): boolean {
  for (const sport of SPORTS[workoutType]) if (recoveryCap(day, sport, races) < MIN_WORKOUT) return true;
  return false;
}
