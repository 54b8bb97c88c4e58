import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { type AccountDeps } from '../domain/account/account.ts';
import { checkPassword, type LetIn } from '../domain/account/signIn.ts';
import { credentials } from '../domain/account/account.schema.ts';
import { parse } from '../domain/kernel/validation.ts';
import type { Env } from '../env.ts';
import { cookieName, isSecure } from './sessionCookie.ts';
import { createKnownBrowsers } from './knownBrowser.ts';
import { ABSOLUTE_MS, generationOf, SessionStore, type SignedIn } from './sessionStore.ts';

/** Signing in and out of browsers. */
export interface Sessions {
  /** Needed before any of the functions below; reading who is signed in does not need it. */
  middleware: RequestHandler[];
  passport: InstanceType<typeof Passport>;
  /** The account for the e-mail and password in the request's body; signs nobody in. */
  withPassword(request: Request, response: Response): Promise<LetIn>;
  /** Lets the browser be known as one of the account with that e-mail. */
  remember(response: Response, email: string): void;
  /**
   * A new session id for that account, saved before it settles. Throws InvalidCredentials where the ways in were ended since
   * `accessGeneration`; left out: since now.
   */
  start(request: Request, userId: string, accessGeneration?: number): Promise<void>;
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

  passport.serializeUser<SignedIn>((user, done) => done(null, user as SignedIn));
  passport.deserializeUser<SignedIn>((user, done) => done(null, user));
  passport.use(
    new LocalStrategy({ usernameField: 'email', passReqToCallback: true }, (request, _email, _password, done) => {
      const from = { address: addressOf(request), browserOf: (email: string) => browsers.of(request, email) };
      checkPassword(deps, request.body, from).then((letIn) => done(null, letIn), done);
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
        const answer = (error: unknown, user?: LetIn | false) => (error || !user ? reject(error) : resolve(user));
        void passport.authenticate('local', answer)(request, response, reject);
      });
    },
    remember: browsers.remember,
    start: async (request, id, given) => {
      const accessGeneration = given ?? (await generationOf(deps.db, id));
      await new Promise<void>((resolve, reject) => {
        request.logIn({ id, accessGeneration }, (error: unknown) => (error ? reject(error) : resolve()));
      });
    },
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
