import * as fc from 'fast-check';

import { loadSeries, projectLoad, seedFitness } from './fitness.ts';

const same = (tss: number, days: number) => Array.from({ length: days }, () => tss);
const WEEK = [0, 60, 80, 0, 100, 150, 60];

test.each([
  [0, [100], 2.3528, 13.3122, -10.9594],
  [0, same(100, 7), 15.3518, 63.2121, -47.8602],
  [0, same(100, 42), 63.2121, 99.7521, -36.5401],
  [50, WEEK, 52.3899, 63.6195, -11.2295],
])('from %d: %j', (start, days, ctl, atl, form) => {
  const end = loadSeries({ ctl: start, atl: start }, [...days, 0]);
  expect(end.at(-2)!.ctl).toBeCloseTo(ctl, 4);
  expect(end.at(-2)!.atl).toBeCloseTo(atl, 4);
  expect(end.at(-1)!.tsb).toBeCloseTo(form, 4);
});

test('day by day', () => {
  const series = loadSeries({ ctl: 50, atl: 50 }, WEEK);
  [48.824, 49.087, 49.814, 48.642, 49.85, 52.207, 52.39].forEach((ctl, i) =>
    expect(series[i]!.ctl).toBeCloseTo(ctl, 3),
  );
  [43.344, 45.561, 50.146, 43.47, 50.996, 64.175, 63.619].forEach((atl, i) =>
    expect(series[i]!.atl).toBeCloseTo(atl, 3),
  );
});

test('a projection names its days and fills gaps with rest', () => {
  const days = projectLoad({
    start: seedFitness(7, 50),
    firstDay: '2027-02-26',
    lastDay: '2027-03-07',
    tssByDay: { '2027-02-27': 100, '2027-03-01': 80 },
  });
  expect(days.map(({ day, tss }) => [day, tss]).slice(0, 5)).toEqual([
    ['2027-02-26', 0],
    ['2027-02-27', 100],
    ['2027-02-28', 0],
    ['2027-03-01', 80],
    ['2027-03-02', 0],
  ]);
  expect(days).toHaveLength(10);
  expect(days[0]!.tsb).toBe(0);
});

const tss = fc.double({ min: 0, max: 400, noNaN: true });
const fitness = fc.record({
  ctl: fc.double({ min: 0, max: 150, noNaN: true }),
  atl: fc.double({ min: 0, max: 200, noNaN: true }),
});

test('averages stay between the start and the loads', () => {
  fc.assert(
    fc.property(fitness, fc.array(tss, { minLength: 1, maxLength: 60 }), (start, days) => {
      for (const { ctl, atl } of loadSeries(start, days)) {
        expect(ctl).toBeGreaterThanOrEqual(Math.min(start.ctl, ...days) - 1e-9);
        expect(ctl).toBeLessThanOrEqual(Math.max(start.ctl, ...days) + 1e-9);
        expect(atl).toBeGreaterThanOrEqual(Math.min(start.atl, ...days) - 1e-9);
        expect(atl).toBeLessThanOrEqual(Math.max(start.atl, ...days) + 1e-9);
      }
    }),
  );
});

test('equal days draw the averages closer each day, and rest at their level', () => {
  fc.assert(
    fc.property(fitness, tss, (start, load) => {
      let before = Math.abs(start.ctl - load);
      for (const { ctl } of loadSeries(start, same(load, 60))) {
        expect(Math.abs(ctl - load)).toBeLessThanOrEqual(before + 1e-9);
        before = Math.abs(ctl - load);
      }
      expect(before).toBeLessThanOrEqual(0.25 * Math.abs(start.ctl - load) + 1e-9);
      const level = loadSeries({ ctl: load, atl: load }, same(load, 5)).at(-1)!;
      expect(level.ctl).toBeCloseTo(load, 9);
      expect(level.tsb).toBeCloseTo(0, 9);
    }),
  );
});

test('a series may be cut anywhere, and rest never raises an average', () => {
  fc.assert(
    fc.property(fitness, fc.array(tss, { maxLength: 30 }), fc.array(tss, { maxLength: 30 }), (start, a, b) => {
      const first = loadSeries(start, a);
      const rest = loadSeries(first.at(-1) ?? start, b);
      expect([...first, ...rest]).toEqual(loadSeries(start, [...a, ...b]));
      const [idle] = loadSeries(start, [0]);
      expect(idle!.ctl).toBeLessThanOrEqual(start.ctl);
      expect(idle!.atl).toBeLessThanOrEqual(start.atl);
    }),
  );
});
