import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';

/** Behind https the cookie is Secure, and its name binds it to this host and path. */
export const isSecure = (env: Env) => env.PUBLIC_URL?.startsWith('https:') ?? false;

export const cookieName = (env: Env) => (isSecure(env) ? '__Host-sid' : 'sid');

/** The cookie of that name in the header; null: none. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [given, ...value] = pair.split('=');
    if (given!.trim() !== name || value.length === 0) continue;
    try {
      return decodeURIComponent(value.join('=').trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** Does the request carry a session cookie, good or bad? */
export function hasSessionCookie(request: IncomingMessage, env: Env): boolean {
  return cookieValue(request.headers.cookie, cookieName(env)) !== null;
}

/** The session id in the request's cookie, its signature checked; null: none, or not ours. The form is express-session's. */
export function sessionIdOf(request: Pick<IncomingMessage, 'headers'>, env: Env): string | null {
  const value = cookieValue(request.headers.cookie, cookieName(env));
  if (!value?.startsWith('s:')) return null;
  const at = value.lastIndexOf('.');
  const id = value.slice(2, at);
  // 32 bytes end with one sign that fills up
  const expected = Buffer.from(createHmac('sha256', env.SESSION_SECRET).update(id).digest('base64').replace('=', ''));
  const given = Buffer.from(value.slice(at + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
