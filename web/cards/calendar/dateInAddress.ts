import { type Day, isDay } from '../../../api/core/calendar/calendar.ts';

/** Names the day that a calendar shows. */
export const DATE_PARAM = 'date';

/** The day that an address names; null: none. */
export function dateIn(search: URLSearchParams): Day | null {
  const named = search.get(DATE_PARAM);
  return named !== null && isDay(named) ? named : null;
}

/** Notes in the address what is read, beside the router: nobody goes anywhere, and nothing is drawn anew. */
export function keepDate(day: Day): void {
  const { href, search } = window.location;
  const now = new URL(href);
  now.searchParams.set(DATE_PARAM, day);
  if (now.search !== search) window.history.replaceState(window.history.state, '', now);
}
