import { z } from 'zod';
import { type IdType } from '../../core/units/ids.ts';

// What schemas of answers are made of. They say what comes; nothing is read by them.

export const id = (type: IdType) => z.string().regex(new RegExp(`^${type}_`));
export const day = z.string().meta({ format: 'date' });
export const instant = z.string().meta({ format: 'date-time' });
export const rating = z.int().min(1).max(10);
export const seconds = z.number().min(0);

/** What a rule looked at. */
export const inputs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const done = z.object({ success: z.literal(true) });

/** The revision of an answer to a change. */
export const changed = {
  revisionId: id('revision'),
  unchanged: z.boolean().describe('Nothing was to be changed: `revisionId` is the latest change before.'),
};

/** Where the next page of a list begins. */
export const next = z.string().nullable().describe('Send it as `after` for the next page; null: this is the last.');
