import { hrvText } from './hrvText.ts';

test.each([
  [
    { mean: 45.6, least: 52.7, most: 56.6, isLow: true },
    'HRV over 7 days: 45.6 ms, usually 52.7 to 56.6. Below the usual: nothing hard today.',
  ],
  [
    { mean: 55, least: 52.7, most: 56.6, isLow: false },
    'HRV over 7 days: 55 ms, usually 52.7 to 56.6. Nothing speaks against today’s plan.',
  ],
])('%j', (trend, text) => {
  expect(hrvText(trend)).toBe(text);
});

test('too few mornings', () => {
  expect(hrvText(null)).toMatch(/15 mornings of HRV before this week, and three in it/);
});
