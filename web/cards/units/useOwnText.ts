import { inOwnUnits } from '../../../api/core/displayUnits.ts';
import { useUnits } from './ownUnits.ts';

/** Writes what the server says of a workout in own units; `workoutType` as the API names it. */
export function useOwnText(): (text: string, workoutType: string) => string {
  const units = useUnits();
  return (text, workoutType) => inOwnUnits(text, workoutType === 'SWIM', units);
}
