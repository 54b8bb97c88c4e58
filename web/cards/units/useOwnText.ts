import { useCallback } from 'react';
import { inOwnUnits, sentenceInOwnUnits } from '../../../api/core/units/displayUnits.ts';
import { useUnits } from './ownUnits.ts';

/** Writes what the server says of a workout in own units; `workoutType` as the API names it. */
export function useOwnText(): (text: string, workoutType: string) => string {
  const units = useUnits();
  return (text, workoutType) => inOwnUnits(text, workoutType === 'SWIM', units);
}

/** Writes what the server says of workouts of any sport in own units: what was changed, and why. */
export function useOwnSentence(): (sentence: string) => string {
  const units = useUnits();
  return useCallback((sentence) => sentenceInOwnUnits(sentence, units), [units]);
}
