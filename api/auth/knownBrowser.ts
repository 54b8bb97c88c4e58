import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { normalEmail } from '../domain/account/account.schema.ts';
import type { Env } from '../env.ts';
import { isSecure, cookieValue } from './sessionCookie.ts';

/** Only where passwords are sent. */
const PLACE = '/api/auth';
const NAME = 'browser';
const YEAR_MS = 365 * 86_400_000;

/**
 * Tells a browser that an account was signed in with before, by a cookie that lets nobody in: others who guess at the account's
 * password make each other wait, not this browser.
 */
export function createKnownBrowsers(env: Env) {
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure(env), path: PLACE } as const;
  const sign = (email: string, id: string) =>
    createHmac('sha256', env.SESSION_SECRET)
      .update(`browser ${normalEmail(email) ?? email} ${id}`)
      .digest('base64url');
  return {
    /** The browser's id; null: nobody was signed in to the account of that e-mail with it. */
    of: (request: IncomingMessage, email: string): string | null => {
      const [id = '', given = ''] = (cookieValue(request.headers.cookie, NAME) ?? '').split('.');
      const [expected, sent] = [Buffer.from(sign(email, id)), Buffer.from(given)];
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
    },
    remember: (response: Response, email: string): void => {
      const id = randomBytes(16).toString('base64url');
      response.cookie(NAME, `${id}.${sign(email, id)}`, { ...cookie, maxAge: YEAR_MS });
    },
    forget: (response: Response): void => void response.clearCookie(NAME, cookie),
  };
}
