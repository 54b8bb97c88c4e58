import type { Thresholds } from '../../athlete/athlete.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { Step, StepTarget, Steps } from '../workout.ts';
import { describeSteps } from './describe.ts';
import { isBlock, sportOf } from './stepSums.ts';
import { targetOf } from './targets.ts';

interface Targeted {
  workoutType: WorkoutType;
  steps: Steps;
  instructions: string;
}

const UNKNOWN: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

const isSame = (a: StepTarget, b: StepTarget): boolean => a.metric === b.metric && a.lo === b.lo && a.hi === b.hi;

/** Where the lines stand among others; -1: they do not. */
function placeOf(lines: readonly string[], among: readonly string[]): number {
  if (lines.length === 0) return -1;
  return among.findIndex((_, at) => lines.every((line, index) => among[at + index] === line));
}

/**
 * The workout with what it aims at by other thresholds: targets that follow from the thresholds of before, and the lines that tell the
 * steps. The planner's own may be of a time when nothing was measured. What somebody wrote otherwise stays. Null: nothing of it changes.
 */
export function retargeted<T extends Targeted>(
  workout: T,
  { before, after, byPlanner }: { before: Thresholds; after: Thresholds; byPlanner: boolean },
): T | null {
  const { workoutType, steps, instructions } = workout;
  if (workoutType === 'strength') return null;
  const were = byPlanner ? [before, UNKNOWN] : [before];
  const anew = (step: Step): Step => {
    const sport = sportOf(step, workoutType);
    if (!sport || step.target.metric === targetOf(sport, step, after, step.durationSec).metric) return step;
    const isOwn = were.some((then) => isSame(targetOf(sport, step, then, step.durationSec), step.target));
    return isOwn ? { ...step, target: targetOf(sport, step, after, step.durationSec) } : step;
  };
  const aimed = steps.map((entry) => (isBlock(entry) ? { ...entry, steps: entry.steps.map(anew) } : anew(entry)));
  const lines = instructions.split('\n');
  const told = describeSteps(steps, workoutType, before);
  const at = placeOf(told, lines);
  const text = describeSteps(aimed, workoutType, after);
  const said = at < 0 ? instructions : [...lines.slice(0, at), ...text, ...lines.slice(at + told.length)].join('\n');
  const isChanged = said !== instructions || JSON.stringify(aimed) !== JSON.stringify(steps);
  return isChanged ? { ...workout, steps: aimed, instructions: said } : null;
}
