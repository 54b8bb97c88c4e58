import type { RouteObject } from 'react-router';
import messagesQuery from '../../__generated__/MessagesPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';

export const messagesRoute: RouteObject = {
  path: 'messages',
  loader: queryLoader(messagesQuery, () => ({})),
  // which of them is read stands in the address: the list stays
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
  lazy: { Component: async () => (await import('./MessagesPage.tsx')).MessagesPage },
};
