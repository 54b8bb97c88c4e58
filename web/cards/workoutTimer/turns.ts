import { nameOf } from '../../names.ts';
import { exerciseIn } from '../exercises/ExerciseTable.tsx';
import type { ProfileBlock, ProfileStep } from '../profileBlock.ts';

/** A step as it is done: of a block that is repeated, one for each round. */
export interface Turn {
  step: ProfileStep;
  /** From 1. */
  round: number;
  rounds: number;
  /** Milliseconds after which it ends by itself; null: it is as long as its distance or its repetitions take. */
  endsAfterMs: number | null;
}

const isCounted = (step: ProfileStep, isStrength: boolean) =>
  typeof step.distanceM === 'number' || (isStrength && step.kind === 'WORK' && exerciseIn(step).repetitions !== null);

/** Milliseconds after which it is the other side's turn, of what is held on one side and then on the other; null: of nothing else. */
export function sidesChangeMs({ step, endsAfterMs }: Turn, workoutType: string): number | null {
  if (nameOf(workoutType) !== 'STRENGTH' || step.kind !== 'WORK' || endsAfterMs === null) return null;
  return exerciseIn(step).isPerSide ? endsAfterMs / 2 : null;
}

/** The steps of a workout in the order in which they are done. */
export function turnsOf(blocks: readonly ProfileBlock[], workoutType: string): Turn[] {
  const isStrength = nameOf(workoutType) === 'STRENGTH';
  return blocks.flatMap(({ repeat, steps }) =>
    Array.from({ length: repeat }, (_, round) =>
      steps.map((step) => ({
        step,
        round: round + 1,
        rounds: repeat,
        endsAfterMs: isCounted(step, isStrength) ? null : step.durationSec * 1000,
      })),
    ).flat(),
  );
}
