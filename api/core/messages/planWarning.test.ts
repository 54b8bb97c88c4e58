import { notHeldText, warningFor, warningOf } from './planWarning.ts';
import { ATHLETE, COACH } from './reader.ts';

test('a warning speaks to its reader, and is kept as it speaks to the athlete', () => {
  const warning = warningOf('RACE_DATE_ASSUMED', { assumed: '2027-05-09' });
  expect(warning.message).toBe('Your goal has no date; the plan assumes 9 May 2027.');
  expect(warningFor(warning, ATHLETE)).toEqual({
    code: 'RACE_DATE_ASSUMED',
    message: 'Your goal has no date; the plan assumes 9 May 2027.',
    recommendation: 'Edit the race when you know its date.',
  });
  expect(warningFor(warning, COACH)).toEqual({
    code: 'RACE_DATE_ASSUMED',
    message: 'Their goal has no date; the plan assumes 9 May 2027.',
    recommendation: 'Edit the race when they know its date.',
  });
});

test('a warning that was kept without inputs stays as it was written', () => {
  const kept = { code: 'MAIN_GOAL_CHANGED', message: 'Of old.', recommendation: 'As you want.' } as const;
  expect(warningFor(kept, COACH)).toEqual(kept);
});

test.each([
  [1, ATHLETE, 'the week would have no swimming, which your race needs.'],
  [3, COACH, 'the week would have no swimming, which their race needs.'],
])('a principle that %d weeks cannot keep', (weeks, reader, cost) => {
  const more = weeks > 1 ? ' and 2 more' : '';
  const text = notHeldText(
    { by: 'Robin Vale', rule: 'No swim', weekStartDate: '2026-11-23', weeks, need: 'SPORT', sport: 'swimming' },
    reader,
  );
  expect(text).toBe(
    `Robin Vale's principle: no swim: not kept in the week of Monday 23 November${more}, because otherwise ${cost}`,
  );
});
