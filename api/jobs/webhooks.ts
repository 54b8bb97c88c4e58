import type { AccountDeps } from '../domain/account/account.ts';
import { claimDueWebhooks, deliverDue } from '../domain/webhook/deliver.ts';
import { type OnError, startJob, workThrough } from './clockwork.ts';

interface Options {
  /** Where the product lives, for the links of e-mails. */
  site: string;
}

/** Sends all that is due to webhooks; answers how many arrived. Several server processes share them. */
export function deliverWebhooks(
  deps: AccountDeps,
  options: Options,
  onError: OnError,
  stopped?: AbortSignal,
): Promise<number> {
  return workThrough(
    () => claimDueWebhooks(deps),
    (id) => deliverDue(deps, id, options),
    { onError, stopped },
  );
}

const EVERY_MS = 2_000;
/** Side by side, so that an address that answers late keeps few others waiting. */
const LANES = 4;

/** Sends from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startDeliveringWebhooks(deps: AccountDeps, options: Options, onError: OnError): () => void {
  const run = (stopped: AbortSignal) => deliverWebhooks(deps, options, onError, stopped);
  const stops = Array.from({ length: LANES }, () => startJob(run, { everyMs: EVERY_MS }, onError));
  return () => {
    for (const stop of stops) stop();
  };
}
