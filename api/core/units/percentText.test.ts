import { percentText } from './percentText.ts';

test.each([
  [87, '87%'],
  [0, '0%'],
  [-30, '−30%'],
  [12.5, '12.5%'],
  ['88–93', '88–93%'],
])('%j is written %s', (value, words) => {
  expect(percentText(value)).toBe(words);
});
