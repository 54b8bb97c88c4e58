import type { RouteObject } from 'react-router';
import seasonPlanQuery from '../../__generated__/SeasonPlanPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

export const seasonPlanRoute: RouteObject = {
  path: 'season-plan',
  loader: queryLoader(seasonPlanQuery, () => ({})),
  lazy: { Component: async () => (await import('./SeasonPlanPage.tsx')).SeasonPlanPage },
};
