import { goalSecondsOf } from './goalSeconds.ts';
import { goalTimeText } from './goalTime.ts';

test.each([
  ['3:05:00', 11_100],
  [' 3:05 ', 11_100],
  ['0:58:30', 3510],
  ['10:30:00', 37_800],
  ['', null],
  ['  ', null],
  ['3:60:00', undefined],
  ['3:05:60', undefined],
  ['3 hours', undefined],
  ['185', undefined],
  ['-3:05:00', undefined],
])('"%s" is %s', (text, seconds) => {
  expect(goalSecondsOf(text)).toBe(seconds);
});

test('a goal is written as it is read', () => {
  expect(goalTimeText(11_100)).toBe('3:05:00');
  expect(goalTimeText(3510)).toBe('0:58:30');
  expect([goalTimeText(null), goalTimeText(undefined)]).toEqual(['', '']);
});
