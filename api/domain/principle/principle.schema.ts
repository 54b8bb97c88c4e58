import { z } from 'zod';
import { PHASE_TYPES, type PhaseType } from '../../core/codes/phase.ts';
import { orNull } from '../kernel/jsonSchema.ts';
import { checked, optionalText, text, wordShape, yesOrNo } from '../kernel/validation.ts';

const PRINCIPLE_TYPES = ['training_philosophy', 'schedule_adjustment', 'phase_specific'] as const;
export type PrincipleType = (typeof PRINCIPLE_TYPES)[number];

const BOTH = 'Please fill in both context and principle fields';
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const needed = (label: string, most: number) =>
  checked<unknown>((value) => (isBlank(value) ? BOTH : null), { type: 'string', minLength: 1, maxLength: most }).pipe(
    text(label, { most, paragraphs: true }),
  );
const context = needed('Context', 500);
const principle = needed('Principle', 2000);
const principleType = checked<string | null | undefined>(
  (value) =>
    isBlank(value) || PRINCIPLE_TYPES.includes(value as PrincipleType)
      ? null
      : `Principle type must be one of: ${PRINCIPLE_TYPES.join(', ')}.`,
  // blank: none
  orNull(wordShape([...PRINCIPLE_TYPES, ''])),
)
  .optional()
  .transform((value) => value?.trim() || null);
const workoutType = optionalText('Workout type', { most: 60 });
const phaseType = checked<PhaseType | null | undefined | ''>(
  (value) =>
    value === undefined || value === null || value === '' || PHASE_TYPES.includes(value as PhaseType)
      ? null
      : `Phase type must be one of: ${PHASE_TYPES.join(', ')}.`,
  orNull(wordShape([...PHASE_TYPES, ''])),
)
  .optional()
  .transform((value) => value || null);
const athleteId = checked<string | null | undefined>(
  (value) => (value === undefined || value === null || typeof value === 'string' ? null : 'Athlete must be an id.'),
  { type: ['string', 'null'] },
)
  .optional()
  .transform((value) => value ?? null);

export const GENERAL_TYPE: PrincipleType = 'training_philosophy';

/** Context and principle are needed; without an athlete it is for all of the coach's. */
export const addPrincipleSchema = z.strictObject({
  principleType,
  context,
  principle,
  phaseType,
  workoutType,
  athleteId,
});

/** Only the fields that were sent count; null takes phase and workout type away. */
export const updatePrincipleSchema = z.strictObject({
  principleType,
  context: context.optional(),
  principle: principle.optional(),
  phaseType,
  workoutType,
  isActive: yesOrNo('Active').optional(),
});

/** A principle on file, or the words of one that is not yet. */
export const previewPrincipleSchema = addPrincipleSchema.partial({ context: true, principle: true });
