import { startTransition, useEffect, useRef, useState } from 'react';

/** How long what is read may lag behind what is dragged. */
const EVERY_MS = 500;

/** The value itself, or in a hurry one that follows it twice a second. */
export function useThrottled<T>(value: T, inHurry: boolean): T {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(0);
  useEffect(() => {
    const wait = inHurry ? Math.max(0, shownAt.current + EVERY_MS - performance.now()) : 0;
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      startTransition(() => setShown(value));
    }, wait);
    return () => clearTimeout(timer);
  }, [value, inHurry]);
  return inHurry ? shown : value;
}
