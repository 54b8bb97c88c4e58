import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';

/** Its question comes with the page: what every screen loads is as small as it may be. */
export const checkInRoute: RouteObject = {
  path: 'checkin',
  lazy: async () => {
    const { checkInQuery, CheckInPage: Component } = await import('./CheckInPage.tsx');
    return { loader: queryLoader(checkInQuery, () => ({})), Component };
  },
};
