import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Day } from '../../../api/core/calendar/calendar.ts';

/** Names the day that a schedule brings into view, once. */
export const DAY_PARAM = 'day';
/** In place of a date: the athlete's own day. */
const TODAY = 'today';

/** The address of a schedule with one of its days in view. */
export const dayPlace = (path: string, day: Day | typeof TODAY) => `${path}?${DAY_PARAM}=${day}`;

const columnOf = (day: Day) => document.querySelector<HTMLElement>(`[data-day="${day}"]`);

/** Brings a day of the schedule into view and the keyboard to its first workout; false: the day is not on the screen. */
export function goToDay(day: Day): boolean {
  const column = columnOf(day);
  if (!column) return false;
  const card = column.querySelector<HTMLElement>('[data-drag-focus]');
  if (!card) column.tabIndex = -1;
  column.scrollIntoView?.({ block: 'center' });
  (card ?? column).focus({ preventScroll: true });
  return true;
}

/** The day that the keyboard is on; null: on none. */
export const dayWithFocus = (): Day | null =>
  document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;

/** Shows the day that the address names ('today' is one of its names), once; answers it, so that its week can be unfolded. */
export function useShownDay(today: Day): Day | null {
  const [search, setSearch] = useSearchParams();
  const named = search.get(DAY_PARAM);
  const asked = named === TODAY ? today : named;
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const rewrite = useRef(setSearch);
  useEffect(() => {
    rewrite.current = setSearch;
  });
  useEffect(() => {
    if (asked === null) return;
    // after the page has taken the focus
    const timer = setTimeout(() => {
      rewrite.current((now) => (now.delete(DAY_PARAM), now), { replace: true, preventScrollReset: true });
      goToDay(asked);
    }, 0);
    return () => clearTimeout(timer);
  }, [asked]);
  return shown;
}
