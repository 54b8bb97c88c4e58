import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';

export const profileRoute: RouteObject = {
  path: 'profile',
  // its question comes with its page: what every screen loads is as small as it may be
  lazy: async () => {
    const { profileQuery, ProfilePage: Component } = await import('./ProfilePage.tsx');
    return { loader: queryLoader(profileQuery, () => ({})), Component };
  },
};
