import { addDays, mondayOf, weeksBetween } from '../../../api/core/calendar/calendar.ts';
import { meantMinutes, monthsOf, stretchesOf, stretchName, yearAfter, yearSpan } from './year.ts';

test.each([
  ['2026-01-01', '2025-07-01', '2027-07-01'],
  ['2028-02-29', '2027-07-01', '2029-07-01'],
])('before and after the year of %s', (day, before, after) => {
  expect([yearAfter(day, -1), yearAfter(day, 1)]).toEqual([before, after]);
});

test.each([
  ['2026-11-20', '2025-12-29', 53],
  ['2027-06-01', '2027-01-04', 52],
  ['2028-01-01', '2028-01-03', 52],
])('the year of %s is whole weeks', (day, firstMonday, weeks) => {
  const { from, to } = yearSpan(day);
  expect([mondayOf(from), weeksBetween(from, to) + 1]).toEqual([firstMonday, weeks]);
});

test('a week is of the month that holds most of it; none is left out, in any year', () => {
  for (let year = 2020; year < 2060; year += 1) {
    const { from, to } = yearSpan(`${year}-05-05`);
    const weeks = Array.from({ length: weeksBetween(from, to) + 1 }, (_, n) => ({
      weekStartDate: addDays(mondayOf(from), 7 * n),
    }));
    const months = monthsOf(weeks);
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, n) => `${year}-${String(n + 1).padStart(2, '0')}-01`),
    );
    expect(months.flatMap((month) => month.weeks)).toEqual(weeks);
  }
  const [week] = monthsOf([{ weekStartDate: '2026-11-30' }]);
  expect(week!.month).toBe('2026-12-01');
});

test.each([
  [{ plannedMinutes: 300, outline: { targetHours: 6 } }, 300],
  [{ plannedMinutes: 0, outline: { targetHours: 6 } }, 360],
  [{ plannedMinutes: 0, outline: null }, 0],
])('a week of %j is meant to hold %d minutes', (week, minutes) => {
  expect(meantMinutes(week)).toBe(minutes);
});

test.each<[string, boolean[], string[]]>([
  ['nothing at all', [true, true, true], ['May – July 2026']],
  ['something in between', [true, false, true], ['May 2026', 'June 2026', 'July 2026']],
  ['something at the end', [true, true, false], ['May – June 2026', 'July 2026']],
  ['something all the time', [false, false, false], ['May 2026', 'June 2026', 'July 2026']],
])('months that hold nothing stand together: %s', (_, empty, names) => {
  const months = empty.map((isEmpty, n) => ({ month: `2026-0${5 + n}-01`, weeks: [{ isEmpty }] }));
  const stretches = stretchesOf(months, ({ isEmpty }) => isEmpty);
  expect(stretches.map(({ first, last }) => stretchName(first, last))).toEqual(names);
});
