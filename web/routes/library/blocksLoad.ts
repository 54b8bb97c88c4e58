import { WORKOUT_TYPES } from '../../../api/core/codes/workout.ts';
import { legOf } from '../../../api/core/workout/sport.ts';
import { stepTss } from '../../../api/core/workout/tss.ts';
import type { ProfileBlock } from '../../cards/profileBlock.ts';
import { wordOf } from '../../names.ts';

const LEGS = ['run', 'bike', 'swim'] as const;

/** What steps add up to, as the plan counts them; null without steps, or of a type that only a newer server knows. */
export function blocksLoad(blocks: readonly ProfileBlock[], workoutType: string): number | null {
  const type = WORKOUT_TYPES.find((word) => word === wordOf(workoutType));
  if (!type || blocks.length === 0) return null;
  const loads = blocks.flatMap(({ repeat, steps }) =>
    steps.map(({ durationSec, effort, leg }) => {
      const sport = LEGS.find((word) => word === legOf(leg ?? ''));
      return repeat * stepTss({ durationSec, effort, ...(sport && { sport }) }, type);
    }),
  );
  return Math.round(loads.reduce((sum, load) => sum + load, 0));
}
