import type { Payer } from './payer.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimited } from '../domain/kernel/errors.ts';
import { type Pace, PACES, PATIENCE, type Per, RATES, type Rate, type Share, SHARES } from './budgets.ts';
import { createPaced, paceKey } from './pace.ts';
import { createTurns, type Leave, type Turns } from './turns.ts';

/** How far a rate is used up. */
export interface RateStatus {
  limit: number;
  left: number;
  /** Seconds until all of it is there again. */
  resetSec: number;
}

export interface Admission {
  /** Counts `points` wherever they count for this payer; the refusal where there were too few, null where it may go on. 0 asks only. */
  spend(what: Rate['of'], payer: Payer, points?: number): Promise<RateLimited | null>;
  /** The rate that is used up furthest; null: none counts for this payer. */
  rateStatus(what: Rate['of'], payer: Payer): Promise<RateStatus | null>;
  /** Counts a request and answers the milliseconds until it is its turn; `refused`: one that was, and counts for more. */
  pace(what: Pace['of'], payer: Payer, refused?: 'refused'): number;
  /** Waits for a turn and answers what gives it back. Throws RateLimited where too much of this payer waits already. */
  enter(what: Share['of'], payer: Payer): Promise<Leave>;
}

const WORDS: Readonly<Record<Rate['of'] | Share['of'], string>> = {
  request: 'requests',
  file: 'requests',
  bodyKb: 'bytes',
  checkMs: 'new documents',
  cost: 'costly operations',
  costly: 'costly operations',
  readMs: 'large files',
  archiveMs: 'large files',
  socket: 'connections',
  message: 'messages',
  messageKb: 'bytes',
  document: 'new documents',
  largeBody: 'large requests',
  upload: 'uploads',
  archive: 'uploads',
  fitFile: 'files',
  subscribe: 'subscriptions',
};

/** The key of an account that is known. */
export const accountKey = ({ userId }: { userId: string }) => `account:${userId}`;

/** Seconds after which a turn that was not to be had is worth another try. */
const TURN_RETRY_SEC = 2;

const KEYS: Readonly<Record<Per | 'payer', (payer: Payer) => string | null>> = {
  session: ({ session }) => session,
  account: ({ account }) => account,
  nobody: ({ account, address }) => (account === null ? address : null),
  address: ({ address }) => address,
  socket: ({ socket }) => socket ?? null,
  payer: ({ account, address }) => account ?? address,
};

/** The budgets of this process. `times`: rates are so many times those of the table. */
export function createAdmission({
  times = 1,
  rates = RATES,
  shares = SHARES,
  paces = PACES,
}: {
  times?: number;
  rates?: readonly Rate[];
  shares?: readonly Share[];
  paces?: readonly Pace[];
} = {}): Admission {
  const limiters = rates.map(({ of, per, points, seconds }) => ({
    of,
    per,
    points: points * times,
    limiter: new RateLimiterMemory({ keyPrefix: '', points: points * times, duration: seconds }),
  }));
  const turns = shares.map((share): Share & { turns: Turns } => ({ ...share, turns: createTurns(share) }));
  const paced = paces.map((pace) => ({
    ...pace,
    paced: createPaced({ perSecond: pace.perSecond * times, atOnce: pace.atOnce * times }),
  }));
  const counting = (what: Rate['of'], payer: Payer) =>
    limiters.flatMap((row) => {
      const key = row.of === what ? KEYS[row.per](payer) : null;
      return key === null ? [] : [{ ...row, key }];
    });

  return {
    spend: async (what, payer, points = 1) => {
      // what one's own budget refuses does not count against the neighbours', who share the address
      for (const { limiter, key } of counting(what, payer)) {
        try {
          await limiter.consume(key, points);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), WORDS[what]);
        }
      }
      return null;
    },
    rateStatus: async (what, payer) => {
      const all = await Promise.all(
        counting(what, payer).map(async ({ limiter, key, points }) => {
          const used = await limiter.get(key);
          return {
            limit: points,
            left: used ? used.remainingPoints : points,
            resetSec: used ? Math.ceil(used.msBeforeNext / 1000) : 0,
          };
        }),
      );
      return all.sort((a, b) => a.left / a.limit - b.left / b.limit)[0] ?? null;
    },
    pace: (what, payer, refused) => {
      // what is over one's own pace does not slow the neighbours, who share the address
      for (const row of paced) {
        if (row.of !== what) continue;
        const ms = row.paced.count(paceKey(row, payer), refused ? PATIENCE.refusal : 1);
        if (ms > 0) return Math.min(PATIENCE.mostMs, ms);
      }
      return 0;
    },
    enter: async (what, payer) => {
      const held: Leave[] = [];
      const leave = () => held.forEach((each) => each());
      for (const row of turns) {
        const key = row.of === what ? KEYS[row.per](payer) : null;
        if (key === null) continue;
        const turn = await row.turns.enter(key);
        if (!turn) {
          leave();
          throw new RateLimited(TURN_RETRY_SEC, `${WORDS[what]} at once`);
        }
        held.push(turn);
      }
      return leave;
    },
  };
}
