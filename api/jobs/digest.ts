import type { AccountDeps } from '../domain/account.ts';
import { accountsWithDigest, sendDigest } from '../domain/digest.ts';

type Options = Parameters<typeof sendDigest>[2];

/**
 * Mails every summary that is due; answers how many the mail server took. A server that takes none is asked again next time;
 * a summary that cannot be written keeps nobody else from theirs.
 */
export async function sendDigests(deps: AccountDeps, options: Options, onError: (error: unknown) => void): Promise<number> {
  let sent = 0;
  for (const userId of await accountsWithDigest(deps)) {
    const delivery = await sendDigest(deps, userId, options).catch(onError);
    if (delivery === 'failed') break;
    if (delivery === 'sent') sent += 1;
  }
  return sent;
}

const EVERY_MS = 15 * 60_000;

/** Looks at once and then from time to time, one round after the other; answers the function that stops. `onError` hears what went wrong. */
export function startDigests(deps: AccountDeps, options: Options, onError: (error: unknown) => void): () => void {
  if (!deps.mail) return () => {};
  let isBusy = false;
  const send = async () => {
    if (isBusy) return;
    isBusy = true;
    await sendDigests(deps, options, onError).catch(onError);
    isBusy = false;
  };
  void send();
  const timer = setInterval(() => void send(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
