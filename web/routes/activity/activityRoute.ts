import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';

/** What a device recorded, for the athlete and for their coach. Its question comes with the page: what every screen loads is as small as it may be. */
export const activityRoute: RouteObject = {
  path: 'activities/:activityId',
  lazy: async () => {
    const { activityQuery, ActivityPage: Component } = await import('./ActivityPage.tsx');
    return { loader: queryLoader(activityQuery, ({ params }) => ({ id: params.activityId! })), Component };
  },
};
