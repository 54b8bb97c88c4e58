import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part of the page that the address names into view, once it is there. */
export function useComeTo(id: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [hash, key, id]);
}
