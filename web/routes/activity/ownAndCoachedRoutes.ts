import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';
import { whenPathChanges } from '../../relay/whenPathChanges.ts';

/** What the performance page leads to, for the athlete and for their coach. */
export const ownAndCoachedRoutes = (['activities', 'curves'] as const).flatMap((name) =>
  ['performance/', 'coach/athlete/:athleteId/'].map((place): RouteObject => ({
    path: place + name,
    shouldRevalidate: whenPathChanges,
    lazy: async () => {
      const { query, Component } = (await import('./ownAndCoached.ts')).PAGES[name];
      return {
        loader: queryLoader(query, ({ params: { athleteId: id } }) => ({ id: id ?? '', isOwn: !id })),
        Component,
      };
    },
  })),
);
