import { redirect, type RouteObject } from 'react-router';
import dashboardQuery from '../../__generated__/DashboardPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { requireUser } from '../guards.ts';
import { hasOnboardingAnswers } from '../onboardingRecord.ts';
import { waitingInvite } from '../waitingInvite.ts';

const ask = queryLoader(dashboardQuery, () => ({}));

/** Where people come to after signing in; answers to the onboarding that still wait are delivered first, and an invitation that waits is opened. */
export const dashboardRoute: RouteObject = {
  path: 'dashboard',
  loader: async (args) => {
    const [user, asked] = await Promise.all([requireUser(args), ask(args)]);
    const isPending = hasOnboardingAnswers() && (await import('../onboardingAnswers.ts')).pendingAnswers(user) !== null;
    const elsewhere = isPending ? '/onboarding/complete' : waitingInvite();
    if (!elsewhere) return asked;
    asked.dispose();
    return redirect(elsewhere);
  },
  lazy: { Component: async () => (await import('./DashboardPage.tsx')).DashboardPage },
};
