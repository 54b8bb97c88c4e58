import { z } from 'zod';
import { instantOf } from '../../core/calendar/instant.ts';
import { NAMED_SPORTS, type NamedSport } from '../../core/workout/sport.ts';
import { LIST_ORDERS, type ListOrder, MAX_PAGE_SIZE } from '../kernel/paging.ts';
import { checked, optionalDay } from '../kernel/validation.ts';

// What a list is asked for in the query of an address, where all is text.

const isBlank = (value: unknown) => value === undefined || value === '';

const SIZE = new RegExp('^[1-9]\\d{0,2}$');
const first = checked<string | undefined>((value) =>
  isBlank(value) || (SIZE.test(String(value)) && Number(value) <= MAX_PAGE_SIZE)
    ? null
    : `first must be from 1 to ${MAX_PAGE_SIZE}.`,
)
  .optional()
  .transform((value) => (value ? Number(value) : undefined));

function oneWordOf<T extends string>(name: string, words: readonly T[]) {
  return checked<T | '' | undefined>((value) =>
    isBlank(value) || words.includes(value as T) ? null : `${name} must be one of: ${words.join(', ')}.`,
  )
    .optional()
    .transform((value): T | undefined => value || undefined);
}

const instant = checked<string | undefined>((value) =>
  isBlank(value) || (typeof value === 'string' && instantOf(value) !== null)
    ? null
    : 'Use an ISO 8601 instant such as 2027-01-04T08:00:00Z.',
)
  .optional()
  .transform((value) => (value ? new Date(value) : undefined));

const page = {
  first,
  after: z
    .string()
    .optional()
    .transform((value) => value || undefined),
  order: oneWordOf('order', Object.keys(LIST_ORDERS) as ListOrder[]),
};

export const dayListSchema = z.object({ ...page, from: optionalDay(), to: optionalDay() });
export const sportListSchema = dayListSchema.extend({
  sport: oneWordOf('sport', Object.keys(NAMED_SPORTS) as NamedSport[]),
});
export const instantListSchema = z.object({ ...page, from: instant, to: instant });
