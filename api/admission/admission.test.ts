import type { Payer } from './payer.ts';
import { createAdmission } from './admission.ts';
import { RATES, type Rate, SHARES } from './budgets.ts';
import { createRecent } from './recent.ts';

const NOBODY: Payer = { address: '192.0.2.1', session: null, account: null };
const ROBIN: Payer = { address: '192.0.2.1', session: 'session:1', account: 'account:robin' };

/** How many of these are let through. */
async function passed(
  admission: ReturnType<typeof createAdmission>,
  what: Rate['of'],
  payer: Payer,
  times: number,
): Promise<number> {
  let count = 0;
  for (let i = 0; i < times; i += 1) if (!(await admission.spend(what, payer))) count += 1;
  return count;
}

test.each(RATES.map((rate) => [`${rate.of} of one ${rate.per}`, rate] as const))(
  '%s is counted up to its number, and again after its time',
  async (_name, { of, per, points, seconds }) => {
    jest.useFakeTimers();
    const admission = createAdmission({ rates: RATES.filter((each) => each.of === of && each.per === per) });
    const payer = { ...(per === 'nobody' ? NOBODY : ROBIN), socket: '1' };
    const other: Payer = {
      address: '192.0.2.2',
      session: 'session:2',
      account: per === 'nobody' ? null : 'account:kit',
      socket: '2',
    };
    expect(await admission.spend(of, payer, points)).toBeNull();
    expect(await admission.spend(of, payer, 1)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSec: seconds });
    expect(await admission.spend(of, other, points)).toBeNull();
    jest.advanceTimersByTime(seconds * 1000);
    expect(await admission.spend(of, payer, points)).toBeNull();
    jest.useRealTimers();
  },
);

test('a neighbour who floods uses up their own budget, not that of the address', async () => {
  const admission = createAdmission();
  expect(await passed(admission, 'request', ROBIN, 20_000)).toBe(600);
  expect(await passed(admission, 'request', NOBODY, 20_000)).toBe(1200);
  const neighbour: Payer = { ...ROBIN, session: 'session:2', account: 'account:kit' };
  expect(await passed(admission, 'request', neighbour, 600)).toBe(600);
});

test('what is left is told for the rate that is used up furthest', async () => {
  const admission = createAdmission();
  await admission.spend('request', ROBIN, 450);
  expect(await admission.rateStatus('request', ROBIN)).toEqual({ limit: 600, left: 150, resetSec: 60 });
  expect(await admission.rateStatus('readMs', NOBODY)).toBeNull();
});

test('rates are multiplied where that is wished, turns are not', async () => {
  const admission = createAdmission({ times: 2 });
  expect(await passed(admission, 'request', ROBIN, 5000)).toBe(1200);
  const { ofOne, waiting } = SHARES.find(({ of, per }) => of === 'upload' && per === 'account')!;
  const entered = Array.from({ length: ofOne + waiting }, () => admission.enter('upload', ROBIN));
  await expect(admission.enter('upload', ROBIN)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (const each of entered) (await each)();
});

test('of what was looked at lately the oldest goes first, and what is asked for stays', () => {
  const recent = createRecent<number>(3);
  for (const [value, key] of ['a', 'b', 'c'].entries()) recent.set(key, value);
  recent.get('a');
  recent.set('d', 3);
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([0, undefined, 2, 3]);
});
