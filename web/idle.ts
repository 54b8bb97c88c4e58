/** Milliseconds after which it is done all the same. */
const LONGEST_MS = 2000;

/** Does `work` when the machine has nothing better to do; at once where the browser does not say. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LONGEST_MS });
  else work();
}
