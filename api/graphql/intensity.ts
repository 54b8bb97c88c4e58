import { INTENSITIES, type Intensity } from '../core/codes/workout.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { enumOf } from './enumOf.ts';

export const IntensityLevel = enumOf('IntensityLevel', 'How hard a workout is.', {
  rest: 'No training.',
  recovery: 'Very easy, to recover.',
  easy: 'Easy.',
  moderate: 'Moderate.',
  hard: 'Hard.',
  threshold: 'At the threshold.',
  vo2max: 'At the most that heart and lungs can bring.',
  'race-pace': 'At the pace of the race.',
  race: 'A race.',
  other: 'A word of a person’s own; `intensity` has it.',
});

export type Level = Intensity | 'other';

/** The level that a word names. */
export const levelOf = (word: string): Level =>
  INTENSITIES.find((known) => known === word.trim().toLowerCase()) ?? 'other';

/** The word that an input means: its level, or one of its own. Throws InvalidInput for OTHER without a word. */
export function intensityFrom({
  intensity,
  intensityLevel,
}: {
  intensity?: string | null;
  intensityLevel?: Level | null;
}): {
  intensity?: string;
} {
  if (intensityLevel && intensityLevel !== 'other') return { intensity: intensityLevel };
  if (intensityLevel && !intensity?.trim())
    throw new InvalidInput([{ path: 'intensity', message: 'Say in a word of your own how hard it is.' }]);
  return intensity == null ? {} : { intensity };
}

/** The same where no other word is kept, as in a library. Throws InvalidInput for OTHER. */
export function levelFrom(given: Parameters<typeof intensityFrom>[0]): ReturnType<typeof intensityFrom> {
  if (given.intensityLevel === 'other')
    throw new InvalidInput([{ path: 'intensity', message: 'Choose one of the levels from easy to race pace.' }]);
  return intensityFrom(given);
}
