import { z } from 'zod';
import { oneOf } from '../kernel/validation.ts';

/** full: all there is to say; busy: that there is training, and when. */
export const FEED_KINDS = ['full', 'busy'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export const newCalendarFeed = z.strictObject({ kind: oneOf(FEED_KINDS, 'Kind must be full or busy.') });
