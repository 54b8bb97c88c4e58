import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { type AccountDeps, checkPassword } from '../domain/account.ts';
import { credentials } from '../domain/account.schema.ts';
import { parse } from '../domain/validation.ts';
import type { Env } from '../env.ts';
import { cookieName, isSecure } from './cookie.ts';
import { createKnownBrowsers } from './knownBrowser.ts';
import { ABSOLUTE_MS, SessionStore } from './sessionStore.ts';

/** Signing in and out of browsers. */
export interface Sessions {
  /** Needed before any of the functions below; reading who is signed in does not need it. */
  middleware: RequestHandler[];
  passport: InstanceType<typeof Passport>;
  /** Account uuid for the e-mail and password in the request's body; signs nobody in. */
  withPassword(request: Request, response: Response): Promise<string>;
  /** Lets the browser be known as one of the account with that e-mail. */
  remember(response: Response, email: string): void;
  /** A new session id for that account, saved before it settles. */
  start(request: Request, userId: string): Promise<void>;
  /** The session is gone from the store, the cookie from the browser. */
  end(request: Request, response: Response): Promise<void>;
  /** No cookie of the account stays in the browser; its session ended with the account. */
  forget(response: Response): void;
}

const addressOf = (request: Request) => request.ip ?? 'unknown';

export function createSessions(deps: AccountDeps, env: Env): Sessions {
  const passport = new Passport();
  const name = cookieName(env);
  const browsers = createKnownBrowsers(env);
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure(env), path: '/' } as const;

  passport.serializeUser<string>((user, done) => done(null, (user as { id: string }).id));
  passport.deserializeUser<string>((id, done) => done(null, { id }));
  passport.use(
    new LocalStrategy({ usernameField: 'email', passReqToCallback: true }, (request, _email, _password, done) => {
      const from = { address: addressOf(request), browserOf: (email: string) => browsers.of(request, email) };
      checkPassword(deps, request.body, from).then((id) => done(null, { id }), done);
    }),
  );

  return {
    passport,
    middleware: [
      session({
        name,
        secret: env.SESSION_SECRET,
        store: new SessionStore(deps),
        resave: false,
        saveUninitialized: false,
        // the idle end is the row's; the cookie only has to live as long as a session can
        cookie: { ...cookie, maxAge: ABSOLUTE_MS },
        // behind a proxy the last hop is plain; PUBLIC_URL says what the browser sees
        proxy: true,
      }),
      passport.initialize(),
      passport.session(),
    ],
    withPassword: async (request, response) => {
      parse(credentials, request.body);
      return new Promise((resolve, reject) => {
        const answer = (error: unknown, user?: { id: string } | false) =>
          error || !user ? reject(error) : resolve(user.id);
        void passport.authenticate('local', { session: false }, answer)(request, response, reject);
      });
    },
    remember: browsers.remember,
    start: (request, userId) =>
      new Promise((resolve, reject) => {
        request.logIn({ id: userId }, (error: unknown) => (error ? reject(error) : resolve()));
      }),
    forget: (response) => {
      response.clearCookie(name, cookie);
      browsers.forget(response);
    },
    end: (request, response) =>
      new Promise((resolve, reject) => {
        response.clearCookie(name, cookie);
        request.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
      }),
  };
}
