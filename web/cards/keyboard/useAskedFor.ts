import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const PARAM = 'open';

/** Dialogs and acts of a page that an address can ask for: `?open=history`. */
export type Asked = 'add-race' | 'history' | 'illness' | 'regenerate' | 'well';

/** The address of a page with something of it opened. */
export const placeOf = (path: string, asked: Asked) => `${path}?${PARAM}=${asked}`;

/** Asks the page that is on show for it. */
export function useAsk(): (asked: Asked) => void {
  const [, setSearch] = useSearchParams();
  return (asked) => setSearch((now) => (now.set(PARAM, asked), now), { replace: true, preventScrollReset: true });
}

/** Opens what the address asks for, once, and takes the wish out of the address. */
export function useAskedFor(asked: Asked, open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get(PARAM) === asked;
  const latest = useRef({ open, setSearch });
  useEffect(() => {
    latest.current = { open, setSearch };
  });
  useEffect(() => {
    if (!isAsked) return;
    // after the page has taken the focus, so that it comes back to the page
    const timer = setTimeout(() => {
      const { open: act, setSearch: rewrite } = latest.current;
      rewrite((now) => (now.delete(PARAM), now), { replace: true, preventScrollReset: true });
      act();
    }, 0);
    return () => clearTimeout(timer);
  }, [isAsked]);
}
