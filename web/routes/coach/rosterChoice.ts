import type { RosterSort } from '../../__generated__/CoachDashboardPageQuery.graphql.ts';
import { nameOf } from '../../names.ts';

export const SORTS = [
  { value: 'attention', label: 'Needs attention first' },
  { value: 'name', label: 'Name' },
  { value: 'joined', label: 'Newest first' },
  { value: 'last-heard', label: 'Longest silent first' },
] as const;
export type SortWord = (typeof SORTS)[number]['value'];

/** Words and order of the list of athletes, as the address has them. */
export function rosterWords(search: URLSearchParams): { q: string; sort: SortWord } {
  const sort = SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'attention';
  return { q: (search.get('q') ?? '').slice(0, 100), sort };
}

/** The same as the query asks for them. */
export function rosterChoice(search: URLSearchParams): { search: string; sort: RosterSort } {
  const { q, sort } = rosterWords(search);
  return { search: q, sort: nameOf(sort) };
}
