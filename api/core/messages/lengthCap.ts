import type { LengthCap } from '../codes/lengthCap.ts';
import type { Reader } from './reader.ts';

/** What keeps a workout from being longer. */
export const CAP_TEXTS = {
  'long-share': () => 'one workout should not hold more of the sport than this',
  'below-long': ({ possessive }) => `the longest workout of the week stays on ${possessive} long-workout day`,
  'race-type-cap': ({ possessive }) => `that is as long as this workout gets for ${possessive} race`,
  'ordinary-cap': () => 'workouts besides the long one stay at this length',
  'injury-cap': ({ possessive }) => `${possessive} injury sets this limit`,
  'step-back': () => 'in a step-back week the long workout is at most 70% of the last one',
  'easier-week': () => 'an easier week holds no longer one than the weeks before it',
  'recovery-cap': ({ subject }) => `workouts stay short while ${subject} recover from the race`,
  'age-cap': () => 'before the age of 18 no workout is longer',
  'day-cap': ({ possessive }) => `that is what ${possessive} limit leaves on this day`,
  'race-near': () => 'the race is near',
  'principle-cap': ({ possessive }) => `${possessive} coach sets this length`,
} as const satisfies Readonly<Record<LengthCap, (reader: Reader) => string>>;
