import { z } from 'zod';
import { CHANGE_OPS } from '../../core/change/changes.ts';
import { changed, day, done, id, inputs } from '../kernel/answer.ts';
import { SCOPES } from './adjustment.schema.ts';
import { REASON_SOURCES, workout } from '../revision/workout.answer.ts';

export const change = z
  .object({
    id: z.string().describe('Names the change within its suggestion.'),
    op: z.enum(CHANGE_OPS),
    workoutId: id('workout').optional(),
    workoutType: z.string().optional(),
    fromDate: day.optional(),
    toDate: day.optional(),
    durationBefore: z.int().optional(),
    durationAfter: z.int().optional(),
    intensityBefore: z.string().optional(),
    intensityAfter: z.string().optional(),
    rungBefore: z.int().optional(),
    rungAfter: z.int().optional(),
    templateId: z.string().optional(),
    otherWorkoutId: id('workout').optional(),
    reasonCode: z.string(),
    source: z.enum(REASON_SOURCES).optional(),
    inputs: inputs.optional(),
    because: z.string().optional(),
    changeDescription: z.string(),
  })
  .meta({ id: 'Change', description: 'One operation on a schedule; which fields it has depends on `op`.' });

export const suggestion = z
  .object({
    suggestionId: id('suggestion'),
    understood: z.string(),
    changes: z.array(change),
    explanation: z.string(),
    question: z.string().optional(),
    scope: z
      .object({ scope: z.enum(SCOPES), untilDate: day.optional() })
      .optional()
      .describe("How far the athlete's words reach."),
    voice: z.string().describe('`built-in`, or the name of the language model.'),
    modelMissed: z.boolean().describe('A language model was to answer and could not.'),
  })
  .meta({ id: 'Suggestion' });

const note = z.object({ code: z.string(), text: z.string() });
export const adaptation = z
  .object({
    changes: z.array(change),
    summary: z.string(),
    advice: z.array(note),
    proposals: z.array(note),
    revisionId: id('revision').nullable().describe('Null: nothing changed.'),
  })
  .meta({ id: 'Adaptation', description: 'What follows from what the athlete told: the changes stand.' });

export const applied = done.extend({
  applied: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
  ...changed,
});
export const feedbackAnswer = done.extend({
  workout,
  adaptation: suggestion.nullable(),
  question: z
    .string()
    .nullable()
    .describe('Asks for the result of a threshold test that nothing recorded, to be told as a request; null: nothing.'),
});
