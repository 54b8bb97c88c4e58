import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type RANGE_OPTIONS, rangeIn } from './range.ts';

type RangeValue = (typeof RANGE_OPTIONS)[number]['value'];

/** The chosen range, which is in the address; already the new one while its numbers are on their way. */
export function useRange() {
  const { search, pathname } = useLocation();
  const { location: next } = useNavigation();
  const [, setSearch] = useSearchParams();
  const pending = next?.pathname === pathname && next.search !== search ? next.search : null;
  const setRange = (range: RangeValue) =>
    setSearch(
      (before) => {
        before.set('weeks', range);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { range: String(rangeIn(pending ?? search)) as RangeValue, setRange, isLoading: pending !== null };
}
