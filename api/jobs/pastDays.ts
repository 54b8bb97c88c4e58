import { athletesWithPastDays, closePastDays } from '../domain/pastDays.ts';
import type { Deps } from '../domain/ports.ts';

/** Closes the past days of everyone; answers how many sessions were missed. */
export async function closeAllPastDays(deps: Deps): Promise<number> {
  let missed = 0;
  for (const athleteId of await athletesWithPastDays(deps)) missed += await closePastDays(deps, athleteId);
  return missed;
}

const EVERY_MS = 15 * 60_000;

/** Closes at once and then from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startClosingDays(deps: Deps, onError: (error: unknown) => void): () => void {
  const close = () => void closeAllPastDays(deps).catch(onError);
  close();
  const timer = setInterval(close, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
