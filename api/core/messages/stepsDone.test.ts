import { stepsDoneText } from './stepsDone.ts';

test.each<[(number | null)[], string | null]>([
  [[], null],
  [[null, null], null],
  [[0], 'On target.'],
  [[-0.031], '3% under target.'],
  [[0, 0, 0], 'All 3 on target.'],
  [[0, 0, 0, 0, -0.06], '4 of 5 on target, the fifth 6% under.'],
  [[0.04, 0, -0.003], '1 of 3 on target, the first 4% over and the third 1% under.'],
  [[null, 0.05, 0], '1 of 2 on target, the second 5% over.'],
  [[0, -0.02, -0.05, -0.09], '1 of 4 on target, 3 by 2 to 9% under.'],
  [[-0.02, -0.05, -0.05, 0.03], '0 of 4 on target, 3 by 2 to 5% under and 1 by 3% over.'],
  [[...Array<number>(11).fill(0), 0.1], '11 of 12 on target, the 12th 10% over.'],
])('%j: %s', (offs, text) => {
  expect(stepsDoneText(offs)).toBe(text);
});
