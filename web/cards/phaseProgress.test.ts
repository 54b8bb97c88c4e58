import { phaseLength, phaseProgress, progressText } from './phaseProgress.ts';

test.each([
  // the plan may begin in the middle of a week
  ['2026-11-04', '2027-01-17', '2026-11-04', 'week 1 of 11, 10 weeks left'],
  ['2026-11-02', '2027-01-17', '2026-11-20', 'week 3 of 11, 8 weeks left'],
  ['2026-11-02', '2027-01-17', '2027-01-10', 'week 10 of 11, 1 week left'],
  ['2026-11-02', '2027-01-17', '2027-01-17', 'last of 11 weeks'],
  ['2026-11-02', '2026-11-08', '2026-11-05', 'its only week'],
])('the phase from %s to %s on %s: %s', (startDate, endDate, today, text) => {
  expect(progressText(phaseProgress(startDate, endDate, today)!)).toBe(text);
});

test.each(['2026-11-01', '2026-11-09'])('%s lies outside the week', (today) => {
  expect(phaseProgress('2026-11-02', '2026-11-08', today)).toBeNull();
});

// 2026 has an ISO week 53
test.each([
  ['2026-12-21', '2027-01-10', '3 weeks'],
  ['2026-11-02', '2026-11-08', '1 week'],
])('from %s to %s are %s', (startDate, endDate, text) => {
  expect(phaseLength(startDate, endDate)).toBe(text);
});
