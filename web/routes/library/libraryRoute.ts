import type { RouteObject } from 'react-router';
import libraryQuery from '../../__generated__/LibraryPageQuery$parameters.ts';
import { queryLoader } from '../../relay/queryLoader.ts';
import { asksForSameFamilies, libraryChoice } from './libraryChoice.ts';

export const libraryRoute: RouteObject = {
  path: 'workouts',
  loader: queryLoader(libraryQuery, ({ request }) => libraryChoice(new URL(request.url).searchParams)),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate && !asksForSameFamilies(currentUrl.searchParams, nextUrl.searchParams),
  lazy: { Component: async () => (await import('./LibraryPage.tsx')).LibraryPage },
};
