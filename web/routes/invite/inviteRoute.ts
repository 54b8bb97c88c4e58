import type { RouteObject } from 'react-router';
import inviteQuery from '../../__generated__/InvitePageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { loadUser } from '../session.ts';
import { finishSignOut } from '../sessionEnd.ts';
import { forgetInvite, keepInvite } from '../waitingInvite.ts';

const ask = queryLoader(inviteQuery, ({ params }) => ({ token: params.token! }));

/** Where an invitation's link leads, signed in or not. */
export const inviteRoute: RouteObject = {
  path: 'invite/:token',
  loader: async (args) => {
    await finishSignOut();
    const [loaded, user] = await Promise.all([ask(args), loadUser()]);
    // signing up may lead through the onboarding; the dashboard then leads back here
    if (user) forgetInvite();
    else keepInvite(args.params.token!);
    return { loaded, isSignedIn: user !== null };
  },
  lazy: { Component: async () => (await import('./InvitePage.tsx')).InvitePage },
};
