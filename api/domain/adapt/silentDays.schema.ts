import { z } from 'zod';
import { SILENT_ANSWERS, type SilentAnswer } from '../../core/codes/silentAnswer.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { checked, dayProblem, oneOf, optionalDay } from '../kernel/validation.ts';

const WORDS = Object.keys(SILENT_ANSWERS) as SilentAnswer[];
const MAX_WORKOUTS = 200;
const isListOfNames = (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_WORKOUTS && value.every((each) => typeof each === 'string');

/** What became of the workouts of days without a word. */
export const silentAnswerSchema = z
  .strictObject({
    from: checked<Day>(dayProblem),
    answer: oneOf(WORDS, `Answer must be one of: ${WORDS.join(', ')}.`),
    doneWorkoutIds: checked<readonly string[] | null | undefined>(
      (value) =>
        value === undefined || value === null || isListOfNames(value) ? null : 'Name the workouts that were done.',
      { type: ['array', 'null'], items: { type: 'string' }, maxItems: MAX_WORKOUTS },
    )
      .optional()
      .transform((value) => value ?? []),
    wellOn: optionalDay(),
  })
  .superRefine(({ answer, doneWorkoutIds, from, wellOn }, context) => {
    if (answer !== 'some' && doneWorkoutIds.length > 0)
      context.addIssue({ code: 'custom', path: ['doneWorkoutIds'], message: 'Single workouts go with “some” alone.' });
    if (answer !== 'ill' && wellOn !== null)
      context.addIssue({ code: 'custom', path: ['wellOn'], message: 'A first day without symptoms goes with “ill”.' });
    if (wellOn !== null && wellOn < from)
      context.addIssue({ code: 'custom', path: ['wellOn'], message: 'You cannot be well before you are ill.' });
  });
