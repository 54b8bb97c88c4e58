import type { Compliance } from '../codes/compliance.ts';
import { complianceText } from '../messages/compliance.ts';
import { type ComparedWorkout, comparedWithPlan } from './compliance.ts';

const TODAY = '2026-11-20';
const of = (fields: Partial<ComparedWorkout>) =>
  comparedWithPlan(
    { status: 'completed', scheduledDate: '2026-11-18', duration: 100, feedback: null, ...fields },
    TODAY,
  );
const done = (actualDuration: number | null) => ({ actualDuration, reasonForSkip: null });
const skipped = (reasonForSkip: string | null) => ({ actualDuration: null, reasonForSkip });

test.each<[Partial<ComparedWorkout>, Compliance, number | null, string]>([
  [{ feedback: done(49) }, 'far', 49, '49% of plan'],
  [{ feedback: done(50) }, 'near', 50, '50% of plan'],
  [{ feedback: done(80) }, 'asPlanned', 80, '80% of plan'],
  [{ feedback: done(100) }, 'asPlanned', 100, 'As planned'],
  [{ feedback: done(120) }, 'asPlanned', 120, '120% of plan'],
  [{ feedback: done(150) }, 'near', 150, '150% of plan'],
  [{ feedback: done(151) }, 'far', 151, '151% of plan'],
  [{ feedback: done(60), status: 'partially_completed' }, 'near', 60, 'Partly: 60%'],
  [{ feedback: done(30), duration: 0 }, 'noPlan', null, 'Done'],
  [{ status: 'partially_completed' }, 'noPlan', null, 'Partly done'],
  [{ status: 'skipped' }, 'missed', null, 'Missed'],
  [{ status: 'skipped', feedback: skipped('work') }, 'missed', null, 'Skipped: work'],
  [{ status: 'skipped', feedback: skipped(null) }, 'missed', null, 'Skipped'],
  [{ status: 'skipped', feedback: skipped('illness') }, 'excused', null, 'Skipped: illness'],
  [{ status: 'scheduled' }, 'missed', null, 'Missed'],
])('%j is %s, %s', (fields, level, percent, words) => {
  const compared = of(fields)!;
  expect([compared.level, compared.percent, complianceText(compared)]).toEqual([level, percent, words]);
});

test.each([TODAY, '2026-11-21'])('a workout of %s that nobody has told of can still be done', (scheduledDate) => {
  expect(of({ status: 'scheduled', scheduledDate })).toBeNull();
});
