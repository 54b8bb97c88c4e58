import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as oidc from 'openid-client';
import { type AuthenticateOptions, Strategy } from 'openid-client/passport';
import { encodeId } from '../core/units/ids.ts';
import { TAKEN_OVER_COOKIE } from '../core/codes/takenOverCookie.ts';
import { takenOverCookie } from '../core/language/takenOver.ts';
import { type AccountDeps, hasOnboarded, homeOf } from '../domain/account/account.ts';
import {
  type ExternalIdentity,
  type SignedInExternally,
  signInExternally,
} from '../domain/account/externalIdentity.ts';
import { countSignIn } from '../domain/account/signIn.ts';
import { NotPossible, RateLimited } from '../domain/kernel/errors.ts';
import type { Env } from '../env.ts';
import { isSecure } from './sessionCookie.ts';
import type { Sessions } from './session.ts';
import { ABSOLUTE_MS } from './sessionStore.ts';

const CALLBACK = '/api/auth/google/callback';
const DISCOVERY_SEC = 5;

/** PKCE comes with the parent; state and nonce are added, so that each of the three alone would stop a forged answer. */
class OpenIdStrategy extends Strategy {
  override authorizationRequestParams<T extends AuthenticateOptions>(request: Request, options: T): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('state', oidc.randomState());
    params.set('nonce', oidc.randomNonce());
    return params;
  }

  /** An answer without a code is a failed one, not a new beginning. */
  override shouldInitiateAuthRequest(request: Request): boolean {
    return !request.originalUrl.startsWith(CALLBACK);
  }
}

function identityOf(claims: oidc.IDToken | undefined): ExternalIdentity {
  if (!claims) throw new Error('The provider sent no identity.');
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text('email'),
    emailVerified: claims.email_verified === true,
    firstName: text('given_name') || text('name'),
    lastName: text('family_name'),
  };
}

function discover({ GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Env): Promise<oidc.Configuration> {
  const issuer = new URL(GOOGLE_ISSUER);
  // plain http only for a provider on this very machine
  const isLocal = issuer.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  const execute = isLocal ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(issuer, GOOGLE_CLIENT_ID!, undefined, oidc.ClientSecretPost(GOOGLE_CLIENT_SECRET!), {
    execute,
    timeout: DISCOVERY_SEC,
  });
}

/**
 * External sign-in by OpenID Connect, mounted at /api/auth/google behind the session middleware.
 * Every end is a redirect: signed in to the person's first screen or, before onboarding, /onboarding/complete; else to /login?error=….
 */
export function externalSignIn(deps: AccountDeps, env: Env, sessions: Sessions): Router {
  const router = Router();
  let ready: Promise<void> | null = null;

  const prepare = async () => {
    const strategy = new OpenIdStrategy(
      { config: await discover(env), name: 'external', sessionKey: 'external', scope: 'openid email profile' },
      (tokens, verified) => {
        signInExternally(deps, identityOf(tokens.claims()), env.TZ_DEFAULT).then(
          (signedIn) => verified(null, signedIn),
          verified,
        );
      },
    );
    sessions.passport.use('external', strategy);
  };

  // the first page reads it, and takes it away once it has been read
  const tell = (response: Response, userId: string, ended: NonNullable<SignedInExternally['takenOver']>) => {
    const value = takenOverCookie(
      encodeId('user', userId),
      ended.map(({ kind, count }) => [kind, count]),
    );
    response.cookie(TAKEN_OVER_COOKIE, value, {
      sameSite: 'lax',
      secure: isSecure(env),
      path: '/',
      maxAge: ABSOLUTE_MS,
    });
  };

  const authenticate = (request: Request, response: Response, next: (error?: unknown) => void) => {
    const callbackURL = `${env.PUBLIC_URL ?? `${request.protocol}://${request.host}`}${CALLBACK}`;
    const fail = (error?: unknown) => {
      const isUnverified = error instanceof NotPossible && error.code === 'EMAIL_NOT_VERIFIED';
      response.redirect(`/login?error=${isUnverified ? 'google-email-not-verified' : 'google'}`);
    };
    const options: AuthenticateOptions = { callbackURL };
    const answer = (error: unknown, user?: SignedInExternally | false) => {
      if (error || !user) return fail(error);
      sessions
        .start(request, user.userId)
        .then(() => (user.takenOver ? tell(response, user.userId, user.takenOver) : undefined))
        .then(() => Promise.all([hasOnboarded(deps, user.userId), homeOf(deps, user.userId)]))
        .then(([isDone, home]) =>
          response.redirect(isDone || home === '/coach/dashboard' ? home : '/onboarding/complete'),
        )
        .catch(next);
    };
    void sessions.passport.authenticate('external', options, answer)(request, response, next);
  };

  const guarded: RequestHandler = async (request, response, next) => {
    if (!env.GOOGLE_CLIENT_ID) return response.redirect('/login?error=external-sign-in-unavailable');
    try {
      await countSignIn(deps, request.ip ?? 'unknown');
    } catch (error) {
      if (error instanceof RateLimited) return response.redirect('/login?error=too-many-attempts');
      return next(error);
    }
    try {
      await (ready ??= prepare());
    } catch {
      // asked again at the next sign-in
      ready = null;
      return response.redirect('/login?error=google');
    }
    authenticate(request, response, next);
  };
  router.get('/', guarded);
  router.get('/callback', guarded);
  return router;
}
