import { z } from 'zod';
import { NAMED_SPORTS, type NamedSport } from '../../core/workout/sport.ts';
import { checked, DAY_SHAPE, dayProblem, wordShape } from '../kernel/validation.ts';

const RECORDED: readonly NamedSport[] = (Object.keys(NAMED_SPORTS) as NamedSport[]).filter(
  (sport) => sport !== 'multisport',
);
const MOST = 100;

const day = (label: string) =>
  checked<string>((value) => (dayProblem(value) === null ? null : `${label} must be a day like 2026-11-20.`), DAY_SHAPE)
    .optional()
    .transform((value) => value ?? null);

const asked = z.object({
  from: day('From'),
  to: day('To'),
  sport: checked<NamedSport>(
    (value) => (RECORDED.includes(value as NamedSport) ? null : `Sport must be one of: ${RECORDED.join(', ')}.`),
    wordShape(RECORDED),
  )
    .optional()
    .transform((value) => value ?? null),
  order: checked<'latest' | 'earliest'>(
    (value) => (value === 'latest' || value === 'earliest' ? null : 'Order must be latest or earliest.'),
    wordShape(['latest', 'earliest']),
  ).default('latest'),
  first: checked<string>((value) =>
    /^\d{1,3}$/.test(String(value)) && Number(value) >= 1 && Number(value) <= MOST
      ? null
      : `First must be a whole number from 1 to ${MOST}.`,
  )
    .default('20')
    .transform(Number),
  after: z.string().nullable().default(null),
});

/** Which activities of an athlete, as an address asks for them. */
export const activityListSchema = asked.superRefine(({ from, to }, context) => {
  if (from && to && to < from)
    context.addIssue({ code: 'custom', path: ['to'], message: 'To must not be before from.' });
});
export type ActivityListAsked = z.infer<typeof activityListSchema>;
