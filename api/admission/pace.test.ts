import type { Payer } from './payer.ts';
import { createAdmission } from './admission.ts';
import { PACES, PATIENCE } from './budgets.ts';

const NOBODY: Payer = { address: '192.0.2.1', session: null, account: null };
const ROBIN: Payer = { address: '192.0.2.1', session: 'session:1', account: 'account:robin' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(PACES.map((pace) => [`${pace.of} of one ${pace.per}`, pace] as const))(
  '%s: so many at once, and then one after the other; a while without any, and they are at once again',
  (_name, pace) => {
    const admission = createAdmission({ paces: [pace] });
    const waits = (count: number) => Array.from({ length: count }, () => admission.pace(pace.of, NOBODY));
    expect(waits(pace.atOnce)).toEqual(Array(pace.atOnce).fill(0));
    const [first, second] = waits(2);
    expect(first).toBeCloseTo(1000 / pace.perSecond);
    expect(second).toBeCloseTo(2000 / pace.perSecond);
    expect(admission.pace(pace.of, { ...NOBODY, address: '192.0.2.2' })).toBe(0);
    jest.advanceTimersByTime((1000 * (pace.atOnce + 2)) / pace.perSecond);
    expect(waits(pace.atOnce)).toEqual(Array(pace.atOnce).fill(0));
  },
);

test('refusals count for more, and nobody waits for longer than a second', () => {
  const admission = createAdmission();
  const { atOnce } = PACES.find(({ of, per }) => of === 'request' && per === 'payer')!;
  for (let n = 0; n < atOnce / PATIENCE.refusal; n += 1) admission.pace('request', NOBODY, 'refused');
  expect(admission.pace('request', NOBODY)).toBeGreaterThan(0);
  for (let n = 0; n < 1000; n += 1) admission.pace('request', NOBODY, 'refused');
  expect(admission.pace('request', NOBODY)).toBe(PATIENCE.mostMs);
});

test.each([
  ['nobody', NOBODY],
  ['an account', { ...ROBIN, account: 'account:kit' }],
])('%s who is too fast slows down nobody else at their address', (_name, flooder) => {
  const admission = createAdmission();
  for (let n = 0; n < 10_000; n += 1) admission.pace('request', flooder, n % 2 ? 'refused' : undefined);
  expect(admission.pace('request', ROBIN)).toBe(0);
});

test('paces are multiplied where that is wished for rates', () => {
  const admission = createAdmission({ times: 2, paces: [{ of: 'file', per: 'address', perSecond: 10, atOnce: 5 }] });
  const waits = Array.from({ length: 11 }, () => admission.pace('file', NOBODY));
  expect([waits.slice(0, 10), waits[10]]).toEqual([Array(10).fill(0), 50]);
});
