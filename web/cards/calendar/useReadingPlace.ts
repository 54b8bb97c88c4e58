import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Below the page's header and the calendar's bar, in pixels: what begins there is what is read. */
export const READ_AT = 120;

/** A week that is over, on the screen. */
export const WEEK = '[data-week]';

/** Pages are scrolled by whole pixels, and what stands in them has parts of one. */
const PIXEL = 1;

/** The week that is read: the first that is not out of sight above; null: none. */
export function weekAt(root: ParentNode): HTMLElement | null {
  const weeks = [...root.querySelectorAll<HTMLElement>(WEEK)];
  return weeks.find((week) => week.getBoundingClientRect().bottom >= READ_AT + PIXEL) ?? null;
}

/**
 * Keeps what is read where it stands, whatever grows or shrinks above it. Most browsers do so too, but not at the top of a page:
 * one of both does it here. Returns the way to a week.
 */
export function useReadingPlace(calendar: RefObject<HTMLElement | null>): (week: HTMLElement) => void {
  const read = useRef<{ element: Element; week: string | null; top: number; y: number } | null>(null);
  const note = useCallback((element: Element | null) => {
    read.current = element && {
      element,
      week: element.getAttribute('data-week'),
      top: element.getBoundingClientRect().top,
      y: window.scrollY,
    };
  }, []);
  useEffect(() => {
    const frame = calendar.current;
    if (!frame) return;
    const { style } = document.body;
    style.overflowAnchor = 'none';
    // below the last week it is what follows the calendar
    const look = () => {
      const element = weekAt(frame) ?? frame.nextElementSibling;
      if (element !== read.current?.element) note(element);
    };
    // a week that is asked for anew is another element, and none until it is there
    const standing = ({ element, week }: { element: Element; week: string | null }) =>
      element.isConnected ? element : week === null ? null : frame.querySelector(`[data-week="${week}"]`);
    const hold = () => {
      const place = read.current;
      const element = place && standing(place);
      if (!element) return;
      // where it would be had the page been scrolled alone
      const top = place.top - (window.scrollY - place.y);
      const moved = () => element.getBoundingClientRect().top - top;
      if (Math.abs(moved()) >= PIXEL) window.scrollBy({ top: moved(), behavior: 'instant' });
      note(element);
      // parts of a pixel, left over each time, would add up
      if (Math.abs(moved()) < PIXEL) read.current!.top = top;
    };
    // what grew since the last picture is told after the scrolling
    const onScroll = () => {
      hold();
      const place = read.current;
      const isFar = place !== null && Math.abs(window.scrollY - place.y) > window.innerHeight;
      if (place?.week == null || isFar || standing(place)) look();
    };
    const observer = new ResizeObserver(hold);
    observer.observe(frame);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      style.overflowAnchor = '';
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [calendar, note]);
  return useCallback(
    (week) => {
      week.scrollIntoView({ block: 'start' });
      note(week);
    },
    [note],
  );
}
