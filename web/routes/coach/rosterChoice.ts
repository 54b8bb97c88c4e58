import type { RosterChoice, RosterSort } from '../../__generated__/CoachDashboardPageQuery.graphql.ts';
import { nameOf, wordOf } from '../../names.ts';

export const SORTS = [
  { value: 'attention', label: 'Attention' },
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

export interface RosterWords {
  q: string;
  sort: SortWord;
  show: ChoiceWord;
  /** Empty: of whatever group. */
  group: string;
}

/** Words, order and choice of the list of athletes, as the address has them. */
export function rosterWords(search: URLSearchParams): RosterWords {
  const sort = SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'attention';
  const show = CHOICES.find(({ value }) => value === search.get('show'))?.value ?? 'everybody';
  return { q: (search.get('q') ?? '').slice(0, 100), sort, show, group: search.get('group') ?? '' };
}

/** The same in the address again; what is usual is not said. */
export function rosterAddress(before: URLSearchParams, { q, sort, show, group }: RosterWords): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value, usual] of [
    ['q', q.trim() && q, ''],
    ['sort', sort, 'attention'],
    ['show', show, 'everybody'],
    ['group', group, ''],
  ] as const)
    if (value === usual) next.delete(name);
    else next.set(name, value);
  return next;
}

interface RosterAsked {
  search: string;
  sort: RosterSort;
  show: RosterChoice;
  group: string | null;
}

/** The same as the query asks for them. */
export function rosterChoice(search: URLSearchParams): RosterAsked {
  const { q, sort, show, group } = rosterWords(search);
  return { search: q, sort: nameOf(sort), show: nameOf(show), group: group || null };
}

interface KeptView {
  search: string;
  sort: string;
  show: string;
  group?: string | null;
}

/** What a kept view looks at; what this page does not know is as usual. */
export function viewWords({ search, sort, show, group }: KeptView): RosterWords {
  return rosterWords(new URLSearchParams({ q: search, sort: wordOf(sort), show: wordOf(show), group: group ?? '' }));
}

export const isSameRoster = (a: RosterWords, b: RosterWords): boolean =>
  a.q.trim() === b.q.trim() && a.sort === b.sort && a.show === b.show && a.group === b.group;
