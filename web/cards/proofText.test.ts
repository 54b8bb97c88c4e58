import { constraintText, saysLimit } from './proofText.ts';

test('a day in a limit is written for people', () => {
  expect(constraintText('Nothing new before 2027-01-06')).toBe('Nothing new before Wed 6 Jan');
  expect(constraintText('Wed at most 60 min')).toBe('Wed at most 60 min');
});

test.each([
  ['At most 1 hard day', '1 day', true],
  ['At least 2 rest days', '2 days', true],
  ['Week at most 399 min, races not counted', '399 min', true],
  ['Strength at most 12% of the week', '12%', true],
  ['Longest session on a long-workout day (Sat, Sun)', 'Sat, Sun', true],
  ['Mon unavailable', '0 sessions', true],
  ['Longest run at most 10% or 10 min over the 40 min of the last 30 days', '50 min', false],
  ['At most 12 sessions', '2 sessions', false],
  ['Tuesday', 'at most 60 min', false],
])('"%s" and a limit of "%s"', (constraint, limit, says) => {
  expect(saysLimit(constraint, limit)).toBe(says);
});
