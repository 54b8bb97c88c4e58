import type { Thresholds } from '../../athlete/athlete.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { plainTss, stepsTss } from '../tss.ts';
import type { Step, Steps } from '../workout.ts';
import { describeSteps } from './describe.ts';
import { retargeted } from './retarget.ts';
import { isBlock, sportOf, stepSeconds } from './stepSums.ts';
import { secondsOfDistance, toWholeMinutes } from './workoutFromLibrary.ts';

interface Copied {
  workoutType: WorkoutType;
  steps: Steps;
  instructions: string;
  /** Whole minutes. */
  duration: number;
  tss: number;
}

interface Copying {
  /** Of whoever has the workout. */
  from: Thresholds;
  /** Of whoever gets it. */
  to: Thresholds;
  /** The planner made it. */
  byPlanner: boolean;
  /** The planner made it, and nobody has edited it. */
  isUntouched: boolean;
}

/**
 * A workout of one athlete as another does it, or the same one today: targets follow from their thresholds, and distances take the time
 * that they need for them. What somebody wrote stays as it is.
 */
export function copiedFor<T extends Copied>(workout: T, { from, to, ...made }: Copying): T {
  const aimed = retargeted(workout, { before: from, after: to, ...made }) ?? workout;
  const { workoutType, steps } = aimed;
  const isOther = (['runThresholdSpeed', 'css'] as const).some((name) => from[name] !== to[name]);
  if (!isOther || workoutType === 'strength') return aimed;
  const own = (step: Step): Step => {
    const sport = sportOf(step, workoutType);
    return sport === null ? step : { ...step, durationSec: secondsOfDistance(step, sport, to) };
  };
  const timed = steps.map((entry) => (isBlock(entry) ? { ...entry, steps: entry.steps.map(own) } : own(entry)));
  if (stepSeconds(timed) === stepSeconds(steps)) return aimed;
  const whole = toWholeMinutes(timed);
  const after = describeSteps(whole, workoutType, to);
  const lines = new Map(describeSteps(steps, workoutType, to).map((line, i) => [line, after[i]!]));
  return {
    ...aimed,
    steps: whole,
    duration: stepSeconds(whole) / 60,
    tss: plainTss(stepsTss(whole, workoutType)),
    instructions: aimed.instructions
      .split('\n')
      .map((line) => lines.get(line) ?? line)
      .join('\n'),
  };
}
