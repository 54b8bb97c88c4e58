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

/** What the library shows: workouts to use as they are, or what the planner makes workouts of. */
export const VIEWS = [
  { value: 'workouts', label: 'Workouts', short: 'Workouts' },
  { value: 'families', label: 'Families', short: 'Families' },
] as const;
export type ViewWord = (typeof VIEWS)[number]['value'];

const MAX_SEARCH = 200;

export interface LibraryWords {
  q: string;
  tab: TabWord;
  view: ViewWord;
}

/** Search, tab and view, as the address has them. */
export function libraryWords(search: URLSearchParams): LibraryWords {
  const tab = TABS.find(({ value }) => value === search.get('type'))?.value ?? 'all';
  const view = search.get('view') === 'families' ? 'families' : 'workouts';
  return { q: (search.get('q') ?? '').slice(0, MAX_SEARCH), tab, view };
}

interface Asked {
  search: string | null;
  type: WorkoutType | null;
  families: boolean;
}

/** The same as the query asks for them; families are few, and searched where they are shown. */
export function libraryChoice(search: URLSearchParams): Asked {
  const { q, tab, view } = libraryWords(search);
  const families = view === 'families';
  return { search: families ? null : q.trim() || null, type: tab === 'all' ? null : nameOf(tab), families };
}

/** Does the address ask the server for the same families as before, however they are searched? */
export function asksForSameFamilies(before: URLSearchParams, after: URLSearchParams): boolean {
  const [was, is] = [libraryWords(before), libraryWords(after)];
  return is.view === 'families' && was.view === is.view && was.tab === is.tab && was.q !== is.q;
}

/** Whom and which day the library was opened for, such as from a day of an athlete's schedule. */
export function purposeOf(search: URLSearchParams): { athlete?: string; date?: string } {
  const [athlete, date] = [search.get('athlete'), search.get('date')];
  return { ...(athlete && { athlete }), ...(date && isDay(date) && { date }) };
}
