import { type DisplayUnits, METRIC } from '../../api/core/units/displayUnits.ts';
import { legOf } from '../../api/core/workout/sport.ts';
import { describeSteps } from '../../api/core/workout/prescription/describe.ts';
import type { Step, StepKind, Steps } from '../../api/core/workout/workout.ts';
import type { WorkoutType } from '../../api/core/codes/workout.ts';
import { wordOf } from '../names.ts';
import { coreMetric } from '../words.ts';
import { type KnownThresholds, thresholdsOf } from './workoutProfile.ts';

interface ShownStep {
  readonly kind: string;
  readonly leg: string | null | undefined;
  readonly durationSec: number;
  readonly distanceM: number | null | undefined;
  readonly effort: number;
  readonly note: string | null | undefined;
  readonly target: { readonly metric: string; readonly lo: number; readonly hi: number };
}

interface ShownBlock {
  readonly repeat: number;
  readonly steps: readonly ShownStep[];
}

function stepOf({ kind, leg, durationSec, distanceM, effort, note, target }: ShownStep): Step {
  return {
    kind: wordOf(kind) as StepKind,
    ...(leg ? { sport: legOf(leg) as Step['sport'] } : {}),
    durationSec,
    ...(typeof distanceM === 'number' ? { distanceM } : {}),
    effort,
    target: { metric: coreMetric(target.metric) ?? 'rpe', lo: target.lo, hi: target.hi },
    ...(note ? { note } : {}),
  };
}

/** The steps as the core knows them. */
export function stepsOfBlocks(blocks: readonly ShownBlock[]): Steps {
  return blocks.map(({ repeat, steps: parts }) =>
    repeat === 1 && parts.length === 1 ? stepOf(parts[0]!) : { repeat, steps: parts.map(stepOf) },
  );
}

/**
 * The lines of a workout's instructions that its table of steps does not say already: what it is for, what to mind, and
 * whatever a person wrote. `thresholds`: those whose paces and watts the table tells. A line that is not word for word what the steps make stays.
 */
export function linesBesideSteps(
  instructions: string,
  workoutType: string,
  blocks: readonly ShownBlock[],
  thresholds: KnownThresholds | null = null,
  units: DisplayUnits = METRIC,
): string[] {
  const [steps, type] = [stepsOfBlocks(blocks), wordOf(workoutType) as WorkoutType];
  const inTable = new Set(
    [null, thresholdsOf(thresholds)].flatMap((known) =>
      [METRIC, units].flatMap((told) => describeSteps(steps, type, known, told)),
    ),
  );
  // lines stored long ago have '88–93 % of FTP'
  const isInTable = (line: string) => inTable.has(line.replaceAll(' %', '%'));
  return instructions.split('\n').filter((line) => line.trim() !== '' && !isInTable(line));
}
