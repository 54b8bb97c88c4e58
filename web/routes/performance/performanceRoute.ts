import type { RouteObject } from 'react-router';
import performanceQuery from '../../__generated__/PerformancePageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { rangeIn } from './range.ts';

export const performanceRoute: RouteObject = {
  path: 'performance',
  loader: queryLoader(performanceQuery, ({ request }) => ({ weeks: rangeIn(new URL(request.url).search) })),
  lazy: { Component: async () => (await import('./PerformancePage.tsx')).PerformancePage },
};
