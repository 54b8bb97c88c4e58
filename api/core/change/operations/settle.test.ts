import { dayOf, LIMITS, LONG, made, type Made, preferring } from '../../../test/core/madeWeeks.ts';
import { brokenLimits } from '../../rules/rules.ts';
import { settle } from './settle.ts';

const changesOf = (...[workouts, over]: [ReturnType<typeof made>, Partial<typeof LIMITS>?]) =>
  settle(workouts, { ...LIMITS, ...over }).map(
    ({ workoutId, op, durationAfter }) => `${op} ${workoutId} ${durationAfter}`,
  );

const week = (doneMinutes?: number) =>
  made([
    ['tue', 'bike', 60, { status: 'completed', ...(doneMinutes !== undefined && { doneMinutes }) }],
    ['thu', 'bike', 60],
    ['sat', 'bike', 120, LONG],
  ]);
const hours = { ...preferring({ weeklyHoursAvailable: 4 }), today: dayOf('wed') };

test('what was done beyond the plan is not taken out of the days that are left', () => {
  expect(changesOf(week(), hours)).toEqual([]);
  expect(changesOf(week(200), hours)).toEqual([]);
});

test('what the plan itself has too much of goes, however much was done', () => {
  const hoursOfThree = { ...preferring({ weeklyHoursAvailable: 3 }), today: dayOf('wed') };
  expect(changesOf(week(), hoursOfThree)).toEqual(['resize sat-bike-2 60']);
  expect(changesOf(week(200), hoursOfThree)).toEqual(['resize sat-bike-2 60']);
});

test('a shorter long run takes the longest place in its week along', () => {
  const runs = made([
    ['wed', 'bike', 70],
    ['sat', 'run', 90, LONG],
  ]);
  expect(changesOf(runs)).toEqual(['resize sat-run-1 60', 'resize wed-bike-0 60']);
});

test('a longest workout that somebody put on another day stays there', () => {
  const moved = made([
    ['wed', 'bike', 120, LONG],
    ['sat', 'run', 60],
  ]);
  expect(changesOf(moved)).toEqual([]);
});

test('a change that leaves another workout longer than the long one takes that along, and leaves what was so before', () => {
  const weekOf = (sat: number) =>
    made([
      ['wed', 'bike', 62],
      ['sat', 'bike', sat, LONG],
    ]);
  const eased = (from: number) =>
    settle(weekOf(58), LIMITS, [], weekOf(from)).map(({ op, workoutId, durationAfter }) => [
      op,
      workoutId,
      durationAfter,
    ]);
  expect(eased(90)).toEqual([['resize', 'wed-bike-0', 55]]);
  expect(eased(60)).toEqual([]);
});

const withCap = { ...preferring({ maxMinutesByDay: { tuesday: 60 } }) };
test.each<readonly [name: string, week: readonly Made[], over: Partial<typeof LIMITS>, changes: readonly string[]]>([
  ['a day that is too long', [['tue', 'bike', 70]], {}, ['resize tue-bike-0 60']],
  ['a day of last week stays', [['tue', 'bike', 70]], { today: dayOf('wed') }, []],
  ['what is done stays', [['tue', 'bike', 70, { status: 'completed' }]], {}, []],
  ['what somebody placed stays', [['tue', 'bike', 70, { locked: true }]], {}, []],
  [
    'what is beside it gives',
    [
      ['tue', 'bike', 40, { locked: true }],
      ['tue', 'run', 40],
    ],
    {},
    ['resize tue-run-1 20'],
  ],
  [
    'of two days each',
    [
      ['tue', 'bike', 70],
      ['tue', 'bike', 80, {}, 1],
    ],
    {},
    ['resize tue-bike-0 60', 'resize tue-bike-1 60'],
  ],
  [
    'what was skipped counts nowhere',
    [
      ['tue', 'bike', 70, { status: 'skipped' }],
      ['tue', 'run', 40],
    ],
    {},
    [],
  ],
])('put right: %s', (_, list, over, changes) => {
  expect(changesOf(made(list), { ...withCap, ...over })).toEqual(changes);
});

test('what was tolerated stays, and everything else does not', () => {
  const limits = { ...LIMITS, ...withCap };
  const list = made([
    ['tue', 'bike', 70],
    ['tue', 'bike', 80, {}, 1],
  ]);
  const [first] = brokenLimits(list, limits);
  expect(settle(list, limits, [first!]).map(({ workoutId }) => workoutId)).toEqual(['tue-bike-1']);
});

test('a change that puts right says which limit asked for it', () => {
  const [change] = settle(made([['tue', 'bike', 70]]), { ...LIMITS, ...withCap });
  expect(change).toMatchObject({
    reasonCode: 'LIMIT_DAY_CAP',
    source: 'rule',
    inputs: { rule: 'DAY_CAP', limit: '60 min', value: '70 min' },
  });
});
