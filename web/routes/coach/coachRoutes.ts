import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import athleteQuery from '../../__generated__/CoachAthletePageQuery$parameters.ts';
import dashboardQuery from '../../__generated__/CoachDashboardPageQuery$parameters.ts';
import principlesQuery from '../../__generated__/PrinciplesPageQuery$parameters.ts';
import scheduleQuery from '../../__generated__/CoachSchedulePageQuery$parameters.ts';
import seasonQuery from '../../__generated__/CoachSeasonPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { rosterChoice } from './rosterChoice.ts';

/** What changes in the search alone is fetched by the screen itself. */
const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

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
    loader: queryLoader(principlesQuery, () => ({})),
    lazy: { Component: async () => (await import('./PrinciplesPage.tsx')).PrinciplesPage },
  },
  {
    path: 'coach/athlete/:athleteId',
    loader: queryLoader(athleteQuery, ({ params }) => ({ id: params.athleteId! })),
    lazy: { Component: async () => (await import('./CoachAthletePage.tsx')).CoachAthletePage },
  },
  {
    path: 'coach/athlete/:athleteId/season-plan',
    loader: queryLoader(seasonQuery, ({ params }) => ({ id: params.athleteId! })),
    lazy: { Component: async () => (await import('./CoachSeasonPage.tsx')).CoachSeasonPage },
  },
  {
    path: 'coach/athlete/:athleteId/training-schedule',
    loader: queryLoader(scheduleQuery, ({ params }) => ({ id: params.athleteId! })),
    shouldRevalidate: whenPathChanges,
    lazy: { Component: async () => (await import('./CoachSchedulePage.tsx')).CoachSchedulePage },
  },
];
