import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { isOwnPage } from './auth/origin.ts';
import { hasSessionCookie } from './auth/sessionCookie.ts';
import type { Env } from './env.ts';

// The length of a compressed answer tells whether what somebody else made it repeat stands in it a second time (BREACH).
// So nothing that holds a secret is compressed, by us or by a proxy, and nothing that another site could make a browser ask for.

/** Paths whose answers are never compressed. */
export const NEVER: Readonly<Record<string, string>> = {
  '/api/auth': 'signing in, and what is told of an account there',
  '/api/logout': 'signing out',
  '/api/account': 'all that there is of an account',
  '/api/coach/invites': 'the token of an invitation',
  '/api/digest': 'the token of an e-mail',
};

/** Sent as they come; a compressor would hold them back. */
const STREAMS = /^(text\/event-stream|multipart\/)/i;

const PLAIN_PATH = new RegExp(`^(${Object.keys(NEVER).join('|')})(/|$)`, 'i');

/** Does the answer travel as it is? A cookie comes along with requests that other pages make; a token does not. */
function staysPlain(request: Request, env: Env): boolean {
  if (PLAIN_PATH.test(`${request.baseUrl}${request.path}`)) return true;
  return request.headers.authorization === undefined && hasSessionCookie(request, env) && !isOwnPage(request, env);
}

/** For an answer that holds a secret: caches keep it not, and nobody compresses it. */
export const SECRET = 'no-store, no-transform';

/** What an answer that is kept is sent in; null: it stays as it is. */
export function encodingOf(request: IncomingMessage, response: ServerResponse): 'br' | 'gzip' | null {
  if (/\bno-transform\b/.test(String(response.getHeader('Cache-Control') ?? ''))) return null;
  const asked = request as Request;
  if (asked.acceptsEncodings('br')) return 'br';
  return asked.acceptsEncodings('gzip') ? 'gzip' : null;
}

/** Compresses what may be; an answer with `no-transform` in its Cache-Control stays as it is. */
export function compressed(env: Env): RequestHandler {
  const compress = compression({
    filter: (request: Request, response: Response) =>
      !STREAMS.test(String(response.getHeader('Content-Type') ?? '')) && compression.filter(request, response),
  });
  return (request, response, next) => {
    if (staysPlain(request, env)) response.setHeader('Cache-Control', SECRET);
    compress(request, response, next);
  };
}
