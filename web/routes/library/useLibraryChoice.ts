import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { purposeOf, type TabWord, libraryWords } from './libraryChoice.ts';

/** Typing rests this long before it is looked for. */
const PAUSE_MS = 250;

interface Choice {
  q: string;
  tab: TabWord;
}

/** What is looked for, which is in the address; box and tabs show at once what was typed and chosen. */
export function useLibraryChoice() {
  const [params, setParams] = useSearchParams();
  const { q, tab } = libraryWords(params);
  const isIdle = useNavigation().state === 'idle';
  const [typed, setTyped] = useState(q);
  const [chosen, setChosen] = useState(tab);
  // what the address has been told last: a second wish may come while the first is on its way
  const inAddress = useRef<Choice>({ q, tab });

  const tell = useCallback(
    (next: Choice) => {
      inAddress.current = next;
      const words = { ...(next.tab !== 'all' && { type: next.tab }), ...(next.q !== '' && { q: next.q }) };
      void setParams((now) => ({ ...purposeOf(now), ...words }), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  useEffect(() => {
    if (typed === inAddress.current.q) return;
    const timer = setTimeout(() => tell({ ...inAddress.current, q: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, tell]);
  // the address changed by itself: box and tabs follow
  useEffect(() => {
    if (!isIdle || (q === inAddress.current.q && tab === inAddress.current.tab)) return;
    inAddress.current = { q, tab };
    setTyped(q);
    setChosen(tab);
  }, [isIdle, q, tab]);

  const setTab = useCallback(
    (next: TabWord) => {
      setChosen(next);
      tell({ q: typed, tab: next });
    },
    [tell, typed],
  );
  return { typed, setTyped, tab: chosen, setTab, isLoading: !isIdle || typed !== q || chosen !== tab };
}
