import type { Request } from 'express';
import type { Sessions } from '../auth/session.ts';
import { accountOf, endSessions, homeOf, register } from '../domain/account/account.ts';
import { changePassword } from '../domain/account/passwordChange.ts';
import { askForReset, resetPassword } from '../domain/account/passwordReset.ts';
import type { Route } from './router.ts';

// a link on another site can make a browser come here; it must not sign anybody out
const CONFIRM =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign out</title><p>Sign out of Evenpace? <a href="/api/logout">Sign out</a></p></html>';

interface Options {
  defaultTimeZone: string;
  google: boolean;
  /** The server's address for links in e-mails. */
  siteOf(request: Request): string;
}

export function authRoutes(sessions: Sessions, { defaultTimeZone, google, siteOf }: Options): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/auth/register',
      auth: 'public',
      handler: async ({ deps, body, address, request, response }) => {
        await sessions.start(request, await register(deps, body, { address, defaultTimeZone }));
        sessions.remember(response, (body as { email: string }).email);
        return { status: 201, body: { success: true, redirectUrl: '/onboarding', message: 'Account created!' } };
      },
    },
    {
      method: 'POST',
      path: '/api/auth/login',
      auth: 'public',
      handler: async ({ deps, body, request, response }) => {
        const { userId, accessGeneration } = await sessions.withPassword(request, response);
        await sessions.start(request, userId, accessGeneration);
        sessions.remember(response, (body as { email: string }).email);
        return { body: { success: true, redirectUrl: await homeOf(deps, userId), message: 'Welcome back!' } };
      },
    },
    {
      // which buttons the sign-in page shows, and whether a forgotten password can be replaced by e-mail
      method: 'GET',
      path: '/api/auth/providers',
      auth: 'public',
      handler: async ({ deps }) => ({ body: { google, mail: deps.mail !== null } }),
    },
    {
      method: 'POST',
      path: '/api/auth/forgot-password',
      auth: 'public',
      handler: async ({ deps, body, address, request }) => {
        await askForReset(deps, body, { address, site: siteOf(request) });
        return { body: { success: true, message: 'If there is an account with this e-mail, a link is on its way.' } };
      },
    },
    {
      // signs nobody in: whoever came by a link has to know the password that was chosen
      method: 'POST',
      path: '/api/auth/reset-password',
      auth: 'public',
      handler: async ({ deps, body, address, request, response }) => {
        // the way in while others guess at the account
        const { email, ended } = await resetPassword(deps, body, { address, site: siteOf(request) });
        sessions.remember(response, email);
        return {
          body: { success: true, redirectUrl: '/login', message: 'Your password is changed. Sign in with it.', ended },
        };
      },
    },
    {
      method: 'GET',
      path: '/api/auth/user',
      auth: 'session',
      handler: async ({ deps, viewer }) => ({ body: await accountOf(deps, viewer) }),
    },
    {
      method: 'POST',
      path: '/api/auth/end-sessions',
      auth: 'session',
      handler: async ({ deps, viewer, body }) => ({
        body: { success: true, ended: await endSessions(deps, viewer, body) },
      }),
    },
    {
      // every other browser is signed out, this one goes on with a session of its own
      method: 'POST',
      path: '/api/auth/password',
      auth: 'session',
      handler: async ({ deps, viewer, body, request }) => {
        const ended = await changePassword(deps, viewer, body, siteOf(request));
        return { body: { success: true, ended }, afterwards: () => sessions.start(request, viewer.userId) };
      },
    },
    {
      method: 'GET',
      path: '/api/logout',
      auth: 'public',
      handler: async ({ deps, viewer, request, response }) => {
        if (request.get('sec-fetch-site') === 'cross-site') return { html: CONFIRM };
        await sessions.end(request, response);
        if (viewer) await deps.events.publishAccess({ userId: viewer.userId });
        return { redirect: '/', headers: { 'Clear-Site-Data': '"cache"' } };
      },
    },
  ];
}
