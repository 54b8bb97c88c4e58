import type { Thresholds } from '../../athlete/athlete.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { referenceSeconds } from '../stepText/words.ts';
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
}

/** Seconds of a step; a distance takes the usual time of its effort where only the one who has it is measured. */
function timeOf(step: Step, sport: ZonedSport, from: Thresholds, to: Thresholds): number {
  const { distanceM, effort, durationSec } = step;
  const isMeasured = (of: Thresholds) => secondsOfDistance({ ...step, durationSec: 0 }, sport, of) > 0;
  if (distanceM === undefined || effort === 0 || isMeasured(to) || !isMeasured(from))
    return secondsOfDistance(step, sport, to);
  return sport === 'bike' ? durationSec : referenceSeconds(sport, distanceM, effort);
}

/**
 * A workout of one athlete as another does it, or the same one today: targets follow from their thresholds, and distances take the time
 * that they need for them. What somebody wrote stays as it is.
 */
export function workoutForAthlete<T extends Copied>(workout: T, { from, to, byPlanner }: Copying): T {
  // lines may tell paces of thresholds that were others when it was made
  const aimed = retargeted(workout, { before: from, after: to, byPlanner, isUntouched: true }) ?? workout;
  const { workoutType, steps } = aimed;
  const isOther = (['runThresholdSpeed', 'css'] as const).some((name) => from[name] !== to[name]);
  if (!isOther || workoutType === 'strength') return aimed;
  const own = (step: Step): Step => {
    const sport = sportOf(step, workoutType);
    return sport === null ? step : { ...step, durationSec: timeOf(step, sport, from, to) };
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
