import * as fc from 'fast-check';

import { addDays } from '../calendar/calendar.ts';
import {
  consistency,
  consistencyBand,
  consistencyScore,
  isIllOn,
  type JudgedSession,
  SKIP_REASONS,
} from './consistency.ts';
import { WORKOUT_STATUSES } from '../codes/workout.ts';

const session = (
  plannedMinutes: number,
  actualMinutes: number,
  status: JudgedSession['status'],
  reasonForSkip: JudgedSession['reasonForSkip'] = null,
): JudgedSession => ({ plannedMinutes, actualMinutes, status, reasonForSkip, removedByPlan: false });

test.each([
  [[session(60, 60, 'completed'), session(45, 0, 'skipped', 'work'), session(90, 45, 'partially_completed')], 53],
  [[session(60, 75, 'completed'), session(45, 45, 'completed'), session(90, 90, 'completed')], 100],
  [[session(60, 60, 'completed'), session(45, 0, 'skipped', 'illness'), session(90, 45, 'partially_completed')], 72],
  [
    [
      session(60, 50, 'completed'),
      session(60, 60, 'completed'),
      session(60, 0, 'skipped', 'fatigue'),
      session(120, 110, 'completed'),
      session(30, 30, 'completed'),
    ],
    77,
  ],
  [[session(60, 0, 'scheduled'), session(60, 60, 'completed')], 50],
  [[session(1000, 998, 'completed')], 99],
  [[], null],
  [[session(45, 0, 'skipped', 'injury')], null],
])('%j', (sessions, score) => {
  expect(consistencyScore(sessions)).toBe(score);
});

test('the windows end yesterday and a week before', () => {
  const today = '2027-03-01';
  const on = (daysAgo: number, done: boolean) => ({
    ...session(60, done ? 60 : 0, done ? 'completed' : 'skipped'),
    scheduledDate: addDays(today, -daysAgo),
  });
  expect(
    consistency(today, [on(0, false), on(1, true), on(28, true), on(29, false), on(35, false), on(36, true)]),
  ).toEqual({ score: 100, lastWeek: 33 });
  expect(consistency(today, [on(29, true)])).toEqual({ score: null, lastWeek: 100 });
});

test('days of illness count for nothing, but for what was done on them', () => {
  const ill = { ...session(60, 0, 'scheduled'), isIllDay: true };
  expect(consistencyScore([ill])).toBeNull();
  expect(consistencyScore([ill, session(60, 60, 'completed')])).toBe(100);
  expect(consistencyScore([{ ...session(60, 30, 'partially_completed'), isIllDay: true }])).toBe(50);
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
  const of = (scheduledDate: string, status: JudgedSession['status'] = 'completed') => ({
    ...session(60, 60, status),
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

const judged: fc.Arbitrary<JudgedSession> = fc.record({
  plannedMinutes: fc.integer({ min: 1, max: 300 }),
  actualMinutes: fc.integer({ min: 0, max: 400 }),
  status: fc.constantFrom(...WORKOUT_STATUSES),
  reasonForSkip: fc.option(fc.constantFrom(...SKIP_REASONS)),
  removedByPlan: fc.boolean(),
});

test('scores run from 0 to 100, and only a plan done in full is 100', () => {
  fc.assert(
    fc.property(fc.array(judged, { minLength: 1, maxLength: 12 }), (sessions) => {
      const score = consistencyScore(sessions);
      const excused = (s: JudgedSession) =>
        s.removedByPlan || (s.status === 'skipped' && ['illness', 'injury'].includes(s.reasonForSkip ?? ''));
      const counted = sessions.filter((s) => !excused(s));
      expect(score === null).toBe(counted.length === 0);
      if (score === null) return;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score === 100).toBe(counted.every((s) => s.status === 'completed' && s.actualMinutes >= s.plannedMinutes));
    }),
  );
});

test('extra sessions change nothing, and an excuse never lowers the score', () => {
  fc.assert(
    fc.property(fc.array(judged, { minLength: 1, maxLength: 12 }), judged, (sessions, extra) => {
      expect(consistencyScore([...sessions, { ...extra, plannedMinutes: 0 }])).toBe(consistencyScore(sessions));
      const before = consistencyScore([
        ...sessions,
        { ...extra, status: 'skipped', reasonForSkip: 'work', removedByPlan: false },
      ]);
      const excused = consistencyScore([
        ...sessions,
        { ...extra, status: 'skipped', reasonForSkip: 'illness', removedByPlan: false },
      ]);
      // with nothing left to judge there is no score
      expect(excused ?? 100).toBeGreaterThanOrEqual(before!);
    }),
  );
});
