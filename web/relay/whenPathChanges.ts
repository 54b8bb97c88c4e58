import type { ShouldRevalidateFunction } from 'react-router';

/** For screens whose search is a choice among what they have, or that they fetch by themselves: a change of the search alone asks for nothing. */
export const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
