import type { Thresholds } from '../../athlete/athlete.ts';
import { type DisplayUnits, isAsKept, METRIC } from '../../units/displayUnits.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { Steps } from '../workout.ts';
import { describeSteps } from './describe.ts';

interface Instructed {
  workoutType: string;
  instructions: string;
  steps: Steps;
}

/** The lines of the steps in units, by the same lines in others; with the thresholds, and without any. */
function linesBetween(
  { workoutType, steps }: Instructed,
  thresholds: Thresholds | null,
  [from, to]: readonly [DisplayUnits, DisplayUnits],
): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const known of [thresholds, null]) {
    const [before, after] = [from, to].map((units) => describeSteps(steps, workoutType as WorkoutType, known, units));
    before!.forEach((line, i) => lines.has(line) || lines.set(line, after![i]!));
  }
  return lines;
}

const retold = (text: string, lines: ReadonlyMap<string, string>): string =>
  text
    .split('\n')
    .map((line) => lines.get(line) ?? line)
    .join('\n');

/**
 * What to do, in the units of whoever reads it: lines that the steps make are made in those, and the rest stays as it is written. So does
 * a line with paces of thresholds that are others by now.
 */
export function instructionsIn(workout: Instructed, thresholds: Thresholds | null, units: DisplayUnits): string {
  if (isAsKept(units) || workout.steps.length === 0) return workout.instructions;
  return retold(workout.instructions, linesBetween(workout, thresholds, [METRIC, units]));
}

/** Instructions that somebody sends back after reading them in their units, as they are kept. */
export function keptInstructions(
  sent: string,
  kept: Instructed,
  thresholds: Thresholds | null,
  units: DisplayUnits,
): string {
  if (isAsKept(units)) return sent;
  if (sent === instructionsIn(kept, thresholds, units)) return kept.instructions;
  return retold(sent, linesBetween(kept, thresholds, [units, METRIC]));
}
