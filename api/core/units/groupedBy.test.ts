import { groupedBy } from './groupedBy.ts';

test.each<[string, readonly number[], [string, number[]][]]>([
  ['nothing', [], []],
  [
    'rows in their order, under keys in theirs',
    [4, 1, 2, 3, 6],
    [
      ['even', [4, 2, 6]],
      ['odd', [1, 3]],
    ],
  ],
])('%s', (_, rows, groups) => {
  expect([...groupedBy(rows, (row) => (row % 2 === 0 ? 'even' : 'odd'))]).toEqual(groups);
});
