import type { IncomingMessage } from 'node:http';
import { Forbidden } from '../domain/kernel/errors.ts';
import type { Env } from '../env.ts';
import { hasSessionCookie } from './sessionCookie.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The server's own origin, or one that ALLOWED_ORIGINS names. Without PUBLIC_URL the request's host is our own. */
export function isOwnOrigin(request: IncomingMessage, env: Env): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return env.PUBLIC_URL ? origin === env.PUBLIC_URL : new URL(origin).host === host;
}

export function isAllowedOrigin(request: IncomingMessage, env: Env): boolean {
  return env.ALLOWED_ORIGINS.includes(request.headers.origin ?? '');
}

/** Did one of our own pages ask? A browser that does not say is not taken at a page's word. */
export function isOwnPage(request: IncomingMessage, env: Env): boolean {
  return request.headers.origin === undefined
    ? request.headers['sec-fetch-site'] === 'same-origin'
    : isOwnOrigin(request, env);
}

/** May a page at the request's Origin open a socket here? */
export function mayUpgrade(request: IncomingMessage, env: Env): boolean {
  return isOwnOrigin(request, env) || isAllowedOrigin(request, env);
}

/** Forged by another site, or without the header that would show that it is not. */
export class ForgedRequest extends Forbidden {
  override readonly code = 'CSRF' as 'FORBIDDEN';
}

/**
 * Throws ForgedRequest for a state-changing request that a page of another site could have made a browser send.
 * A request with an access token passes: no page can add that header.
 */
export function assertOwnPage(request: IncomingMessage, env: Env): void {
  const { method = 'GET', headers } = request;
  if (READS.has(method) || headers.authorization !== undefined) return;
  if (headers.origin !== undefined) {
    if (isOwnOrigin(request, env)) return;
    const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
    if (isAllowedOrigin(request, env) && isJson) return;
    throw new ForgedRequest('This request came from another site.');
  }
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  if (site !== undefined) throw new ForgedRequest('This request came from another site.');
  // not a browser; with a cookie it might be an old one that tells nothing
  if (hasSessionCookie(request, env)) throw new ForgedRequest('Required header is missing. Reload the page.');
}

/**
 * The server's address for links in e-mails: PUBLIC_URL, or else the address that the connection came to. Whoever asks for a
 * e-mail writes the Host header, and somebody else follows the link: it counts only where it names this very machine.
 */
export function siteOf(request: IncomingMessage, env: Env): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL;
  const { localAddress = '127.0.0.1', localPort } = request.socket;
  const address = localAddress.replace(/^::ffff:/, '');
  const isHere = address === '::1' || address.startsWith('127.');
  if (isHere && request.headers.host === `localhost:${localPort}`) return `http://localhost:${localPort}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
