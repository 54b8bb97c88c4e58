import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type RANGE_OPTIONS, rangeIn } from './range.ts';

type RangeValue = (typeof RANGE_OPTIONS)[number]['value'];

/**
 * The chosen range, which is in the address; already the new one while its numbers are on their way. Told by a state of its
 * own: the router tells of a way that has begun in a transition, which a slow machine draws with the way's end only.
 */
export function useRange() {
  const { search, key } = useLocation();
  const [, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<{ range: RangeValue; at: string } | null>(null);
  const shown = String(rangeIn(search)) as RangeValue;
  const range = asked?.at === key ? asked.range : shown;
  const setRange = (next: RangeValue) => {
    setAsked({ range: next, at: key });
    setSearch(
      (before) => {
        before.set('weeks', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { range, setRange, isLoading: range !== shown };
}
