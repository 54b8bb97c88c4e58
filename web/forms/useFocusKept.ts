import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place over dialogs and waits: when `away` ends and the focus is nowhere, it goes back to the
 * control that was marked, or, where that is gone, to the element with the `fallbackId`.
 */
export function useFocusKept(away: boolean, fallbackId: string): () => void {
  const marked = useRef<Element | null>(null);
  useEffect(() => {
    if (away || !marked.current) return;
    const opener = marked.current;
    marked.current = null;
    // after the dialog has tried to give the focus back itself
    const timer = setTimeout(() => {
      const now = document.activeElement;
      // web/ui/keepFocus marks what it chose for want of a better place
      if (now !== document.body && !now?.hasAttribute('data-stopgap')) return;
      const target = opener.isConnected ? opener : document.getElementById(fallbackId);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [away, fallbackId]);
  return useCallback(() => {
    marked.current = document.activeElement;
  }, []);
}
