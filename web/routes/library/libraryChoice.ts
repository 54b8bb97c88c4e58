import { isDay } from '../../../api/core/calendar/calendar.ts';
import type { WorkoutType } from '../../__generated__/LibraryPageQuery.graphql.ts';
import { nameOf } from '../../names.ts';

export const TABS = [
  { value: 'all', label: 'All' },
  { value: 'run', label: 'Running' },
  { value: 'bike', label: 'Cycling' },
  { value: 'swim', label: 'Swimming' },
  { value: 'brick', label: 'Brick' },
  { value: 'strength', label: 'Strength' },
] as const;
export type TabWord = (typeof TABS)[number]['value'];

const MAX_SEARCH = 200;

/** Search and tab, as the address has them. */
export function libraryWords(search: URLSearchParams): { q: string; tab: TabWord } {
  const tab = TABS.find(({ value }) => value === search.get('type'))?.value ?? 'all';
  return { q: (search.get('q') ?? '').slice(0, MAX_SEARCH), tab };
}

/** The same as the query asks for them. */
export function libraryChoice(search: URLSearchParams): { search: string | null; type: WorkoutType | null } {
  const { q, tab } = libraryWords(search);
  return { search: q.trim() || null, type: tab === 'all' ? null : nameOf(tab) };
}

/** Whom and which day the library was opened for, such as from a day of an athlete's schedule. */
export function purposeOf(search: URLSearchParams): { athlete?: string; date?: string } {
  const [athlete, date] = [search.get('athlete'), search.get('date')];
  return { ...(athlete && { athlete }), ...(date && isDay(date) && { date }) };
}
