import type { RouteObject } from 'react-router';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

// one question for all parts, so that going from one to the next asks nothing
export const settingsRoute: RouteObject = {
  loader: queryLoader(settingsQuery, () => ({})),
  lazy: { Component: async () => (await import('./SettingsPage.tsx')).SettingsPage },
  children: [
    'settings',
    'settings/preferences',
    'settings/training',
    'settings/coaching',
    'settings/account',
    'settings/data',
  ].map((path) => ({ path, element: null })),
};
