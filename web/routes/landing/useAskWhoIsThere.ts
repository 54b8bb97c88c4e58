import { useEffect } from 'react';
import { loadUser } from '../session.ts';

/** The page is shown at once; its buttons appear when the answer is there. */
export function useAskWhoIsThere() {
  useEffect(() => {
    // without an answer the session counts as signed out
    loadUser().catch(() => undefined);
  }, []);
}
