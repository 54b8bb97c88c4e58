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
