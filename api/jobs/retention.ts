import type { Deps } from '../domain/kernel/ports.ts';
import { EXPIRED_KINDS, type ExpiredKind, removeSome } from '../domain/kernel/retention.ts';
import { type OnError, startJob } from './clockwork.ts';

export type Removed = Record<ExpiredKind, number>;

/** Removes what has expired, some at a time; several server processes share it. Answers how many of each this one removed. */
export async function removeExpired(
  deps: Pick<Deps, 'db' | 'clock'>,
  { atOnce, stopped }: { atOnce?: number; stopped?: AbortSignal } = {},
): Promise<Removed> {
  const removed: Partial<Removed> = {};
  for (const kind of EXPIRED_KINDS) {
    removed[kind] = 0;
    for (let last = -1; last !== 0 && !stopped?.aborted; removed[kind] += last)
      last = await removeSome(deps, kind, atOnce);
  }
  return removed as Removed;
}

const EVERY_MS = 3_600_000;

/** Removes at once, then every hour; answers the function that stops. `onError` hears what went wrong. */
export function startRetention(deps: Pick<Deps, 'db' | 'clock'>, onError: OnError): () => void {
  return startJob((stopped) => removeExpired(deps, { stopped }), { everyMs: EVERY_MS, isAtOnce: true }, onError);
}
