import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counted, LimitedAct, RateLimits, SlowedAct } from '../domain/kernel/ports.ts';

/** Attempts and seconds of each window. */
export const WINDOWS: Readonly<Record<LimitedAct, { points: number; duration: number }>> = {
  // of one account from one address
  signIn: { points: 10, duration: 60 },
  // of all accounts from one address: an office or a gym shares one
  signInFromAddress: { points: 100, duration: 60 },
  register: { points: 60, duration: 3600 },
  // of one e-mail address: what comes on top is answered alike, and no e-mail is sent
  askReset: { points: 3, duration: 900 },
  askResetFromAddress: { points: 30, duration: 3600 },
  // of one calendar: programs ask every few minutes at most
  readCalendar: { points: 60, duration: 3600 },
  // of all calendars from one address: some services read for many people
  readCalendarFromAddress: { points: 600, duration: 60 },
  // of one coach
  mailInvite: { points: 20, duration: 3600 },
  // to one e-mail address, by whichever coach
  inviteAddress: { points: 5, duration: 86_400 },
  // of one athlete: questions cost the operator money
  askModel: { points: 20, duration: 3600 },
  // of all athletes on one day; the operator may set another number
  askModelOfAll: { points: 2000, duration: 86_400 },
  // of one access token, over HTTP
  useToken: { points: 600, duration: 60 },
  // of one account: each asks a provider whether a key is good
  connectDevice: { points: 10, duration: 900 },
  // of one account: providers count what we ask them
  syncDevice: { points: 10, duration: 900 },
  // of one account: sent by hand
  sendWebhook: { points: 30, duration: 900 },
  // of one account: each is told that it is on
  addPushSubscription: { points: 20, duration: 3600 },
  // of one account: faster than anybody writes
  sendMessage: { points: 60, duration: 60 },
  // of one account: each goes to up to 200
  messageAthletes: { points: 20, duration: 900 },
  // of one account: each reads all that there is of it
  export: { points: 10, duration: 3600 },
};

/**
 * What the operator may multiply (`RATE_FACTOR`): rates that keep one client from making others wait. Tries at passwords and links,
 * e-mails and questions that cost money stay as they are, however many share an address.
 */
export const MULTIPLIED: readonly LimitedAct[] = [
  'useToken',
  'readCalendar',
  'readCalendarFromAddress',
  'register',
  'export',
];

interface Slowing {
  /** Attempts of a day without a wait; each one more doubles it, from the first to the longest. */
  free: number;
  firstSec: number;
  longestSec: number;
}

export const SLOWED: Readonly<Record<SlowedAct, Slowing>> = {
  // of one account from one address or browser: too few in a day to slow the account down everywhere
  signInAgain: { free: 10, firstSec: 1, longestSec: 3600 },
  // of one account from wherever it was never signed in: some 150 guesses a day, however many addresses guess
  signInOfAccount: { free: 50, firstSec: 1, longestSec: 900 },
};
const DAY_SEC = 86_400;

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

type Limiter = RateLimiterMemory | RateLimiterRedis;

function limiterOf(name: string, window: { points: number; duration: number }, redis: Redis | null): Limiter {
  const memory = new RateLimiterMemory({ ...window, keyPrefix: name });
  return redis
    ? new RateLimiterRedis({ ...window, keyPrefix: `limit:${name}`, storeClient: redis, insuranceLimiter: memory })
    : memory;
}

/** Takes a point; answers the seconds until there is one again, 0 where there was one. */
async function consume(limiter: Limiter, key: string, customDuration?: number): Promise<number> {
  try {
    await limiter.consume(key, 1, customDuration === undefined ? {} : { customDuration });
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return secondsOf(refusal);
  }
}

/** Takes a point; answers what is left of them too. */
async function count(
  limiter: Limiter,
  { points, duration }: { points: number; duration: number },
  key: string,
): Promise<Counted> {
  const window = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const resetSec = secondsOf(window);
  return {
    waitSec: window.consumedPoints > points ? resetSec : 0,
    most: points,
    windowSec: duration,
    left: Math.max(0, points - window.consumedPoints),
    resetSec,
  };
}

function slowed(act: SlowedAct, { free, firstSec, longestSec }: Slowing, redis: Redis | null) {
  const tries = limiterOf(`${act}:tries`, { points: free, duration: DAY_SEC }, redis);
  // of those that come at once one passes
  const gate = limiterOf(`${act}:gate`, { points: 1, duration: 1 }, redis);
  return {
    take: async (key: string) => {
      const closed = await gate.get(key);
      if (closed && closed.msBeforeNext > 0) return secondsOf(closed);
      const { consumedPoints } = await tries.penalty(key);
      return consumedPoints <= free
        ? 0
        : consume(gate, key, Math.min(longestSec, firstSec * 2 ** (consumedPoints - free - 1)));
    },
    forget: async (key: string) => {
      await Promise.all([tries.delete(key), gate.delete(key)]);
    },
  };
}

/** Counts in this process, or in Redis for several processes together; while Redis is away, each counts for itself. */
export function createRateLimits(
  redis: Redis | null,
  { modelRequestsADay = WINDOWS.askModelOfAll.points, slowing = SLOWED, times = 1 } = {},
): RateLimits {
  const multiplied = Object.fromEntries(
    MULTIPLIED.map((act) => [act, { ...WINDOWS[act], points: WINDOWS[act].points * times }]),
  );
  const windows = { ...WINDOWS, ...multiplied, askModelOfAll: { ...WINDOWS.askModelOfAll, points: modelRequestsADay } };
  const limiters = Object.fromEntries(
    Object.entries(windows).map(([act, window]) => [act, limiterOf(act, window, redis)]),
  ) as Record<LimitedAct, Limiter>;
  const slower = {
    signInAgain: slowed('signInAgain', slowing.signInAgain, redis),
    signInOfAccount: slowed('signInOfAccount', slowing.signInOfAccount, redis),
  };
  return {
    take: (act, key) => consume(limiters[act], key),
    count: (act, key) => count(limiters[act], windows[act], key),
    takeSlower: (act, key) => slower[act].take(key),
    forget: async (act, key) => {
      if (act in slower) await slower[act as SlowedAct].forget(key);
      else await limiters[act as LimitedAct].delete(key);
    },
  };
}
