import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';
import { whenPathChanges } from '../../relay/whenPathChanges.ts';

/** Power and pace curves, for the athlete and for their coach. */
export const effortCurvesRoutes = ['performance/curves', 'coach/athlete/:athleteId/curves'].map(
  (path): RouteObject => ({
    path,
    shouldRevalidate: whenPathChanges,
    lazy: async () => {
      const { effortCurvesQuery, EffortCurvesPage: Component } = await import('./EffortCurvesPage.tsx');
      return {
        loader: queryLoader(effortCurvesQuery, ({ params: { athleteId: id } }) => ({ id: id ?? '', isOwn: !id })),
        Component,
      };
    },
  }),
);
