/** Milliseconds after which it is done all the same. */
const LONGEST_MS = 2000;

/** Does `work` when the machine has nothing better to do; at once where the browser does not say. */
export const whenIdle: (work: () => void) => void = 'requestIdleCallback' in globalThis ? (work) => requestIdleCallback(work, { timeout: LONGEST_MS }) : (work) => work();
