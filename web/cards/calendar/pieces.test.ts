import { addDays, daysBetween, weekdayOf } from '../../../api/core/calendar/calendar.ts';
import { piecesBackTo, piecesOf } from './pieces.ts';

// a Friday
const TODAY = '2026-11-20';

test.each([
  ['2026-11-18', []],
  ['2026-11-15', [['2026-11-09', '2026-11-15', 1]]],
  ['2026-09-21', [['2026-09-21', '2026-11-15', 8]]],
  [
    '2026-09-20',
    [
      ['2026-09-21', '2026-11-15', 8],
      ['2026-09-14', '2026-09-20', 1],
    ],
  ],
])('back to %s', (firstDay, pieces) => {
  expect(piecesOf(TODAY, firstDay).map(({ from, to, weeks }) => [from, to, weeks])).toEqual(pieces);
});

test('ten years are whole weeks without a gap', () => {
  const pieces = piecesOf(TODAY, '2016-11-20');
  expect(pieces[0]!.to).toBe('2026-11-15');
  for (const [index, { from, to, weeks }] of pieces.entries()) {
    expect([weekdayOf(from), weekdayOf(to), daysBetween(from, to) + 1]).toEqual(['monday', 'sunday', 7 * weeks]);
    expect(pieces[index + 1]?.to ?? addDays(from, -1)).toBe(addDays(from, -1));
  }
  expect(pieces.at(-1)!.from <= '2016-11-20').toBe(true);
});

test.each([
  ['2026-11-20', 1],
  ['2026-09-21', 1],
  ['2026-09-20', 2],
  ['2001-01-01', 3],
])('so many pieces lead back to %s', (day, count) => {
  expect(piecesBackTo(piecesOf(TODAY, '2026-07-01'), day)).toBe(count);
});
