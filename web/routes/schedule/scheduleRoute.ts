import type { RouteObject } from 'react-router';
import scheduleQuery from '../../__generated__/SchedulePageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

export const scheduleRoute: RouteObject = {
  path: 'training-schedule',
  loader: queryLoader(scheduleQuery, () => ({})),
  lazy: { Component: async () => (await import('./SchedulePage.tsx')).SchedulePage },
  // opening a workout changes the search only; the schedule is here already
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate,
};
