import type { RouteObject } from 'react-router';
import { queryLoader } from '../../relay/queryLoader.ts';
import { whenPathChanges } from '../../relay/whenPathChanges.ts';

export const messagesRoute: RouteObject = {
  path: 'messages',
  // which of them is read stands in the address: the list stays
  shouldRevalidate: whenPathChanges,
  // its question comes with its page: what every screen loads is as small as it may be
  lazy: async () => {
    const { messagesQuery, MessagesPage: Component } = await import('./MessagesPage.tsx');
    return { loader: queryLoader(messagesQuery, () => ({})), Component };
  },
};
