import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** What one window was like. */
export interface Reading {
  /** How late the event loop came to its work, on the mean; NaN where nothing was measured. */
  delayMs: number;
  /** Share of the heap in use that the process may have. */
  heap: number;
}

const WINDOW_MS = 1_000;
/** So many windows must agree: a slow start, one large export or a laptop that was asleep is no pressure. */
const WINDOWS = 5;
/** A request comes back to the loop several times (body, database, answer), so from here on it waits for seconds. */
const MAX_DELAY_MS = 500;
/** Collecting garbage brings a sound heap far below this within seconds; one that stays above is about to end the process. */
const MAX_HEAP = 0.92;
const SAMPLE_MS = 20;

export interface Pressure {
  /** Takes in the window that has ended. */
  note(reading: Reading): void;
  /** Are new requests to be turned away? */
  isHigh(): boolean;
}

/** High once several windows in a row were too much, until as many in a row were not. `onTurn` hears of either. */
export function createPressure(onTurn: (isHigh: boolean, reading: Reading) => void = () => {}): Pressure {
  let isHigh = false;
  let against = 0;
  return {
    note: (reading) => {
      const isTooMuch = reading.delayMs > MAX_DELAY_MS || reading.heap > MAX_HEAP;
      against = isTooMuch === isHigh ? 0 : against + 1;
      if (against < WINDOWS) return;
      [isHigh, against] = [isTooMuch, 0];
      onTurn(isHigh, reading);
    },
    isHigh: () => isHigh,
  };
}

/** Measures this process until the answer is called. */
export function watchPressure({ note }: Pressure): () => void {
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delays.enable();
  const timer = setInterval(() => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    // what is measured is the time between two samples
    note({ delayMs: delays.mean / 1e6 - SAMPLE_MS, heap: used_heap_size / heap_size_limit });
    delays.reset();
  }, WINDOW_MS).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
