import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Viewer } from '../domain/kernel/access.ts';
import { hashOfSecret } from '../domain/account/account.ts';
import { BadToken, RateLimited } from '../domain/kernel/errors.ts';
import type { RateLimits } from '../domain/kernel/ports.ts';
import { bearerOf, type ViewerOf } from './viewer.ts';

/** What a 401 asks for (RFC 6750). */
export const CHALLENGE = 'Bearer realm="Evenpace"';
const WRONG_TOKEN = `${CHALLENGE}, error="invalid_token"`;

/** What programs may read of the rate of their token (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_HEADERS = ['RateLimit', 'RateLimit-Policy'] as const;

export interface TokenDoor {
  /**
   * Counts a request against its access token, and looks whether that works; the answer's headers tell of both. Null: it may
   * go on, with a token or without. Rejects where the database is away.
   */
  refused(request: IncomingMessage, response: ServerResponse): Promise<RateLimited | BadToken | null>;
  /** The given one; whoever came through the door is not looked up again. */
  viewerOf: ViewerOf;
}

/**
 * The door of HTTP requests. Whatever names itself with `Authorization` is not taken for nobody: a token that does not work,
 * and a scheme that there is not, are refused wherever they ask, also for what is public.
 */
export function createTokenDoor(limits: RateLimits, viewerOf: ViewerOf): TokenDoor {
  const known = new WeakMap<object, Viewer>();
  return {
    refused: async (request, response) => {
      if (request.headers.authorization === undefined) return null;
      const token = bearerOf(request);
      if (token !== null) {
        const { waitSec, most, windowSec, left, resetSec } = await limits.count('useToken', hashOfSecret(token));
        response.setHeader('RateLimit-Policy', `"token";q=${most};w=${windowSec}`);
        response.setHeader('RateLimit', `"token";r=${left};t=${resetSec}`);
        if (waitSec > 0) return new RateLimited(waitSec, 'requests with this access token');
      }
      const viewer = await viewerOf(request);
      if (viewer) {
        known.set(request, viewer);
        return null;
      }
      response.setHeader('WWW-Authenticate', WRONG_TOKEN);
      return new BadToken();
    },
    viewerOf: async (request) => known.get(request) ?? viewerOf(request),
  };
}
