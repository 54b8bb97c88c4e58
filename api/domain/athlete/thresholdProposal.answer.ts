import { z } from 'zod';
import { THRESHOLD_NAMES } from '../../core/codes/threshold.ts';
import { day, id, instant } from '../kernel/answer.ts';

const proposal = z.object({
  id: id('proposal'),
  threshold: z.enum(THRESHOLD_NAMES),
  from: z.number().nullable(),
  to: z.number(),
  sentence: z.string().describe('Before, after and the evidence.'),
  evidenceDate: day,
});

const record = z.object({
  id: id('threshold'),
  threshold: z.enum(THRESHOLD_NAMES),
  value: z.number(),
  previous: z.number().nullable(),
  decision: z.enum(['accepted', 'dismissed', 'entered', 'undone']),
  sentence: z.string().nullable().describe('Before, after and the evidence; null: nothing is known of it.'),
  decidedAt: instant,
});

export const thresholdProposals = z.object({
  proposals: z.array(proposal),
  history: z
    .array(record)
    .describe('What was decided or entered by hand, the latest first; `undone`: an undo took it back.'),
});
export const thresholdAccepted = z.object({ success: z.literal(true), record, revisionId: id('revision') });
export const thresholdDismissed = z.object({ success: z.literal(true), record });
