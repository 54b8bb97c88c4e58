import type { Finding } from './finding.ts';
import { proofOf } from './worstOfEach.ts';

const found = ([value, line, excess, size]: readonly [string, string, number, number]): Finding =>
  ({ constraint: line, limit: '', value, holds: excess === 0, line, excess, size }) as Finding;

test.each<readonly [string, findings: readonly (readonly [string, string, number, number])[], told: readonly string[]]>(
  [
    [
      'the worst',
      [
        ['two over', 'day', 2, 1],
        ['three over', 'day', 3, 0],
        ['one over', 'day', 1, 9],
      ],
      ['three over'],
    ],
    [
      'broken before held',
      [
        ['held', 'day', 0, 9],
        ['broken', 'day', 1, 1],
      ],
      ['broken'],
    ],
    [
      'held after broken',
      [
        ['broken', 'day', 1, 1],
        ['held', 'day', 0, 9],
      ],
      ['broken'],
    ],
    [
      'of those alike the largest',
      [
        ['small', 'day', 0, 1],
        ['large', 'day', 0, 3],
        ['middling', 'day', 0, 2],
      ],
      ['large'],
    ],
    [
      'of the largest the first',
      [
        ['first', 'day', 1, 2],
        ['second', 'day', 1, 2],
      ],
      ['first'],
    ],
    [
      'each limit, in the order of the first of it',
      [
        ['a', 'one', 0, 0],
        ['b', 'two', 5, 0],
        ['c', 'one', 1, 0],
      ],
      ['c', 'b'],
    ],
  ],
)('a limit is told by %s', (_, findings, told) => {
  expect(proofOf(findings.map(found)).map(({ value }) => value)).toEqual(told);
});
