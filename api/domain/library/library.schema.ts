import { z } from 'zod';
import type { SteppedType } from '../../core/workout/stepText/words.ts';
import { jsonSchemaOf } from '../kernel/jsonSchema.ts';
import { checked, oneOf, optionalText, optionalWholeNumber, text } from '../kernel/validation.ts';

export const LIBRARY_TYPES = ['run', 'bike', 'swim', 'strength', 'brick'] as const satisfies readonly SteppedType[];
export const LIBRARY_INTENSITIES = ['easy', 'moderate', 'hard', 'threshold', 'vo2max', 'race-pace'] as const;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What a form must have; its absence is said in the words of the form. */
function required<T extends z.ZodType>(schema: T) {
  return checked<unknown>(
    (value) => (isBlank(value) ? 'Please fill in all required fields.' : null),
    jsonSchemaOf(schema),
  ).pipe(schema);
}

const MAX_TAGS = 20;
const MAX_TAG = 40;
const tagsProblem = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.some((tag) => typeof tag !== 'string')) return 'Tags must be a list of texts.';
  const tags = tidied(value as string[]);
  if (tags.some((tag) => /[\p{Cc}\p{Cs}]/u.test(tag))) return 'Text contains a character that is not allowed.';
  return tags.length > MAX_TAGS || tags.some((tag) => [...tag].length > MAX_TAG)
    ? `At most ${MAX_TAGS} tags of ${MAX_TAG} characters each.`
    : null;
};

/** Trimmed, without empty ones and without a second of the same word. */
function tidied(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const tidy = tag.trim().normalize('NFC');
    if (tidy !== '' && !known.has(tidy.toLowerCase())) known.set(tidy.toLowerCase(), tidy);
  }
  return [...known.values()];
}

export const libraryWorkoutSchema = z.strictObject({
  name: required(text('Name', { most: 120 })),
  description: optionalText('Description', { most: 500, paragraphs: true }),
  workoutType: required(oneOf(LIBRARY_TYPES, `Workout type must be one of: ${LIBRARY_TYPES.join(', ')}.`)),
  duration: optionalWholeNumber(1, 600, 'Duration must be a whole number from 1 to 600.'),
  intensity: required(oneOf(LIBRARY_INTENSITIES, `Intensity must be one of: ${LIBRARY_INTENSITIES.join(', ')}.`)),
  instructions: required(text('Instructions', { most: 5000, paragraphs: true })),
  tags: checked<readonly string[] | null | undefined>(tagsProblem, {
    type: ['array', 'null'],
    items: { type: 'string' },
  })
    .optional()
    .transform((tags) => (tags ? tidied(tags) : null)),
  // undefined: as they are; blank: none
  stepText: checked<string | null | undefined>(
    (value) => (value === undefined || value === null || typeof value === 'string' ? null : 'Steps must be text.'),
    { type: ['string', 'null'] },
  )
    .optional()
    .transform((value) => value ?? null),
});

export type LibraryWorkoutInput = z.output<typeof libraryWorkoutSchema>;
