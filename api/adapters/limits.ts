import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitedAct, Limits } from '../domain/ports.ts';

/** Attempts and seconds of each window. */
export const WINDOWS: Readonly<Record<LimitedAct, { points: number; duration: number }>> = {
  // of one account from one address
  signIn: { points: 10, duration: 60 },
  // of all accounts from one address: an office or a gym shares one
  signInFromAddress: { points: 100, duration: 60 },
  register: { points: 60, duration: 3600 },
  // of one e-mail address: what comes on top is answered alike, and no letter is sent
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
  // of one account: each reads all that there is of it
  export: { points: 10, duration: 3600 },
};

/** Counts in this process, or in Redis for several processes together; while Redis is away, each counts for itself. */
export function createLimits(redis: Redis | null, { modelRequestsADay = WINDOWS.askModelOfAll.points } = {}): Limits {
  const windows = { ...WINDOWS, askModelOfAll: { ...WINDOWS.askModelOfAll, points: modelRequestsADay } };
  const limiters = Object.fromEntries(
    Object.entries(windows).map(([act, window]) => {
      const memory = new RateLimiterMemory({ ...window, keyPrefix: act });
      return [act, redis ? new RateLimiterRedis({ ...window, keyPrefix: `limit:${act}`, storeClient: redis, insuranceLimiter: memory }) : memory];
    }),
  ) as Record<LimitedAct, RateLimiterMemory | RateLimiterRedis>;
  return {
    take: async (act, key) => {
      try {
        await limiters[act].consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    forget: async (act, key) => {
      await limiters[act].delete(key);
    },
  };
}
