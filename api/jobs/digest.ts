import type { AccountDeps } from '../domain/account/account.ts';
import { accountsWithDigest, sendDigest } from '../domain/performance/digest.ts';
import { type OnError, startJob } from './clockwork.ts';

type Options = Parameters<typeof sendDigest>[2];

/**
 * Mails every summary that is due; answers how many the mail server took. A server that takes none is asked again next time;
 * a summary that cannot be written keeps nobody else from theirs.
 */
export async function sendDigests(
  deps: AccountDeps,
  options: Options,
  onError: OnError,
  stopped?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (const userId of await accountsWithDigest(deps)) {
    if (stopped?.aborted) break;
    const delivery = await sendDigest(deps, userId, options).catch(onError);
    if (delivery === 'failed') break;
    if (delivery === 'sent') sent += 1;
  }
  return sent;
}

const EVERY_MS = 15 * 60_000;

/** Looks at once and then from time to time, one round after the other; answers the function that stops. `onError` hears what went wrong. */
export function startDigests(deps: AccountDeps, options: Options, onError: OnError): () => void {
  if (!deps.mail) return () => {};
  return startJob(
    (stopped) => sendDigests(deps, options, onError, stopped),
    { everyMs: EVERY_MS, isAtOnce: true },
    onError,
  );
}
