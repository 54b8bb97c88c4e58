import { complianceOf } from './compliance.ts';

const TODAY = '2026-11-20';
const workout = (fields: Partial<Parameters<typeof complianceOf>[0]>) => ({
  status: 'COMPLETED',
  scheduledDate: '2026-11-18',
  duration: 100,
  feedback: null,
  ...fields,
});
const done = (actualDuration: number | null) => ({ actualDuration, reasonForSkip: null });
const skipped = (reasonForSkip: string) => ({ actualDuration: null, reasonForSkip });

test.each([
  [49, 'far', '49% of plan'],
  [50, 'near', '50% of plan'],
  [79, 'near', '79% of plan'],
  [80, 'asPlanned', '80% of plan'],
  [100, 'asPlanned', 'As planned'],
  [120, 'asPlanned', '120% of plan'],
  [121, 'near', '121% of plan'],
  [150, 'near', '150% of plan'],
  [151, 'far', '151% of plan'],
])('%i of 100 minutes is %s', (minutes, level, words) => {
  expect(complianceOf(workout({ feedback: done(minutes) }), TODAY)).toEqual({ level, words });
});

test('the colour follows the rounded number that is shown', () => {
  // 35 of 44 min is 79.5%
  expect(complianceOf(workout({ duration: 44, feedback: done(35) }), TODAY)).toEqual({
    level: 'asPlanned',
    words: '80% of plan',
  });
});

test('part of a workout is told apart from the whole', () => {
  const half = workout({ status: 'PARTIALLY_COMPLETED', feedback: done(60) });
  expect(complianceOf(half, TODAY)).toEqual({ level: 'near', words: 'Partly: 60%' });
});

test.each([
  [0, done(30), 'COMPLETED', 'Done'],
  [60, null, 'COMPLETED', 'Done'],
  [60, done(null), 'PARTIALLY_COMPLETED', 'Partly done'],
])('%i planned minutes, %j done: nothing to compare', (duration, feedback, status, words) => {
  expect(complianceOf(workout({ duration, feedback, status }), TODAY)).toEqual({ level: 'noPlan', words });
});

test.each([
  ['ILLNESS', 'excused', 'Skipped: illness'],
  ['INJURY', 'excused', 'Skipped: injury'],
  ['WORK', 'missed', 'Skipped: work'],
  ['FATIGUE', 'missed', 'Skipped: fatigue'],
  ['OTHER', 'missed', 'Skipped'],
])('skipped for %s is %s', (reason, level, words) => {
  const answer = complianceOf(workout({ status: 'SKIPPED', feedback: skipped(reason) }), TODAY);
  expect(answer).toEqual({ level, words });
});

test.each([
  ['2026-11-19', { level: 'missed', words: 'Missed' }],
  ['2026-11-20', null],
  ['2026-11-21', null],
])('nothing told of a workout of %s', (scheduledDate, answer) => {
  expect(complianceOf(workout({ status: 'SCHEDULED', scheduledDate }), TODAY)).toEqual(answer);
});
