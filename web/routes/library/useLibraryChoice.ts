import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { type LibraryWords, libraryWords, purposeOf, type TabWord, type ViewWord } from './libraryChoice.ts';

/** Typing rests this long before it is looked for. */
const PAUSE_MS = 250;

/** What is looked for, which is in the address; box, tabs and switch show at once what was typed and chosen. */
export function useLibraryChoice() {
  const [params, setParams] = useSearchParams();
  const { q, tab, view } = libraryWords(params);
  const isIdle = useNavigation().state === 'idle';
  const [typed, setTyped] = useState(q);
  const [chosen, setChosen] = useState({ tab, view });
  // what the address has been told last: a second wish may come while the first is on its way
  const inAddress = useRef<LibraryWords>({ q, tab, view });

  const tell = useCallback(
    (next: LibraryWords) => {
      inAddress.current = next;
      const words = {
        ...(next.view !== 'workouts' && { view: next.view }),
        ...(next.tab !== 'all' && { type: next.tab }),
        ...(next.q !== '' && { q: next.q }),
      };
      void setParams((now) => ({ ...purposeOf(now), ...words }), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  useEffect(() => {
    if (typed === inAddress.current.q) return;
    const timer = setTimeout(() => tell({ ...inAddress.current, q: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, tell]);
  // the address changed by itself: box, tabs and switch follow
  useEffect(() => {
    const told = inAddress.current;
    if (!isIdle || (q === told.q && tab === told.tab && view === told.view)) return;
    inAddress.current = { q, tab, view };
    setTyped(q);
    setChosen({ tab, view });
  }, [isIdle, q, tab, view]);

  const choose = useCallback(
    (next: Partial<{ tab: TabWord; view: ViewWord }>) => {
      const now = { ...chosen, ...next };
      setChosen(now);
      tell({ q: typed, ...now });
    },
    [chosen, tell, typed],
  );
  const isLoading = !isIdle || typed !== q || chosen.tab !== tab || chosen.view !== view;
  return { typed, setTyped, ...chosen, choose, isLoading };
}
