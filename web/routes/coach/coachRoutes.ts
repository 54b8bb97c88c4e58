import type { RouteObject } from 'react-router';
import dashboardQuery from '../../__generated__/CoachDashboardPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { whenPathChanges } from '../../relay/whenPathChanges.ts';
import { rosterChoice } from './rosterChoice.ts';

/** The screens of coaches, inside the layout. */
export const coachRoutes: RouteObject[] = [
  {
    path: 'coach/dashboard',
    loader: queryLoader(dashboardQuery, ({ request }) => rosterChoice(new URL(request.url).searchParams)),
    shouldRevalidate: whenPathChanges,
    lazy: { Component: async () => (await import('./CoachDashboardPage.tsx')).CoachDashboardPage },
  },
  {
    path: 'coach/principles',
    // the questions of these screens come with their pages: what every screen loads is as small as it may be
    lazy: async () => {
      const { principlesQuery, PrinciplesPage: Component } = await import('./PrinciplesPage.tsx');
      return { loader: queryLoader(principlesQuery, () => ({})), Component };
    },
  },
  {
    path: 'coach/athlete/:athleteId',
    lazy: async () => {
      const { athleteQuery, CoachAthletePage: Component } = await import('./CoachAthletePage.tsx');
      return { loader: queryLoader(athleteQuery, ({ params }) => ({ id: params.athleteId! })), Component };
    },
  },
  {
    path: 'coach/athlete/:athleteId/season-plan',
    lazy: async () => {
      const { seasonQuery, CoachSeasonPage: Component } = await import('./CoachSeasonPage.tsx');
      return { loader: queryLoader(seasonQuery, ({ params }) => ({ id: params.athleteId! })), Component };
    },
  },
  {
    path: 'coach/athlete/:athleteId/training-schedule',
    shouldRevalidate: whenPathChanges,
    lazy: async () => {
      const { scheduleQuery, CoachSchedulePage: Component } = await import('./CoachSchedulePage.tsx');
      return { loader: queryLoader(scheduleQuery, ({ params }) => ({ id: params.athleteId! })), Component };
    },
  },
];
