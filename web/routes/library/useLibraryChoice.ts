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
  // what the address was told, from what is shown of it on: a second wish may come while the first is on its way
  const told = useRef<readonly LibraryWords[]>([{ q, tab, view }]);

  const tell = useCallback(
    (next: LibraryWords) => {
      told.current = [...told.current, next];
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
    if (typed === told.current.at(-1)!.q) return;
    const timer = setTimeout(() => tell({ ...told.current.at(-1)!, q: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, tell]);
  // the address changed by itself: box, tabs and switch follow
  useEffect(() => {
    if (!isIdle) return;
    const at = told.current.findIndex((each) => q === each.q && tab === each.tab && view === each.view);
    told.current = at === -1 ? [{ q, tab, view }] : told.current.slice(at);
    if (at !== -1) return;
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
