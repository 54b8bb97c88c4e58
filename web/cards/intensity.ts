import { tableOf } from '../../api/core/units/tableOf.ts';
import type { IntensityLevel } from '../__generated__/LibraryCard_workout.graphql.ts';
import { wordOf } from '../names.ts';

/** Colour of an intensity; the word stands beside it always. */
type IntensityTone = 'easy' | 'moderate' | 'hard' | 'max' | 'neutral';

const KEYWORDS: readonly (readonly [IntensityTone, RegExp])[] = [
  ['max', /vo2\s?max|race|zone 5/],
  ['hard', /hard|threshold|zone 4/],
  ['moderate', /moderate|zone 3/],
  ['easy', /easy|rest|recovery|zone [12]/],
];

/** Intensity is free text: the first keyword found, the hardest first, gives the colour. */
export function intensityTone(intensity: string): IntensityTone {
  const text = intensity.toLowerCase();
  return KEYWORDS.find(([, words]) => words.test(text))?.[0] ?? 'neutral';
}

const NAMES: Readonly<Record<string, string>> = tableOf({ vo2max: 'VO2max', 'race-pace': 'Race pace' });

/** 'RACE_PACE' as 'Race pace'. */
export const levelName = (level: IntensityLevel): string => intensityName(wordOf(level));

/** 'race-pace' as 'Race pace'. */
export function intensityName(intensity: string): string {
  return NAMES[intensity] ?? intensity.charAt(0).toUpperCase() + intensity.slice(1);
}
