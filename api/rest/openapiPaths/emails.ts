import { z } from 'zod';
import { type Documented, SUCCESS } from './documented.ts';

const TOKEN = { token: 'From the e-mail.' };
const NO_LINK = 'A page: the link is not complete.';
const FROM_EMAIL = { type: 'text/html', query: TOKEN } as const;

/** What e-mails, calendars and providers of device accounts lead to, without signing in. */
export const EMAIL_PATHS: Readonly<Record<string, Documented>> = {
  'GET /api/digest/unsubscribe': {
    summary: 'The page that asks',
    ...FROM_EMAIL,
    gives: 'A page; nothing is changed.',
    others: { 404: { type: 'text/html', gives: NO_LINK } },
  },
  'POST /api/digest/unsubscribe': {
    summary: 'End the weekly e-mails',
    ...FROM_EMAIL,
    gives: 'A page.',
    others: { 404: { type: 'text/html', gives: NO_LINK } },
  },
  'GET /api/devices/:provider/callback': {
    summary: 'Where providers of device accounts lead back to',
    query: { state: 'As it was sent there.', code: 'Where the athlete consented.', error: 'Why there is none.' },
    status: 302,
    gives: 'To the settings, which say what came of it.',
    headers: ['Location'],
  },
  'POST /api/devices/:provider/webhook': {
    summary: 'For providers of device accounts: something changed there',
    body: z.looseObject({}),
    ...SUCCESS,
  },
  'GET /api/calendar/:secret.ics': {
    summary: 'A calendar',
    type: 'text/calendar',
    gives: 'The calendar of a feed.',
    headers: ['ETag', 'Last-Modified', 'Content-Disposition'],
    others: { 304: { gives: 'As you have it.', headers: ['ETag', 'Last-Modified'] } },
  },
};
