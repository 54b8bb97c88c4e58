import type { WorkoutChange } from '../changes.ts';
import { causeOf } from './rules.ts';

type Change = Pick<WorkoutChange, 'reasonCode' | 'inputs'>;

/** The same event, told with other numbers of the day, and another event. */
test.each<readonly [string, Change, same: Change, other: Change]>([
  [
    'an illness',
    { reasonCode: 'ILLNESS', inputs: { from: '2027-01-04', days: 2 } },
    { reasonCode: 'ILLNESS_RETURN', inputs: { from: '2027-01-04', days: 3 } },
    { reasonCode: 'ILLNESS', inputs: { from: '2027-01-05', days: 2 } },
  ],
  [
    'an injury',
    { reasonCode: 'INJURY_RULE', inputs: { areas: 'knee', days: 2 } },
    { reasonCode: 'INJURY_RULE', inputs: { areas: 'knee', days: 3 } },
    { reasonCode: 'INJURY_RULE', inputs: { areas: 'calf', days: 2 } },
  ],
  [
    'a break, by its first day',
    { reasonCode: 'BREAK', inputs: { backOn: '2027-01-10', days: 4 } },
    { reasonCode: 'BREAK', inputs: { backOn: '2027-01-11', days: 5 } },
    { reasonCode: 'BREAK', inputs: { backOn: '2027-01-11', days: 4 } },
  ],
  [
    'a break of unknown length',
    { reasonCode: 'BREAK', inputs: { backOn: '2027-01-10' } },
    { reasonCode: 'BREAK', inputs: {} },
    { reasonCode: 'BREAK', inputs: { backOn: '2027-01-10', days: 4 } },
  ],
  [
    'skips',
    { reasonCode: 'TIRED', inputs: { skippedOn: '2027-01-04', score: 30 } },
    { reasonCode: 'TIRED', inputs: { skippedOn: '2027-01-04', score: 40 } },
    { reasonCode: 'TIRED', inputs: { skippedOn: '2027-01-05', score: 30 } },
  ],
  [
    'effort',
    { reasonCode: 'EFFORT_HIGH', inputs: { last: '2027-01-04', felt: 7, expected: 4 } },
    { reasonCode: 'EFFORT_HIGH', inputs: { last: '2027-01-04', felt: 7, expected: 5 } },
    { reasonCode: 'EFFORT_HIGH', inputs: { last: '2027-01-04', felt: 8, expected: 4 } },
  ],
  [
    'a check-in',
    { reasonCode: 'READINESS_RED', inputs: { score: 20 } },
    { reasonCode: 'READINESS_AMBER', inputs: { score: 50 } },
    { reasonCode: 'TRAVEL', inputs: { score: 20 } },
  ],
  [
    'travel',
    { reasonCode: 'TRAVEL', inputs: { travelThisWeek: true } },
    { reasonCode: 'DEADLINES' },
    { reasonCode: 'READINESS_RED' },
  ],
  [
    'a missed key workout',
    { reasonCode: 'MISSED_KEY', inputs: { missedOn: '2027-01-04', day: 'monday' } },
    { reasonCode: 'MISSED_KEY', inputs: { missedOn: '2027-01-04', day: 'tuesday' } },
    { reasonCode: 'MISSED_KEY', inputs: { missedOn: '2027-01-05', day: 'monday' } },
  ],
  [
    'a week held to what was done',
    { reasonCode: 'RAMP', inputs: { monday: '2027-01-04', largest: 300, limit: 330 } },
    { reasonCode: 'RAMP', inputs: { monday: '2027-01-04', largest: 310, limit: 340 } },
    { reasonCode: 'RAMP', inputs: { monday: '2027-01-11', largest: 300, limit: 330 } },
  ],
  [
    'a run held to those that were run',
    { reasonCode: 'RAMP_RUN', inputs: { longest: 60, limit: 70 } },
    { reasonCode: 'RAMP_RUN', inputs: { longest: 60, limit: 69 } },
    { reasonCode: 'RAMP_RUN', inputs: { longest: 66, limit: 70 } },
  ],
  [
    'a sport that hurt',
    { reasonCode: 'SKIPPED_INJURY', inputs: { sport: 'run', skippedOn: '2027-01-04' } },
    { reasonCode: 'SKIPPED_INJURY', inputs: { sport: 'run', skippedOn: '2027-01-04', days: 2 } },
    { reasonCode: 'SKIPPED_INJURY', inputs: { sport: 'bike', skippedOn: '2027-01-04' } },
  ],
  [
    'tiredness, by how often',
    { reasonCode: 'TIRED', inputs: { skipped: 1, last: '2027-01-04', readiness: 40 } },
    { reasonCode: 'TIRED_AGAIN', inputs: { skipped: 1, last: '2027-01-04', readiness: 60 } },
    { reasonCode: 'TIRED', inputs: { skipped: 2, last: '2027-01-04', readiness: 40 } },
  ],
  [
    'tiredness, by its last day',
    { reasonCode: 'TIRED', inputs: { skipped: 1, last: '2027-01-04' } },
    { reasonCode: 'TIRED', inputs: { skipped: 1, last: '2027-01-04', readiness: null } },
    { reasonCode: 'TIRED', inputs: { skipped: 1, last: '2027-01-05' } },
  ],
  [
    'a busy week',
    { reasonCode: 'BUSY_WEEK', inputs: { skipped: 2, monday: '2027-01-04' } },
    { reasonCode: 'BUSY_WEEK', inputs: { skipped: 2, monday: '2027-01-04', days: 5 } },
    { reasonCode: 'BUSY_WEEK', inputs: { skipped: 2, monday: '2027-01-11' } },
  ],
  [
    'effort, by the last workout that told of it',
    { reasonCode: 'EFFORT_HIGH', inputs: { felt: 7, expected: 4, last: '2027-01-04' } },
    { reasonCode: 'EFFORT_HIGH', inputs: { felt: 7, expected: 5, last: '2027-01-04' } },
    { reasonCode: 'EFFORT_HIGH', inputs: { felt: 7, expected: 4, last: '2027-01-06' } },
  ],
  [
    'effort, by how often',
    { reasonCode: 'EFFORT_REPEATED', inputs: { times: 1, last: '2027-01-04' } },
    { reasonCode: 'EFFORT_AGAIN', inputs: { times: 1, last: '2027-01-04' } },
    { reasonCode: 'EFFORT_REPEATED', inputs: { times: 2, last: '2027-01-04' } },
  ],
  [
    'more than was planned',
    { reasonCode: 'MORE_THAN_PLANNED', inputs: { excess: 40, sessions: 2 } },
    { reasonCode: 'MORE_THAN_PLANNED', inputs: { excess: 40, sessions: 3 } },
    { reasonCode: 'MORE_THAN_PLANNED', inputs: { excess: 50, sessions: 2 } },
  ],
  [
    'a morning’s heart rate variability',
    { reasonCode: 'HRV_LOW', inputs: { day: '2027-01-04', mean: 40 } },
    { reasonCode: 'HRV_REST', inputs: { day: '2027-01-04', mean: 38 } },
    { reasonCode: 'HRV_LOW', inputs: { day: '2027-01-05', mean: 40 } },
  ],
  [
    'a raised rung, by the day',
    { reasonCode: 'RUNG_RAISED', inputs: { what: '3 × 8 min', date: '2027-01-04', outcome: 'EASIER' } },
    { reasonCode: 'RUNG_RAISED', inputs: { what: '3 × 8 min', date: '2027-01-04', outcome: 'AS_EXPECTED' } },
    { reasonCode: 'RUNG_RAISED', inputs: { what: '3 × 8 min', date: '2027-01-06', outcome: 'EASIER' } },
  ],
  [
    'a raised rung, by the workout',
    { reasonCode: 'RUNG_RAISED', inputs: { what: '3 × 8 min', date: '2027-01-04' } },
    { reasonCode: 'RUNG_RAISED', inputs: { what: '3 × 8 min', date: '2027-01-04', family: 'run-threshold' } },
    { reasonCode: 'RUNG_RAISED', inputs: { what: '4 × 8 min', date: '2027-01-04' } },
  ],
  [
    'a test, by the workout that shows that it is worth it',
    { reasonCode: 'TEST_WORTH_IT', inputs: { sport: 'running', last: '2027-01-04' } },
    { reasonCode: 'TEST_WORTH_IT', inputs: { sport: 'running', last: '2027-01-04', days: 2 } },
    { reasonCode: 'TEST_WORTH_IT', inputs: { sport: 'running', last: '2027-01-06' } },
  ],
  [
    'a test, by the sport',
    { reasonCode: 'TEST_WORTH_IT', inputs: { sport: 'running', last: '2027-01-04' } },
    { reasonCode: 'TEST_WORTH_IT', inputs: { sport: 'running', last: '2027-01-04', days: 2 } },
    { reasonCode: 'TEST_WORTH_IT', inputs: { sport: 'cycling', last: '2027-01-04' } },
  ],
])('%s is the same event with other numbers of the day, and no other one', (_, change, same, other) => {
  expect(causeOf(change)).not.toBeNull();
  expect(causeOf(same)).toBe(causeOf(change));
  expect(causeOf(other)).not.toBe(causeOf(change));
});

test.each(['REQUEST', 'LIMIT_INJURY', 'PRINCIPLE', 'STANDING'] as const)(
  '%s is no event that a rule answers',
  (code) => {
    expect(causeOf({ reasonCode: code })).toBeNull();
  },
);
