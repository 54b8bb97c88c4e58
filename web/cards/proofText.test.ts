import { brokenText, constraintText, proofSummary, saysLimit } from './proofText.ts';

test('a day in a limit is written for people', () => {
  expect(constraintText('Nothing new before 2027-01-06')).toBe('Nothing new before Wed 6 Jan');
  expect(constraintText('Wed at most 60 min')).toBe('Wed at most 60 min');
});

test.each([
  ['At most 1 hard day', '1 day', true],
  ['At least 2 rest days', '2 days', true],
  ['Week at most 399 min, races not counted', '399 min', true],
  ['Strength at most 12% of the week', '12%', true],
  ['Longest workout on a long-workout day (Sat, Sun)', 'Sat, Sun', true],
  ['Mon unavailable', '0 workouts', true],
  ["Robin Vale's principle: no swim on Monday", 'none', true],
  ['Longest run at most 10% or 10 min over the 40 min planned in the 30 days before', '50 min', false],
  ['At most 12 workouts', '2 workouts', false],
  ['Tuesday', 'at most 60 min', false],
])('"%s" and a limit of "%s"', (constraint, limit, says) => {
  expect(saysLimit(constraint, limit)).toBe(says);
});

const line = (
  holds: boolean,
  by: [role: string, cause: string, isOwn?: boolean] | null = null,
  value = '1 workout',
) => ({
  code: 'UNAVAILABLE_DAY',
  kind: 'LIMIT',
  holds,
  value,
  brokenCause: holds ? null : by ? 'CHANGE' : 'LIMIT',
  brokenBy: by && {
    actorRole: by[0],
    cause: by[1],
    isOwn: by[2] ?? false,
    summary: 'Long run moved to Monday.',
    createdAt: '2026-05-12T12:05:00Z',
  },
});

test.each([
  [[line(true), line(true)], undefined, 'Keeps all 2 limits'],
  [[line(true), { ...line(true), kind: 'TARGET' }], undefined, 'Keeps all 1 limit'],
  [[line(true), line(false, ['ATHLETE', 'MOVE', true])], undefined, '1 limit broken by your move'],
  [[line(false, ['ATHLETE', 'MOVE'])], 'Anna', '1 limit broken by Anna’s move'],
  [
    [line(false, ['COACH', 'UPDATE']), line(false, ['COACH', 'UPDATE'])],
    undefined,
    '2 limits broken by your coach’s edit',
  ],
  [[line(false, ['COACH', 'MOVE', true])], 'Anna', '1 limit broken by your move'],
  [[line(false, ['COACH', 'CREATE'])], 'Anna', '1 limit broken by a coach’s added workout'],
  [[line(false, ['ATHLETE', 'MOVE']), line(false, ['COACH', 'MOVE'])], undefined, '2 limits not kept'],
  [[line(false)], undefined, '1 limit not kept'],
  [[line(false), line(false, ['ATHLETE', 'ADAPT'])], undefined, '2 limits not kept'],
])('%j, read by the coach of %s: %s', (proof, athleteName, text) => {
  expect(proofSummary(proof, athleteName)).toBe(text);
});

const PLANNED = 'The planner could not keep it beside the other limits and the workouts that it may not change.';

test.each([
  [line(true), null],
  [line(false, ['ATHLETE', 'MOVE', true]), 'Broken by your move on Tue 12 May, 14:05: Long run moved to Monday.'],
  [line(false), 'The limit changed after these workouts were planned. A new plan keeps it where it may change them.'],
  [
    { ...line(false), code: 'LONG_RUN_GROWTH' },
    'The limit fell after this run was planned, as it does when runs before it are missed.',
  ],
  [{ ...line(false), code: 'LONG_RUN_GROWTH', brokenCause: 'PLAN' }, PLANNED],
  [{ ...line(false), brokenCause: 'PLAN' }, PLANNED],
  [{ ...line(false), brokenCause: null }, 'It is not known any more what broke it.'],
  [line(false, null, '1 workout; otherwise the week has no long run'), null],
])('%j: %s', (limit, text) => {
  expect(brokenText(limit, { timeZone: 'Europe/Berlin' })).toBe(text);
});

test('of a week that is over it is not known who broke a limit, and no plan keeps it', () => {
  expect(brokenText(line(false), { isOver: true })).toBeNull();
});
