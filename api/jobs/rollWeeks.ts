import type { Deps } from '../domain/kernel/ports.ts';
import { claimDueForWeeks, rollWeeks } from '../domain/schedule/rollWeeks.ts';
import { type OnError, startJob, workThrough } from './clockwork.ts';

/**
 * Rolls every schedule whose last week has come within the four weeks, of those who are about; answers how many. Reading rolls too,
 * so this only spares the reader the wait.
 */
export function rollAllWeeks(deps: Deps, onError: OnError, stopped?: AbortSignal): Promise<number> {
  return workThrough(
    (after) => claimDueForWeeks(deps, after),
    async (athleteId) => Number(await rollWeeks(deps, athleteId)),
    { onError, stopped },
  );
}

const EVERY_MS = 15 * 60_000;

/** Rolls from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startRolling(deps: Deps, onError: OnError): () => void {
  return startJob((stopped) => rollAllWeeks(deps, onError, stopped), { everyMs: EVERY_MS }, onError);
}
