import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { type TabWord, wordsOf } from './libraryChoice.ts';

/** Typing rests this long before it is looked for. */
const PAUSE_MS = 250;

/** What is looked for, which is in the address; the box shows what is typed at once. */
export function useLibraryChoice() {
  const [params, setParams] = useSearchParams();
  const { q, tab } = wordsOf(params);
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  // the address changed by itself: the box follows
  useEffect(() => {
    if (q !== sent.current) {
      sent.current = q;
      setTyped(q);
    }
  }, [q]);

  const set = useCallback(
    (name: 'q' | 'type', value: string) =>
      setParams(
        (before) => {
          if (value === '') before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      set('q', typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, set]);

  const setTab = useCallback((next: TabWord) => set('type', next === 'all' ? '' : next), [set]);
  const { location } = useNavigation();
  return { typed, setTyped, tab, setTab, isLoading: location !== undefined || typed !== q };
}
