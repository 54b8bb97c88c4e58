import { claimPastDays, closePastDays } from '../domain/schedule/pastDays.ts';
import type { Deps } from '../domain/kernel/ports.ts';
import { type OnError, startJob, workThrough } from './clockwork.ts';

/** Closes the past days of everyone whom no other process is at; answers how many workouts were missed. */
export function closeAllPastDays(deps: Deps, onError: OnError, stopped?: AbortSignal): Promise<number> {
  return workThrough(
    () => claimPastDays(deps),
    (athleteId) => closePastDays(deps, athleteId),
    { onError, stopped },
  );
}

const EVERY_MS = 15 * 60_000;

/** Closes at once and then from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startClosingDays(deps: Deps, onError: OnError): () => void {
  return startJob(
    (stopped) => closeAllPastDays(deps, onError, stopped),
    { everyMs: EVERY_MS, isAtOnce: true },
    onError,
  );
}
