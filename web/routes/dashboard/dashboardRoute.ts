import { redirect, type RouteObject } from 'react-router';
import dashboardQuery from '../../__generated__/DashboardPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { requireUser } from '../guards.ts';
import { waitingInvite } from '../waitingInvite.ts';

const ask = queryLoader(dashboardQuery, () => ({}));

/** Where people come to after signing in; answers to the onboarding that still wait are delivered first, and an invitation that waits is opened. */
export const dashboardRoute: RouteObject = {
  path: 'dashboard',
  loader: async (args) => {
    const [user, { pendingAnswers }] = await Promise.all([requireUser(args), import('../onboardingAnswers.ts')]);
    if (pendingAnswers(user)) return redirect('/onboarding/complete');
    const invite = waitingInvite();
    return invite ? redirect(invite) : ask(args);
  },
  lazy: { Component: async () => (await import('./DashboardPage.tsx')).DashboardPage },
};
