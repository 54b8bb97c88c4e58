import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';
import { whenPathChanges } from '../../relay/whenPathChanges.ts';

/** What the performance page leads to, for the athlete and for their coach. */
export const ownAndCoachedRoutes = (['activities', 'curves'] as const).flatMap((name) =>
  ['performance/', 'coach/athlete/:athleteId/'].map((place): RouteObject => ({
    path: place + name,
    shouldRevalidate: whenPathChanges,
    lazy: async () => {
      const { PAGES, queryVariables } = await import('./ownAndCoached.ts');
      const [query, Component] = PAGES[name];
      return { loader: queryLoader(query, queryVariables), Component };
    },
  })),
);
