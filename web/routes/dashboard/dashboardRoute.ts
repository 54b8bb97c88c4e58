import { redirect, type RouteObject } from 'react-router';
import dashboardQuery from '../../__generated__/DashboardPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { requireUser } from '../guards.ts';

const ask = queryLoader(dashboardQuery, () => ({}));

/** Where people come to after signing in; answers to the onboarding that still wait are delivered first. */
export const dashboardRoute: RouteObject = {
  path: 'dashboard',
  loader: async (args) => {
    const [user, { pendingAnswers }] = await Promise.all([requireUser(args), import('../onboardingAnswers.ts')]);
    return pendingAnswers(user) ? redirect('/onboarding/complete') : ask(args);
  },
  lazy: { Component: async () => (await import('./DashboardPage.tsx')).DashboardPage },
};
