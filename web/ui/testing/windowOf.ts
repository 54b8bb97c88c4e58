import { act } from '@testing-library/react';

const watchers = new Set<() => void>();

/** A window so wide, px: what asks for a least width of it is answered. */
export function windowOf(width: number): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
      addEventListener: (_type: string, watcher: () => void) => watchers.add(watcher),
      removeEventListener: (_type: string, watcher: () => void) => watchers.delete(watcher),
    }) as unknown as MediaQueryList;
}

/** The same while the page is open, which hears of it. */
export function resize(width: number): void {
  windowOf(width);
  act(() => watchers.forEach((watcher) => watcher()));
}
