import {
  addDays,
  dayFromNumber,
  dayNumber,
  daysBetween,
  isDay,
  mondayOf,
  weekdayOf,
  weeksBetween,
} from './calendar.ts';

test.each([
  ['2026-12-28', 'monday'],
  ['2027-01-03', 'sunday'],
  ['2028-02-29', 'tuesday'],
  ['1969-12-31', 'wednesday'],
])('%s is a %s', (day, name) => {
  expect(weekdayOf(day)).toBe(name);
});

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %i days is %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum);
  expect(daysBetween(day, sum)).toBe(days);
});

test.each([
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-1-2', false],
  ['0001-01-01', true],
  ['0000-12-31', false],
  ['2027-13-01', false],
  ['01/02/2027', false],
  ['2027-01-01T00:00:00Z', false],
])('%s is a calendar day: %s', (text, yes) => {
  expect(isDay(text)).toBe(yes);
});

test('agrees with the platform over a thousand years', () => {
  const wrong: unknown[] = [];
  // an expectation for each day would take longer than all the days
  for (let n = -135_140; n < 376_200; n += 1) {
    const day = new Date(n * 86_400_000).toISOString().slice(0, 10);
    if (dayFromNumber(n) !== day || dayNumber(day) !== n) wrong.push([n, day, dayFromNumber(n), dayNumber(day)]);
  }
  expect(wrong).toEqual([]);
});

test('every day from 2024 to 2034 lies in a week of seven consecutive days that starts on its Monday', () => {
  const wrong: unknown[] = [];
  for (let day = '2024-01-01'; day <= '2034-12-31'; day = addDays(day, 1)) {
    const monday = mondayOf(day);
    const since = daysBetween(monday, day);
    if (weekdayOf(monday) !== 'monday' || !(since >= 0 && since < 7)) wrong.push([day, monday, since]);
  }
  expect(wrong).toEqual([]);
});

test('ISO week 53 of 2026 is followed by week 1 without a gap', () => {
  expect(mondayOf('2027-01-03')).toBe('2026-12-28');
  expect(mondayOf('2027-01-04')).toBe('2027-01-04');
  expect(weeksBetween('2026-12-28', '2027-01-04')).toBe(1);
});
