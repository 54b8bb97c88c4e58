import { z } from 'zod';
import { orNull } from '../kernel/jsonSchema.ts';
import { checked, oneOf, optionalRating, optionalText, optionalWholeNumber, wordShape } from '../kernel/validation.ts';
import type { CompletionStatus, SkipReason } from '../revision/scheduledWorkout.ts';

const COMPLETION_STATUSES: readonly CompletionStatus[] = ['completed', 'partially_completed', 'skipped'];
const SKIP_REASONS: readonly SkipReason[] = ['injury', 'illness', 'work', 'fatigue', 'other'];

/** What the athlete says after a workout. Numbers left out stay empty; a skipped workout has none, whatever was sent. */
export const feedbackSchema = z
  .strictObject({
    completionStatus: oneOf(
      COMPLETION_STATUSES,
      `Completion status must be one of: ${COMPLETION_STATUSES.join(', ')}.`,
    ),
    actualDuration: optionalWholeNumber(1, 1440, 'Duration must be from 1 to 1440 minutes.'),
    perceivedExertion: optionalRating('Perceived exertion'),
    feelingRating: optionalRating('Feeling rating'),
    notes: optionalText('Notes', { most: 2000, paragraphs: true }),
    reasonForSkip: checked<SkipReason | null | undefined>(
      (value) =>
        value === undefined || value === null || SKIP_REASONS.includes(value as SkipReason)
          ? null
          : 'Choose a reason for skipping.',
      orNull(wordShape(SKIP_REASONS)),
    )
      .optional()
      .transform((value) => value ?? null),
  })
  .superRefine(({ completionStatus, reasonForSkip }, context) => {
    if (completionStatus === 'skipped' && reasonForSkip === null) {
      context.addIssue({ code: 'custom', path: ['reasonForSkip'], message: 'Choose a reason for skipping.' });
    }
  });

export type FeedbackInput = z.output<typeof feedbackSchema>;
