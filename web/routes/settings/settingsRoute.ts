import type { RouteObject } from 'react-router';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

export const settingsRoute: RouteObject = {
  path: 'settings',
  loader: queryLoader(settingsQuery, () => ({})),
  lazy: { Component: async () => (await import('./SettingsPage.tsx')).SettingsPage },
};
