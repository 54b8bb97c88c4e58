import type { AccountDeps } from '../domain/account/account.ts';
import { claimDueDevices, syncDevice } from '../domain/device/deviceSync.ts';
import { type OnError, startJob, workThrough } from './clockwork.ts';

/** Syncs every device account that is due; answers how many. Several server processes share them. */
export function syncDueDevices(deps: AccountDeps, onError: OnError, stopped?: AbortSignal): Promise<number> {
  return workThrough(
    () => claimDueDevices(deps),
    async (id) => Number(await syncDevice(deps, id)),
    { onError, stopped },
  );
}

/** Changes that follow each other within this time go out together. */
const EVERY_MS = 5_000;

/** Syncs from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startSyncingDevices(deps: AccountDeps, onError: OnError): () => void {
  return startJob((stopped) => syncDueDevices(deps, onError, stopped), { everyMs: EVERY_MS }, onError);
}
