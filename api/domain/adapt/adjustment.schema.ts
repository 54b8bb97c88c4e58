import { z } from 'zod';
import type { Day } from '../../core/calendar/calendar.ts';
import { checked, oneOf, optionalDay, optionalId, text } from '../kernel/validation.ts';

export const SCOPES = ['this-week', 'all-future', 'until-date'] as const;
export type Scope = (typeof SCOPES)[number];

const MAX_TURNS = 50;

const LONGEST_REQUEST = 2000;

const request = checked<unknown>(
  (value) => {
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
      return 'Please type a request.';
    return typeof value === 'string' && [...value.trim()].length > LONGEST_REQUEST
      ? 'Requests can be at most 2,000 characters.'
      : null;
  },
  { type: 'string', minLength: 1, maxLength: LONGEST_REQUEST },
).pipe(text('Request', { most: LONGEST_REQUEST, paragraphs: true }));

export const CHOOSE_LAST_DAY = 'Choose an end date in the future.';

const isTurns = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MAX_TURNS && value.every((turn) => typeof turn === 'object' && turn !== null);

/** What the athlete wants, in their own words. The history tells only whether a conversation goes on: what was said is on file. */
export const requestSchema = z.strictObject({
  request,
  conversationHistory: checked<readonly object[] | null | undefined>(
    (value) =>
      value === undefined || value === null || isTurns(value)
        ? null
        : `Conversation history must be a list of at most ${MAX_TURNS} messages.`,
    { type: ['array', 'null'], items: { type: 'object', additionalProperties: true }, maxItems: MAX_TURNS },
  )
    .optional()
    .transform((value) => (value ?? []).length > 0),
});

const ids = checked<readonly string[] | null | undefined>(
  (value) =>
    value === undefined || value === null || (Array.isArray(value) && value.every((id) => typeof id === 'string'))
      ? null
      : 'Changes must be a list of ids.',
  { type: ['array', 'null'], items: { type: 'string' } },
);

const applied = {
  /** Left out: all of them; an empty list: none. */
  changeIds: ids.optional().transform((value) => value ?? null),
  scope: oneOf(SCOPES, `Scope must be one of: ${SCOPES.join(', ')}.`),
  untilDate: optionalDay(),
};

const missesLastDay = ({ scope, untilDate }: { scope: Scope; untilDate: Day | null }, context: z.RefinementCtx) => {
  if (scope === 'until-date' && untilDate === null)
    context.addIssue({ code: 'custom', path: ['untilDate'], message: CHOOSE_LAST_DAY });
};

/** Which changes of a suggestion, and how far they reach. */
export const applySchema = z
  .strictObject(applied)
  .superRefine(missesLastDay)
  .transform(({ scope, untilDate, changeIds }) => ({
    scope,
    changeIds,
    untilDate: scope === 'until-date' ? (untilDate as Day) : null,
  }));

const isChange = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));

/** The same where the body names the suggestion too, and may send its changes as they came. */
export const applyBodySchema = z
  .strictObject({
    ...applied,
    suggestionId: optionalId('Suggestion'),
    changes: checked<readonly (string | Record<string, unknown>)[] | null | undefined>(
      (value) =>
        value === undefined || value === null || (Array.isArray(value) && value.every(isChange))
          ? null
          : 'Changes must be a list of changes or their ids.',
      { type: ['array', 'null'], items: { type: ['string', 'object'] } },
    )
      .optional()
      .transform((value) => value ?? null),
  })
  .superRefine(missesLastDay)
  .superRefine(({ changes, changeIds }, context) => {
    if (changes && changeIds)
      context.addIssue({
        code: 'custom',
        path: ['changeIds'],
        message: 'Name the changes once: as changes or as changeIds.',
      });
  });
