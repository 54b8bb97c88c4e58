import type { AccountDeps } from '../domain/account/account.ts';
import { noticeMornings } from '../domain/notice/morning.ts';
import { claimDueMail, mailDue } from '../domain/notice/noticeMail.ts';
import { claimDuePushes, pushDue } from '../domain/notice/push.ts';
import { type OnError, startJob, workThrough } from './clockwork.ts';

type Options = Parameters<typeof mailDue>[2];

/** Pushes all that is due; answers how many browsers it reached. Several server processes share the readers. */
export const pushNotices = (deps: AccountDeps, onError: OnError, stopped?: AbortSignal): Promise<number> =>
  workThrough(
    () => claimDuePushes(deps),
    (claim) => pushDue(deps, claim),
    { onError, stopped },
  );

/** Mails all that is due; answers how many e-mails went out. */
export const mailNotices = (
  deps: AccountDeps,
  options: Options,
  onError: OnError,
  stopped?: AbortSignal,
): Promise<number> =>
  workThrough(
    () => claimDueMail(deps),
    (claim) => mailDue(deps, claim, options),
    { onError, stopped },
  );

const PUSH_EVERY_MS = 3_000;
/** Side by side, so that a push service that answers late keeps few others waiting. */
const LANES = 4;
const MAIL_EVERY_MS = 5 * 60_000;

/** Tells from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startNotices(deps: AccountDeps, options: Options, onError: OnError): () => void {
  const stops = [
    ...Array.from({ length: LANES }, () =>
      startJob((stopped) => pushNotices(deps, onError, stopped), { everyMs: PUSH_EVERY_MS }, onError),
    ),
    startJob(
      async (stopped) => {
        // what goes wrong with the mornings keeps nobody's e-mail back
        await noticeMornings(deps).catch(onError);
        if (deps.mail) await mailNotices(deps, options, onError, stopped);
      },
      { everyMs: MAIL_EVERY_MS, isAtOnce: true },
      onError,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
