import * as fc from 'fast-check';

import { addDays } from '../calendar/calendar.ts';
import {
  consistency,
  consistencyBand,
  consistencyScore,
  isIllOn,
  type CountedWorkout,
  SKIP_REASONS,
} from './consistency.ts';
import { WORKOUT_STATUSES } from '../codes/workout.ts';

const workout = (
  plannedMinutes: number,
  actualMinutes: number,
  status: CountedWorkout['status'],
  reasonForSkip: CountedWorkout['reasonForSkip'] = null,
): CountedWorkout => ({ plannedMinutes, actualMinutes, status, reasonForSkip, removedByPlan: false });

test.each([
  [[workout(60, 60, 'completed'), workout(45, 0, 'skipped', 'work'), workout(90, 45, 'partially_completed')], 53],
  [[workout(60, 75, 'completed'), workout(45, 45, 'completed'), workout(90, 90, 'completed')], 100],
  [[workout(60, 60, 'completed'), workout(45, 0, 'skipped', 'illness'), workout(90, 45, 'partially_completed')], 72],
  [
    [
      workout(60, 50, 'completed'),
      workout(60, 60, 'completed'),
      workout(60, 0, 'skipped', 'fatigue'),
      workout(120, 110, 'completed'),
      workout(30, 30, 'completed'),
    ],
    77,
  ],
  [[workout(60, 0, 'scheduled'), workout(60, 60, 'completed')], 50],
  [[workout(1000, 998, 'completed')], 99],
  [[], null],
  [[workout(45, 0, 'skipped', 'injury')], null],
])('%j', (workouts, score) => {
  expect(consistencyScore(workouts)).toBe(score);
});

test('the windows end yesterday and a week before', () => {
  const today = '2027-03-01';
  const on = (daysAgo: number, done: boolean) => ({
    ...workout(60, done ? 60 : 0, done ? 'completed' : 'skipped'),
    scheduledDate: addDays(today, -daysAgo),
  });
  expect(
    consistency(today, [on(0, false), on(1, true), on(28, true), on(29, false), on(35, false), on(36, true)]),
  ).toEqual({ score: 100, lastWeek: 33 });
  expect(consistency(today, [on(29, true)])).toEqual({ score: null, lastWeek: 100 });
});

test('days of illness count for nothing, but for what was done on them', () => {
  const ill = { ...workout(60, 0, 'scheduled'), isIllDay: true };
  expect(consistencyScore([ill])).toBeNull();
  expect(consistencyScore([ill, workout(60, 60, 'completed')])).toBe(100);
  expect(consistencyScore([{ ...workout(60, 30, 'partially_completed'), isIllDay: true }])).toBe(50);
  const times = [
    { from: '2027-02-01', wellOn: '2027-02-03' },
    { from: '2027-02-20', wellOn: null },
  ];
  expect(
    ['2027-01-31', '2027-02-01', '2027-02-02', '2027-02-03', '2027-02-19', '2027-03-01'].map((day) =>
      isIllOn(day, times),
    ),
  ).toEqual([false, true, true, false, false, true]);
});

test('nobody is judged before a week is over', () => {
  // a Sunday and the Monday after it
  const of = (scheduledDate: string, status: CountedWorkout['status'] = 'completed') => ({
    ...workout(60, 60, status),
    scheduledDate,
  });
  expect(consistency('2027-02-28', [of('2027-02-23')]).score).toBeNull();
  expect(consistency('2027-03-01', [of('2027-02-23')]).score).toBe(100);
  expect(
    consistency('2027-03-03', [{ ...of('2027-02-23', 'skipped'), reasonForSkip: 'illness' as const }, of('2027-03-01')])
      .score,
  ).toBeNull();
});

test.each([
  [80, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'basics'],
])('%d is %s', (score, band) => {
  expect(consistencyBand(score)).toBe(band);
});

const judged: fc.Arbitrary<CountedWorkout> = fc.record({
  plannedMinutes: fc.integer({ min: 1, max: 300 }),
  actualMinutes: fc.integer({ min: 0, max: 400 }),
  status: fc.constantFrom(...WORKOUT_STATUSES),
  reasonForSkip: fc.option(fc.constantFrom(...SKIP_REASONS)),
  removedByPlan: fc.boolean(),
});

test('scores run from 0 to 100, and only a plan done in full is 100', () => {
  fc.assert(
    fc.property(fc.array(judged, { minLength: 1, maxLength: 12 }), (workouts) => {
      const score = consistencyScore(workouts);
      const excused = (s: CountedWorkout) =>
        s.removedByPlan || (s.status === 'skipped' && ['illness', 'injury'].includes(s.reasonForSkip ?? ''));
      const counted = workouts.filter((s) => !excused(s));
      expect(score === null).toBe(counted.length === 0);
      if (score === null) return;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score === 100).toBe(counted.every((s) => s.status === 'completed' && s.actualMinutes >= s.plannedMinutes));
    }),
  );
});

test('extra workouts change nothing, and an excuse never lowers the score', () => {
  fc.assert(
    fc.property(fc.array(judged, { minLength: 1, maxLength: 12 }), judged, (workouts, extra) => {
      expect(consistencyScore([...workouts, { ...extra, plannedMinutes: 0 }])).toBe(consistencyScore(workouts));
      const before = consistencyScore([
        ...workouts,
        { ...extra, status: 'skipped', reasonForSkip: 'work', removedByPlan: false },
      ]);
      const excused = consistencyScore([
        ...workouts,
        { ...extra, status: 'skipped', reasonForSkip: 'illness', removedByPlan: false },
      ]);
      // with nothing left to judge there is no score
      expect(excused ?? 100).toBeGreaterThanOrEqual(before!);
    }),
  );
});
