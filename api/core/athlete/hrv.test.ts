import { addDays, type Day } from '../calendar/calendar.ts';
import { type HrvDay, hrvTrend } from './hrv.ts';

const today: Day = '2026-11-20';
const mornings = (logs: readonly (number | null)[], last: Day): HrvDay[] =>
  logs.flatMap((log, i) => (log === null ? [] : [{ day: addDays(last, i + 1 - logs.length), hrv: Math.exp(log) }]));
const CYCLE = [4.0, 4.1, 3.9, 4.05, 3.95];
const usual = (count: number) => Array.from({ length: count }, (_, i) => CYCLE[i % CYCLE.length]!);
const asked = (week: readonly (number | null)[], before = usual(30)) =>
  hrvTrend([...mornings(before, addDays(today, -7)), ...mornings(week, today)], today);
const week = (log: number) => Array.from({ length: 7 }, () => log);

test('the usual is half a standard deviation to both sides of the weeks before', () => {
  const { least, most, mean } = asked(week(4))!;
  expect([Math.log(least), Math.log(most), Math.log(mean)].map((log) => log.toFixed(4))).toEqual([
    '3.9646',
    '4.0354',
    '4.0000',
  ]);
});

test.each<readonly [string, readonly (number | null)[], boolean | null]>([
  ['just below', week(3.96), true],
  ['just within', week(3.97), false],
  ['above', week(4.3), false],
  ['three values below', [null, 3.9, null, 3.9, null, null, 3.9], true],
  ['two values', [null, 3.9, null, 3.9, null, null, null], null],
  ['an outlier among usual ones', [4.0, 4.1, 3.9, 2.5, 4.05, 3.95, 4.0], false],
  ['an outlier, and the others low too', [3.9, 3.9, 3.9, 2.5, 3.9, 3.9, 3.9], true],
  ['an outlier of three', [null, 4.0, null, 2.5, null, null, 4.0], null],
  ['one low of three', [null, 4.0, null, 3.8, null, null, 4.0], false],
  ['two far below', [4.0, 4.1, 3.9, 2.5, 2.6, 3.95, 4.0], true],
])('%s', (_name, values, isLow) => {
  expect(asked(values)?.isLow ?? null).toBe(isLow);
});

test('nothing is usual before two weeks of mornings, nor after more than two months', () => {
  expect(asked(week(3), usual(14))).toBeNull();
  expect(asked(week(3), usual(15))!.isLow).toBe(true);
  const long = [...usual(60).map((log) => log - 1), ...usual(60)];
  expect(asked(week(4), long)).toEqual(asked(week(4), usual(60)));
});

test('mornings to come do not count', () => {
  const days = [...mornings(usual(30), addDays(today, -7)), ...mornings(week(3), addDays(today, 5))];
  expect(hrvTrend(days, today)).toBeNull();
});
