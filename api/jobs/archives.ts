import type { AccountDeps } from '../domain/account/account.ts';
import { claimDueArchives, workOnArchive } from '../domain/activity/archiveReading.ts';
import { type OnError, startJob, workThrough } from './clockwork.ts';

/** Reads the archives of recordings that are due; answers how many files it read. Several server processes share them. */
export function readDueArchives(deps: AccountDeps, onError: OnError, stopped?: AbortSignal): Promise<number> {
  return workThrough(
    () => claimDueArchives(deps),
    (id) => workOnArchive(deps, id, stopped),
    { onError, stopped },
  );
}

const EVERY_MS = 2_000;

/** Reads from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startReadingArchives(deps: AccountDeps, onError: OnError): () => void {
  return startJob((stopped) => readDueArchives(deps, onError, stopped), { everyMs: EVERY_MS }, onError);
}
