import { counts, trialsOf } from './effort.ts';

const window = (heartRate: number | null, coverage = 1) => ({ seconds: 1200, value: 264, heartRate, coverage });

test.each([
  ['training', 158.2, 1, 170, null, true],
  ['training', 158, 1, 170, null, false],
  ['training', 170, 0.8, 170, null, true],
  ['training', 170, 0.79, 170, null, false],
  ['training', null, 0, 170, null, false],
  ['training', 152, 1, null, 190, true],
  ['training', 151, 1, null, 190, false],
  // LTHR is known: the maximum does not count
  ['training', 152, 1, 170, 190, false],
  ['training', 180, 1, null, null, false],
  ['race', null, 0, 170, null, true],
  ['test', null, 0, null, null, true],
] as const)(
  '%s at %p bpm, recorded for %p of it, LTHR %p, maximum %p: %p',
  (as, rate, coverage, lthr, max, expected) => {
    expect(counts(window(rate, coverage), { as }, { lthr, maxHeartRate: max })).toBe(expected);
  },
);

test('the fastest laps of 400 and 200 m are the test', () => {
  const lap = (distanceM: number | null, movingSec: number) => ({ distanceM, movingSec });
  expect(trialsOf([lap(300, 400), lap(400, 380), lap(100, 120), lap(196, 181), lap(204, 180), lap(null, 1)])).toEqual({
    t400: 380,
    t200: 180,
  });
  expect(trialsOf([lap(400, 380), lap(195, 170)])).toBeNull();
  expect(trialsOf([])).toBeNull();
});
