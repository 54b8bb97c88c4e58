import type { Thresholds } from '../../athlete/athlete.ts';
import type { RaceType } from '../../codes/race.ts';
import { legEfforts, legsOf } from '../../prediction/legs.ts';
import type { RaceEfforts } from '../../prediction/planned.ts';
import { raceMinutesOf, raceTssOf } from '../../race/raceSize.ts';
import { RACE_TYPE_NUMBERS } from '../../constants/raceTypes.ts';
import { baseSportsOf, isTriathlon } from '../../codes/race.ts';
import { UNCLEARED_RACE_RPE } from '../../constants/clearance.ts';
import { EASY_EFFORT, RACE_LEGS } from '../../constants/workouts.ts';
import { unclearedRaceText } from '../../messages/raceDay.ts';
import { ATHLETE } from '../../messages/reader.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { ChosenWorkout, WorkoutRequest } from '../prescribedWorkout.ts';
import type { Step } from '../workout.ts';
import { raceEffort } from './fitToMinutes.ts';
import { stepSeconds, zoneSecondsOf } from './stepSums.ts';
import { targetOf } from './targets.ts';
import { TYPE_OF_SPORT } from '../sport.ts';

const RACE_ADVICE =
  'Start calmly and use what you have practised. Times are estimates.\nThe race-day plan has the pacing leg by leg, what to eat and drink and when, and what to do when it goes wrong.';

/** What of a request a race asks for. */
export type RaceRequest = Pick<WorkoutRequest, 'race' | 'raceType' | 'raceEfforts' | 'thresholds'>;

/**
 * The race itself: one step, or one for each leg of a race of several sports, as long as it will take.
 * Changing between the legs is part of their times.
 */
export function raceWorkout({ race, raceType, raceEfforts, thresholds }: RaceRequest): ChosenWorkout {
  const type = race?.raceType ?? raceType;
  if (type === null) throw new Error('A race workout needs a race or a race type');
  const sized = race ?? { raceType: type };
  const minutes = raceMinutesOf(sized);
  const legs = RACE_LEGS[type] ?? [[TYPE_OF_SPORT[baseSportsOf(type)[0]!], minutes] as const];
  const times = splitAs(predictedLegs(type, thresholds, raceEfforts) ?? legs.map(([, usual]) => usual), minutes);
  const clearedBy = race?.clearedBy;
  const steps = legs.map(([sport], i): Step => {
    const durationSec = times[i]! * 60;
    if (clearedBy !== undefined) return gently(sport, durationSec);
    const effort = raceEffort(sport, type, raceEfforts) ?? RACE_TYPE_NUMBERS[type].raceIf;
    const piece = { kind: 'work', effort } as const;
    const target = targetOf(sport, piece, thresholds);
    return { kind: 'work', effort, sport, durationSec, target, note: 'race', raceEffort: true };
  });
  return {
    workoutType: 'race',
    intensity: 'race',
    duration: stepSeconds(steps) / 60,
    tss: clearedBy === undefined ? raceTssOf(sized) : null,
    isHard: false,
    description: race?.raceName ?? 'Race',
    said: clearedBy === undefined ? RACE_ADVICE : unclearedRaceText(clearedBy, ATHLETE),
    templateId: null,
    steps,
    zoneSeconds: zoneSecondsOf(steps, 'race'),
  };
}

/** A leg of a race that is no target: easy, by feel. */
const gently = (sport: ZonedSport, durationSec: number): Step => ({
  kind: 'work',
  effort: EASY_EFFORT[sport],
  sport,
  durationSec,
  target: { metric: 'rpe', ...UNCLEARED_RACE_RPE },
  note: 'easy, by feel',
});

/** Seconds of the legs of a triathlon by the thresholds; null: it is none, or they are not known. */
function predictedLegs(
  type: RaceType,
  thresholds: Thresholds | null,
  efforts: RaceEfforts = {},
): readonly number[] | null {
  const legs =
    isTriathlon(type) && thresholds ? legsOf(type, thresholds, null, { ...legEfforts(type), ...efforts }) : null;
  if (legs === null) return null;
  const change = legs.transitions / 2;
  return [legs.swim, legs.bike + change, legs.run + change];
}

/** Whole minutes in these proportions; the last part takes what rounding leaves. */
function splitAs(weights: readonly number[], minutes: number): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const first = weights.slice(0, -1).map((weight) => Math.round((weight * minutes) / whole));
  return [...first, minutes - first.reduce((sum, each) => sum + each, 0)];
}
