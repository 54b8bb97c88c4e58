import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';

/** The plan of a race day, for the athlete and for their coach. Its question comes with the page: what every screen loads is as small as it may be. */
export const raceDayRoutes = ['season-plan/race/:raceId', 'coach/athlete/:athleteId/season-plan/race/:raceId'].map(
  (path): RouteObject => ({
    path,
    lazy: async () => {
      const { raceDayQuery, RaceDayPage: Component } = await import('./RaceDayPage.tsx');
      return { loader: queryLoader(raceDayQuery, ({ params }) => ({ id: params.raceId! })), Component };
    },
  }),
);
