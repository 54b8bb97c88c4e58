import type { RosterChoice, RosterSort } from '../../__generated__/CoachDashboardPageQuery.graphql.ts';
import { nameOf } from '../../names.ts';

export const SORTS = [
  { value: 'attention', label: 'Needs attention first' },
  { value: 'name', label: 'Name' },
  { value: 'joined', label: 'Newest first' },
  { value: 'last-heard', label: 'Longest silent first' },
  { value: 'last-workout', label: 'Last workout longest ago' },
  { value: 'consistency', label: 'Least consistent first' },
  { value: 'form', label: 'Most tired first' },
  { value: 'next-race', label: 'Next race first' },
  { value: 'unread', label: 'Most unread messages first' },
] as const;
export type SortWord = (typeof SORTS)[number]['value'];

export const CHOICES = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'attention', label: 'Needs attention' },
  { value: 'unread', label: 'Unread messages' },
  { value: 'check-in-pending', label: 'Check-in pending' },
  { value: 'race-ahead', label: 'Race within 4 weeks' },
] as const;
export type ChoiceWord = (typeof CHOICES)[number]['value'];

interface RosterWords {
  q: string;
  sort: SortWord;
  show: ChoiceWord;
}

/** Words, order and choice of the list of athletes, as the address has them. */
export function rosterWords(search: URLSearchParams): RosterWords {
  const sort = SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'attention';
  const show = CHOICES.find(({ value }) => value === search.get('show'))?.value ?? 'everybody';
  return { q: (search.get('q') ?? '').slice(0, 100), sort, show };
}

/** The same in the address again; what is usual is not said. */
export function rosterAddress(before: URLSearchParams, { q, sort, show }: RosterWords): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value, usual] of [
    ['q', q.trim() && q, ''],
    ['sort', sort, 'attention'],
    ['show', show, 'everybody'],
  ] as const)
    if (value === usual) next.delete(name);
    else next.set(name, value);
  return next;
}

/** The same as the query asks for them. */
export function rosterChoice(search: URLSearchParams): { search: string; sort: RosterSort; show: RosterChoice } {
  const { q, sort, show } = rosterWords(search);
  return { search: q, sort: nameOf(sort), show: nameOf(show) };
}
