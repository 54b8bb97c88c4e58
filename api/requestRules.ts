import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isTooDeep, TOO_DEEP } from './admission/jsonDepth.ts';
import { isSecure } from './auth/sessionCookie.ts';
import { isAllowedOrigin } from './auth/origin.ts';
import { RATE_HEADERS } from './auth/tokenDoor.ts';
import type { Env } from './env.ts';
import { RequestRefused } from './rest/refused.ts';
import { scriptHashes } from './web.ts';

export function securityHeaders(env: Env): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes()],
        // the style library inserts a style element
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure(env),
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
}

/** Pages of the named origins may call the API with credentials; all others get no CORS header at all. */
export function crossOrigin(env: Env): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin');
    if (!isAllowedOrigin(request, env)) return next();
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin!);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader(
      'Access-Control-Expose-Headers',
      `Retry-After, X-Request-Id, X-Total-Count, Idempotent-Replayed, Content-Disposition, ${RATE_HEADERS.join(', ')}`,
    );
    if (request.method !== 'OPTIONS') return next();
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization, Idempotency-Key');
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}

/** Personal data must not be cached; bodies must be uncompressed UTF-8. */
export const apiRules: RequestHandler = (request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  response.vary('Cookie');
  const encoding = request.get('content-encoding');
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without content-encoding.');
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.get('content-type') ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as UTF-8.');
  next();
};

/** `except`: paths that accept other content types. */
export const jsonOnly =
  (except: ReadonlySet<string>): RequestHandler =>
  (request, _response, next) => {
    if (except.has(`${request.baseUrl}${request.path}`.replace(/\/$/, ''))) return next();
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is('application/json'))
      throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body with content-type application/json.');
    next();
  };

/** Runs before a body is parsed. */
export function refuseTooDeep(_request: unknown, _response: unknown, body: Buffer): void {
  if (isTooDeep(body.toString())) throw Object.assign(new Error(TOO_DEEP), { type: 'entity.too.deep' });
}
