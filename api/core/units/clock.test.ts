import { clockText, secondsOf } from './clock.ts';

test.each([
  ['4:05', 245],
  [' 20:00 ', 1200],
  ['1:02:30', 3750],
  ['4.05', 245],
  ['90:00', 5400],
  ['4:65', null],
  ['1:75:00', null],
  ['four', null],
  ['', null],
  ['245', null],
])('%p is %p seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

test('times read as they are written', () => {
  for (const text of ['0:59', '4:05', '1:02:30']) expect(clockText(secondsOf(text)!)).toBe(text);
  expect(clockText(59.6)).toBe('1:00');
});
