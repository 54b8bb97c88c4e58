import type { RouteObject } from 'react-router';
import raceDayQuery from '../../__generated__/RaceDayPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

const screen = {
  loader: queryLoader(raceDayQuery, ({ params }) => ({ id: params.raceId! })),
  lazy: { Component: async () => (await import('./RaceDayPage.tsx')).RaceDayPage },
} satisfies RouteObject;

/** The plan of a race day, for the athlete and for their coach. */
export const raceDayRoutes: readonly RouteObject[] = [
  { path: 'season-plan/race/:raceId', ...screen },
  { path: 'coach/athlete/:athleteId/season-plan/race/:raceId', ...screen },
];
