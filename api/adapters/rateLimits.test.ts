import type { LimitedAct } from '../domain/kernel/ports.ts';
import { createRateLimits, MULTIPLIED, SLOWED, WINDOWS } from './rateLimits.ts';

const { free, longestSec } = SLOWED.signInOfAccount;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

/** Tries as soon as each wait is over; answers the waits between. */
async function waitsOf(limits: ReturnType<typeof createRateLimits>, tries: number, key = 'robin'): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < tries) {
    expect(await limits.takeSlower('signInOfAccount', key)).toBe(0);
    const wait = await peek(limits, key);
    waits.push(wait);
    pass(wait);
  }
  return waits;
}

/** Seconds until the next attempt: one that has to wait is not counted, so only tries that would wait are made. */
async function peek(limits: ReturnType<typeof createRateLimits>, key: string): Promise<number> {
  tried.set(key, (tried.get(key) ?? 0) + 1);
  return tried.get(key)! > free ? limits.takeSlower('signInOfAccount', key) : 0;
}
const tried = new Map<string, number>();
beforeEach(() => tried.clear());

test('the waits grow twofold after those that are free, up to a quarter of an hour, and never for good', async () => {
  const waits = await waitsOf(createRateLimits(null), free + 13);
  expect(waits.slice(0, free)).toEqual(Array(free).fill(0));
  expect(waits.slice(free)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, longestSec, longestSec, longestSec]);
});

test('asking while it waits makes the wait no longer', async () => {
  const limits = createRateLimits(null);
  await waitsOf(limits, free + 4);
  await limits.takeSlower('signInOfAccount', 'robin');
  for (let i = 0; i < 100; i += 1) expect(await limits.takeSlower('signInOfAccount', 'robin')).toBe(16);
  pass(15);
  expect(await limits.takeSlower('signInOfAccount', 'robin')).toBe(1);
  pass(1);
  expect(await limits.takeSlower('signInOfAccount', 'robin')).toBe(0);
});

test('of many at once one passes', async () => {
  const limits = createRateLimits(null);
  await waitsOf(limits, free);
  const all = await Promise.all(Array.from({ length: 20 }, () => limits.takeSlower('signInOfAccount', 'robin')));
  expect(all.filter((wait) => wait === 0)).toHaveLength(1);
});

test('another account waits for itself, one that is forgotten not at all, and a day forgets all', async () => {
  const limits = createRateLimits(null);
  for (const key of ['robin', 'kim']) await waitsOf(limits, free + 5, key);
  expect(await limits.takeSlower('signInOfAccount', 'sam')).toBe(0);
  await limits.takeSlower('signInOfAccount', 'kim');
  await limits.forget('signInOfAccount', 'kim');
  for (let i = 0; i < free; i += 1) expect(await limits.takeSlower('signInOfAccount', 'kim')).toBe(0);
  pass(86_400);
  for (let i = 0; i < free; i += 1) expect(await limits.takeSlower('signInOfAccount', 'robin')).toBe(0);
});

/** How many pass before the first has to wait. */
async function passing(limits: ReturnType<typeof createRateLimits>, act: LimitedAct): Promise<number> {
  for (let passed = 0; ; passed += 1) if ((await limits.take(act, 'robin')) > 0) return passed;
}

test('the operator multiplies the rates of access tokens, calendars, exports and new accounts; tries at secrets, e-mails and costs stay', async () => {
  expect([...MULTIPLIED].sort()).toEqual(['export', 'readCalendar', 'readCalendarFromAddress', 'register', 'useToken']);
  const limits = createRateLimits(null, { times: 3 });
  for (const [act, { points }] of Object.entries(WINDOWS) as [LimitedAct, { points: number }][]) {
    expect([act, await passing(limits, act)]).toEqual([act, points * (MULTIPLIED.includes(act) ? 3 : 1)]);
  }
  expect(await limits.count('useToken', 'kim')).toMatchObject({ most: 1800, left: 1799 });
});
