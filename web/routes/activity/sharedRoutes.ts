import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';
import { whenPathChanges } from '../../relay/whenPathChanges.ts';

/** Pages that an athlete has, and their coach too. */
export const sharedRoutes = (['activities', 'curves'] as const).flatMap((name) =>
  ['performance/', 'coach/athlete/:athleteId/'].map((place): RouteObject => ({
    path: place + name,
    shouldRevalidate: whenPathChanges,
    lazy: async () => {
      const { PAGES, queryVariables } = await import('./sharedPages.ts');
      const [query, Component] = PAGES[name];
      return { loader: queryLoader(query, queryVariables), Component };
    },
  })),
);
