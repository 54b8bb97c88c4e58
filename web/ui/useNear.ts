import { type RefObject, useEffect, useRef, useState } from 'react';

interface Watching {
  /** How far beyond the window still counts, in pixels. */
  within: number;
  isNear?: boolean;
  /** It is not near any more. */
  onLeave?: (element: HTMLElement) => void;
}

/** Whether an element is in the window or near it; without a browser that tells, it is. */
export function useNear(
  ref: RefObject<HTMLElement | null>,
  { within, isNear: isNearAtFirst = false, onLeave }: Watching,
): boolean {
  const [isNear, setNear] = useState(isNearAtFirst || typeof IntersectionObserver === 'undefined');
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // what holds the keyboard stays
        if (!entry!.isIntersecting && element.contains(document.activeElement)) return;
        if (!entry!.isIntersecting) latest.current?.(element);
        setNear(entry!.isIntersecting);
      },
      { rootMargin: `${within}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, within]);
  return isNear;
}
