import type { RouteObject } from 'react-router';
import checkInQuery from '../../__generated__/CheckInPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

export const checkInRoute: RouteObject = {
  path: 'checkin',
  loader: queryLoader(checkInQuery, () => ({})),
  lazy: { Component: async () => (await import('./CheckInPage.tsx')).CheckInPage },
};
