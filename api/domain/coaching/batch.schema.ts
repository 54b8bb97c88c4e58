import { z } from 'zod';
import { checked, oneOf, wholeNumber } from '../kernel/validation.ts';

export const BATCH_WEEKS = ['this-week', 'next-week'] as const;
export type BatchWeek = (typeof BATCH_WEEKS)[number];
export const MAX_ATHLETES = 50;

export const athletesUpTo = (most: number) =>
  checked<string[]>((value) => {
    if (!Array.isArray(value) || value.length === 0) return 'Choose at least one athlete.';
    return value.length > most ? `Choose at most ${most} athletes at once.` : null;
  });
export const someAthletes = athletesUpTo(MAX_ATHLETES);

export const previewBatchSchema = z.strictObject({
  athleteIds: someAthletes,
  percent: wholeNumber('Percent', 5, 60),
  week: oneOf(BATCH_WEEKS, 'Week must be one of: this-week, next-week.'),
});

export const applyBatchSchema = z.strictObject({ athleteIds: someAthletes.nullish().transform((ids) => ids ?? null) });
