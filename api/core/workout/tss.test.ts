import * as fc from 'fast-check';

import {
  bikeTss,
  doneTss,
  expectedRpe,
  heartRateTss,
  intensityFromText,
  normalizedPower,
  rpeTss,
  runTss,
  workoutTss,
  stepsTss,
  swimTss,
  trimp,
  tssAt,
} from './tss.ts';
import type { Block, Step } from './workout.ts';

const constant = (watts: number, seconds: number) => Array.from({ length: seconds }, () => watts);

test.each([
  [250, 250, 3600, 100],
  [200, 250, 7200, 128],
  [210, 280, 5400, 84.375],
  [175, 250, 2700, 36.75],
])('ride at NP %d, FTP %d for %d s', (power, ftp, seconds, tss) => {
  expect(bikeTss(seconds, power, ftp)).toBeCloseTo(tss, 6);
});

test.each([
  ['one hour at 200 W', constant(200, 3600), 200],
  ['150, 300, 150 W', [...constant(150, 600), ...constant(300, 300), ...constant(150, 600)], 211.672],
  [
    '15 minutes hard and easy in turn',
    Array.from({ length: 15 }, () => [...constant(300, 60), ...constant(100, 60)]).flat(),
    239.235,
  ],
  ['ten seconds', constant(400, 10), 400],
  ['nothing', [], 0],
])('normalized power of %s', (_, watts, expected) => {
  expect(normalizedPower(watts)).toBeCloseTo(expected, 2);
});

const pace = (minutes: number, seconds: number) => 1000 / (minutes * 60 + seconds);

test.each([
  [3600, pace(5, 0), 81.0],
  [5400, pace(5, 30), 100.413],
  [2400, pace(4, 20), 71.893],
  [10800, pace(5, 45), 183.743],
])('run of %d s at %d m/s', (seconds, speed, tss) => {
  expect(runTss(seconds, speed, pace(4, 30))).toBeCloseTo(tss, 3);
});

test.each([
  [3000, 3600, 100 / 110, 77.025],
  [2250, 2700, 100 / 105, 50.244],
  [1500, 1800, 100 / 105, 33.496],
])('swim of %d m in %d s', (metres, seconds, css, tss) => {
  expect(swimTss(metres, seconds, css)).toBeCloseTo(tss, 2);
});

test.each([
  [30, 130, { rest: 40, max: 200 }, 'male', 31.803],
  [60, 150, { rest: 50, max: 190 }, 'male', 108.095],
  [90, 135, { rest: 50, max: 190 }, 'male', 112.196],
  [45, 120, { rest: 50, max: 190 }, 'male', 37.608],
  [60, 150, { rest: 55, max: 185 }, 'female', 95.086],
] as const)('TRIMP of %d min at %d', (minutes, heartRate, rates, gender, expected) => {
  expect(trimp(minutes, heartRate, rates, gender)).toBeCloseTo(expected, 3);
});

test.each([
  [60, 150, { rest: 50, max: 190 }, 'male', 70.788],
  [90, 135, { rest: 50, max: 190 }, 'male', 73.474],
  [45, 120, { rest: 50, max: 190 }, 'male', 24.629],
  [60, 150, { rest: 55, max: 185 }, 'female', 71.227],
  [60, 165, { rest: 50, max: 190 }, 'other', 100],
] as const)('heart-rate TSS of %d min at %d', (minutes, heartRate, rates, gender, expected) => {
  expect(heartRateTss(minutes, heartRate, 165, rates, gender)).toBeCloseTo(expected, 3);
});

test.each([
  [3, 60, 40],
  [5, 45, 45],
  [4, 90, 75],
  [8, 60, 100],
  [10, 30, 70],
  [2, 120, 60],
])('RPE %d for %d min', (rpe, minutes, tss) => {
  expect(rpeTss(minutes, rpe)).toBeCloseTo(tss, 9);
});

const step = (minutes: number, effort: number, sport?: Step['sport']): Step => ({
  kind: 'work',
  durationSec: minutes * 60,
  effort,
  target: { metric: 'rpe', lo: 3, hi: 4 },
  ...(sport ? { sport } : {}),
});
const block = (repeat: number, ...steps: Step[]): Block => ({ repeat, steps });

test.each([
  ['run', [step(15, 0.7), block(5, step(3, 1.06), step(3, 0.6)), step(10, 0.65)], 56.38],
  ['bike', [step(15, 0.6), step(20, 0.97), step(5, 0.55), step(20, 0.97), step(10, 0.55)], 79.29],
] as const)('steps of a %s', (sport, steps, tss) => {
  expect(stepsTss(steps, sport)).toBeCloseTo(tss, 2);
});

test('a brick counts each part by its own sport, strength by time', () => {
  expect(stepsTss([step(60, 0.9, 'swim'), step(60, 0.9, 'bike')], 'brick')).toBeCloseTo(72.9 + 81, 9);
  expect(stepsTss([step(60, 0.5)], 'strength')).toBeCloseTo(35, 9);
});

test.each([
  ['run', 'easy', 61],
  ['run', 'recovery', 49],
  ['run', 'moderate', 72],
  ['run', 'hard', 74],
  ['run', 'threshold', 77],
  ['run', 'vo2max', 72],
  ['bike', 'recovery', 30],
  ['bike', 'easy', 44],
  ['bike', 'moderate', 52],
  ['bike', 'hard', 59],
  ['bike', 'threshold', 67],
  ['bike', 'race-pace', 55],
  ['swim', 'recovery', 42],
  ['swim', 'easy', 53],
  ['swim', 'moderate', 66],
  ['swim', 'hard', 70],
  ['swim', 'threshold', 73],
  ['strength', 'hard', 35],
  ['run', 'rest', 0],
] as const)('an hour of %s, %s', (workoutType, intensity, tss) => {
  expect(Math.round(workoutTss(workoutType, intensity, 60))).toBe(tss);
});

test('a brick without steps is three quarters ride', () => {
  expect(workoutTss('brick', 'easy', 60)).toBeCloseTo(
    0.75 * workoutTss('bike', 'easy', 60) + 0.25 * workoutTss('run', 'easy', 60),
    9,
  );
});

test('expected exertion', () => {
  expect(expectedRpe('run', 'easy')).toBe(3);
  expect(expectedRpe('bike', 'vo2max')).toBe(8);
  expect(expectedRpe('strength', 'moderate')).toBe(5);
  expect(expectedRpe('strength', 'hard')).toBe(7);
});

test.each([
  ['as planned', { actualMinutes: 60, rpe: 3 }, 60],
  ['half of it', { actualMinutes: 30, rpe: 3 }, 30],
  ['three times as long counts twice', { actualMinutes: 180, rpe: 3 }, 120],
  ['a little harder', { actualMinutes: 60, rpe: 4 }, 75],
  ['all out counts 1.6 times', { actualMinutes: 60, rpe: 10 }, 96],
  ['far easier counts at least 0.6', { actualMinutes: 60, rpe: 1 }, 36],
  ['without a rating', { actualMinutes: 45, rpe: null }, 45],
])('done %s', (_, done, tss) => {
  expect(doneTss({ plannedTss: 60, plannedMinutes: 60, expectedRpe: 3, ...done })).toBeCloseTo(tss, 9);
});

test('an unplanned workout counts by how it felt', () => {
  expect(doneTss({ plannedTss: 0, plannedMinutes: 0, expectedRpe: 3, actualMinutes: 60, rpe: 8 })).toBe(100);
});

test.each([
  ['Easy spin', 'easy'],
  ['rest', 'rest'],
  ['recovery', 'recovery'],
  ['Zone 3 tempo', 'moderate'],
  ['hard hills', 'hard'],
  ['zone 4', 'hard'],
  ['threshold intervals', 'threshold'],
  ['VO2max', 'vo2max'],
  ['Race-Pace', 'race-pace'],
  ['goal race effort', 'race-pace'],
  ['All-out', 'vo2max'],
  ['max effort', 'vo2max'],
  ['short sprints', 'vo2max'],
  ['intervals', 'hard'],
  ['tempo', 'moderate'],
  ['easy, with sprints', 'easy'],
  ['VO2', 'vo2max'],
  ['VO2 max', 'vo2max'],
  ['Z4', 'hard'],
  ['zone4', 'hard'],
  ['z5', 'vo2max'],
  ['max', 'vo2max'],
  ['not hard at all', 'easy'],
  ['hardly any effort', 'easy'],
  ['not too easy', 'moderate'],
  ['through the orchard', 'easy'],
  ['grace', 'easy'],
  ['whatever', 'easy'],
])('"%s" means %s', (text, intensity) => {
  expect(intensityFromText(text)).toBe(intensity);
});

test('TSS is never negative, linear in time and rises with intensity', () => {
  const sport = fc.constantFrom('run' as const, 'bike' as const, 'swim' as const);
  const factor = fc.double({ min: 0.01, max: 1.5, noNaN: true });
  fc.assert(
    fc.property(sport, fc.double({ min: 0.1, max: 12, noNaN: true }), factor, factor, (of, hours, a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(tssAt(hours, low, of)).toBeGreaterThanOrEqual(0);
      expect(tssAt(2 * hours, low, of)).toBeCloseTo(2 * tssAt(hours, low, of), 6);
      expect(high - low <= 1e-6 || tssAt(hours, high, of) > tssAt(hours, low, of)).toBe(true);
    }),
  );
});
