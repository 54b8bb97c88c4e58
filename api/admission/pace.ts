import type { Payer } from './payer.ts';
import type { Pace } from './budgets.ts';
import { createRecent } from './recent.ts';

/** Senders of which is remembered how fast they were. */
const MAX_KNOWN = 50_000;

/** How fast a sender may go, told by the moment at which all that they asked would be worked off. */
export interface Paced {
  /** Counts so many requests of this key; milliseconds until it is their turn. */
  count(key: string, requests: number): number;
}

/** So many requests at once, and then one after the other. */
export function createPaced({ perSecond, atOnce }: Pick<Pace, 'perSecond' | 'atOnce'>): Paced {
  const workedOff = createRecent<number>(MAX_KNOWN);
  const msOfOne = 1000 / perSecond;
  return {
    count: (key, requests) => {
      const now = performance.now();
      const until = Math.max(now, workedOff.get(key) ?? 0);
      workedOff.set(key, until + requests * msOfOne);
      return Math.max(0, until - now - (atOnce - 1) * msOfOne);
    },
  };
}

/** Whom a pace counts for. */
export const paceKey = ({ per }: Pace, { account, address }: Payer): string =>
  per === 'payer' ? (account ?? address) : address;
