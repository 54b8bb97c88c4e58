import { type Documented } from './documented.ts';

const TOKEN = { token: 'From the letter.' };
const NO_LETTER = 'A page: the link is not complete.';
const LETTER = { type: 'text/html', query: TOKEN } as const;

/** What letters and calendars lead to, without signing in. */
export const LETTER_PATHS: Readonly<Record<string, Documented>> = {
  'GET /api/digest/unsubscribe': {
    summary: 'The page that asks',
    ...LETTER,
    gives: 'A page; nothing is changed.',
    others: { 404: { type: 'text/html', gives: NO_LETTER } },
  },
  'POST /api/digest/unsubscribe': {
    summary: 'End the weekly letters',
    ...LETTER,
    gives: 'A page.',
    others: { 404: { type: 'text/html', gives: NO_LETTER } },
  },
  'GET /api/calendar/:secret.ics': {
    summary: 'A calendar',
    type: 'text/calendar',
    gives: 'The calendar of a feed.',
    headers: ['ETag', 'Last-Modified', 'Content-Disposition'],
    others: { 304: { gives: 'As you have it.', headers: ['ETag', 'Last-Modified'] } },
  },
};
