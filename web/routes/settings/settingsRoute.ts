import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';

// one question for all parts, so that going from one to the next asks nothing
export const settingsRoute: RouteObject = {
  // it comes with its page: what every screen loads is as small as it may be
  lazy: async () => {
    const { settingsQuery, SettingsPage: Component } = await import('./SettingsPage.tsx');
    return { loader: queryLoader(settingsQuery, () => ({})), Component };
  },
  children: [
    'settings',
    'settings/preferences',
    'settings/training',
    'settings/coaching',
    'settings/account',
    'settings/data',
  ].map((path) => ({ path, element: null })),
};
