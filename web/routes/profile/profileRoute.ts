import type { RouteObject } from 'react-router';
import profileQuery from '../../__generated__/ProfilePageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

export const profileRoute: RouteObject = {
  path: 'profile',
  loader: queryLoader(profileQuery, () => ({})),
  lazy: { Component: async () => (await import('./ProfilePage.tsx')).ProfilePage },
};
