import { monthAfter, monthSpan } from './month.ts';

test.each([
  ['2026-11-20', '2026-10-01', '2026-12-01'],
  ['2026-12-31', '2026-11-01', '2027-01-01'],
  ['2027-01-31', '2026-12-01', '2027-02-01'],
  ['2028-02-29', '2028-01-01', '2028-03-01'],
])('before and after the month of %s', (day, before, after) => {
  expect([monthAfter(day, -1), monthAfter(day, 1)]).toEqual([before, after]);
});

test.each([
  ['2026-11-20', '2026-10-26', 6],
  ['2027-02-10', '2027-02-01', 4],
  ['2026-12-01', '2026-11-30', 5],
])('the month of %s stands in whole weeks', (day, firstDay, weeks) => {
  expect(monthSpan(day)).toEqual({ firstDay, weeks });
});
