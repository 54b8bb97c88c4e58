/** What a person does to go somewhere else on the page. */
const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** `storageKey`: where the router keeps how far each entry of the history was scrolled, by the entry's key. */
function keptPosition(storageKey: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const y = (positions as Record<string, unknown>)[window.history.state?.key];
    return typeof y === 'number' ? y : 0;
  } catch {
    return 0;
  }
}

/**
 * Brings a page that is reloaded or come back to where it stood. The router scrolls once, as it first draws; a page that is not
 * yet long enough then, because its data are still on their way, is scrolled as it grows, until it is there or the person
 * scrolls. Returns the function that stops it.
 */
export function keepScroll(storageKey: string): () => void {
  const y = keptPosition(storageKey);
  const watch = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < y) return;
    window.scrollTo(0, y);
    stop();
  });
  function stop() {
    watch.disconnect();
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
  }
  if (y === 0) return stop;
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}
