import { RACE_TYPE_NUMBERS } from '../../constants/season.ts';
import { baseSportsOf } from '../../codes/race.ts';
import { RACE_LEGS } from '../../constants/workouts.ts';
import type { PrescribedWorkout, WorkoutRequest } from '../prescribedWorkout.ts';
import type { Step } from '../workout.ts';
import { describeSteps } from './describe.ts';
import { raceEffort } from './fit.ts';
import { stepSeconds, zoneSecondsOf } from './steps.ts';
import { targetOf } from './targets.ts';
import { TYPE_OF_SPORT } from '../sport.ts';

/**
 * The race itself: one step, or one for each leg of a race of several sports, with the type's usual duration and stress.
 * Changing between the legs is part of their times.
 */
export function raceWorkout({ race, raceType, runRaceEffort, thresholds }: WorkoutRequest): PrescribedWorkout {
  const type = race?.raceType ?? raceType;
  if (type === null) throw new Error('A race workout needs a race or a race type');
  const { raceHours, raceIf, raceTss } = RACE_TYPE_NUMBERS[type];
  const whole = [TYPE_OF_SPORT[baseSportsOf(type)[0]!], Math.round(raceHours * 60)] as const;
  const steps = (RACE_LEGS[type] ?? [whole]).map(([sport, minutes]): Step => {
    const effort = raceEffort(sport, type, runRaceEffort) ?? raceIf;
    const piece = { kind: 'work', effort } as const;
    const target = targetOf(sport, piece, thresholds);
    return { kind: 'work', effort, sport, durationSec: minutes * 60, target, note: 'race', raceEffort: true };
  });
  return {
    workoutType: 'race',
    intensity: 'race',
    duration: stepSeconds(steps) / 60,
    tss: raceTss,
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
