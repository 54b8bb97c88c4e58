import type { Thresholds } from '../../athlete/athlete.ts';
import type { RaceType } from '../../codes/race.ts';
import { legsOf } from '../../prediction/legs.ts';
import { raceMinutesOf, raceTssOf } from '../../race/raceSize.ts';
import { RACE_TYPE_NUMBERS } from '../../constants/season.ts';
import { TRIATHLON_LEGS } from '../../constants/workouts.ts';
import type { PrescribedWorkout, WorkoutRequest } from '../prescribedWorkout.ts';
import type { Step } from '../workout.ts';
import { describeSteps } from './describe.ts';
import { raceEffort } from './fit.ts';
import { stepSeconds, zoneSecondsOf } from './steps.ts';
import { targetOf } from './targets.ts';

const LEG_SPORTS = ['swim', 'bike', 'run'] as const;

/**
 * The race itself: one step, or one for each leg of a triathlon, as long as it will take.
 * Changing between the legs is part of their times.
 */
export function raceWorkout({ race, raceType, runRaceEffort, thresholds }: WorkoutRequest): PrescribedWorkout {
  const type = race?.raceType ?? raceType;
  if (type === null) throw new Error('A race workout needs a race or a race type');
  const sized = race ?? { raceType: type };
  const minutes = raceMinutesOf(sized);
  const legs = legWeights(type, thresholds);
  const minutesBySport =
    legs === undefined
      ? [['run', minutes] as const]
      : splitAs(legs, minutes).map((each, i) => [LEG_SPORTS[i]!, each] as const);
  const steps = minutesBySport.map(([sport, minutes]): Step => {
    const effort = raceEffort(sport, type, runRaceEffort) ?? RACE_TYPE_NUMBERS[type].raceIf;
    const piece = { kind: 'work', effort } as const;
    const target = targetOf(sport, piece, thresholds);
    return { kind: 'work', effort, sport, durationSec: minutes * 60, target, note: 'race', raceEffort: true };
  });
  return {
    workoutType: 'race',
    intensity: 'race',
    duration: stepSeconds(steps) / 60,
    tss: raceTssOf(sized),
    isHard: false,
    description: race?.raceName ?? 'Race',
    instructions: [
      ...describeSteps(steps, 'race', thresholds),
      'Start calmly and use what you have practised. Times are estimates.',
    ].join('\n'),
    templateId: null,
    steps,
    zoneSeconds: zoneSecondsOf(steps, 'race'),
  };
}

/** How the legs of a triathlon are to each other: as the thresholds predict them, else as its type usually has them; undefined: it is none. */
function legWeights(type: RaceType, thresholds: Thresholds | null): readonly number[] | undefined {
  const legs = thresholds && legsOf(type, thresholds, null);
  if (legs === null) return TRIATHLON_LEGS[type];
  const change = legs.transitions / 2;
  return [legs.swim, legs.bike + change, legs.run + change];
}

/** Whole minutes in these proportions; the last part takes what rounding leaves. */
function splitAs(weights: readonly number[], minutes: number): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const first = weights.slice(0, -1).map((weight) => Math.round((weight * minutes) / whole));
  return [...first, minutes - first.reduce((sum, each) => sum + each, 0)];
}
