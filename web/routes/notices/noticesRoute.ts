import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';

export const noticesRoute: RouteObject = {
  path: 'notices',
  // its question comes with its page: what every screen loads is as small as it may be
  lazy: async () => {
    const { noticesQuery, NoticesPage: Component } = await import('./NoticesPage.tsx');
    return { loader: queryLoader(noticesQuery, () => ({})), Component };
  },
};
