import type { BrokenLimit } from './finding.ts';
import { worsened } from './worsened.ts';

const WEEK = '2027-01-04';
/** A limit that is broken, as "rule day workout item: excess"; no day: the whole week. */
function broken(text: string): BrokenLimit {
  const [of, excess] = text.split(': ');
  const [rule, day, workoutId, item] = of!.split(' ');
  return {
    rule: rule as BrokenLimit['rule'],
    line: item === undefined ? rule! : `${rule} ${workoutId}`,
    code: 'LOAD',
    week: WEEK,
    day: day === 'week' ? null : `2027-01-0${day}`,
    ...(workoutId !== undefined && { workoutId }),
    ...(item !== undefined && { item }),
    excess: Number(excess),
  } as BrokenLimit;
}
const told = ({ rule, day, workoutId, excess }: BrokenLimit): string =>
  `${[rule, day === null ? 'week' : day.at(-1), workoutId].filter(Boolean).join(' ')}: ${excess}`;

test.each<readonly [string, before: readonly string[], after: readonly string[], worse: readonly string[]]>([
  ['as far as before', ['WEEK_MINUTES week: 20'], ['WEEK_MINUTES week: 20'], []],
  ['not as far', ['WEEK_MINUTES week: 20'], ['WEEK_MINUTES week: 19'], []],
  ['farther', ['WEEK_MINUTES week: 20'], ['WEEK_MINUTES week: 21'], ['WEEK_MINUTES week: 21']],
  ['not before', [], ['WEEK_MINUTES week: 1'], ['WEEK_MINUTES week: 1']],
  ['another limit', ['REST_DAYS week: 20'], ['WEEK_MINUTES week: 1'], ['WEEK_MINUTES week: 1']],
  ['another day', ['DAY_CAP 5: 20'], ['DAY_CAP 6: 1'], ['DAY_CAP 6: 1']],
  ['another workout', ['INJURY 5 run: 20'], ['INJURY 5 bike: 1'], ['INJURY 5 bike: 1']],
  ['twice on one day: the farther of both', ['INJURY 5 brick: 20', 'INJURY 5 brick: 1'], ['INJURY 5 brick: 20'], []],
  ['the same item on another day', ['PRINCIPLE 5 p week: 1'], ['PRINCIPLE 6 p week: 1'], []],
  ['another principle on the day', ['PRINCIPLE 5 p week: 1'], ['PRINCIPLE 5 q week: 1'], ['PRINCIPLE 5 q: 1']],
  [
    'another item beside a worse one',
    ['PRINCIPLE 5 p x: 9'],
    ['PRINCIPLE 5 p x: 9', 'PRINCIPLE 6 p y: 1'],
    ['PRINCIPLE 6 p: 1'],
  ],
  [
    'in the order in which limits win',
    [],
    ['STRENGTH_EVE 6 lift: 1', 'RACE_NEAR 7 run: 1', 'WEEK_MINUTES week: 1'],
    ['RACE_NEAR 7 run: 1', 'WEEK_MINUTES week: 1', 'STRENGTH_EVE 6 lift: 1'],
  ],
])('%s', (_, before, after, worse) => {
  expect(worsened(before.map(broken), after.map(broken)).map(told)).toEqual(worse);
});
