import { flagLeans, scaleFrom, timeLabels } from './seasonChartData.ts';

// 200 days from a Monday
const scale = scaleFrom('2027-01-04', 200);
const leans = (...days: string[]) =>
  Object.fromEntries(
    flagLeans(
      days.map((raceDate) => ({ id: raceDate, raceDate })),
      scale,
    ),
  );

test('flags of races two days apart stand back to back', () => {
  expect(leans('2027-03-14', '2027-03-12')).toEqual({ '2027-03-12': 'before', '2027-03-14': 'after' });
});

test('two weeks apart they do so on a phone alone', () => {
  expect(leans('2027-03-01', '2027-03-15')).toEqual({ '2027-03-01': 'beforeIfNarrow', '2027-03-15': 'afterIfNarrow' });
});

test('those that are far apart stand over their days', () => {
  expect(leans('2027-03-01', '2027-03-21')).toEqual({});
});

test('the middle one of three stays between the others', () => {
  expect(leans('2027-03-01', '2027-03-03', '2027-03-05')).toEqual({ '2027-03-01': 'before', '2027-03-05': 'after' });
});

const labels = (...races: [day: string, priority: string][]) =>
  Object.fromEntries(
    [
      ...timeLabels(
        races.map(([raceDate, priority]) => ({ id: raceDate, raceDate, priority })),
        scale,
      ),
    ].map(([id, { side, isWideOnly }]) => [id, isWideOnly ? `${side}, wide only` : side]),
  );

test('the time of a race is written towards the middle, and of one beyond the scale not at all', () => {
  expect(labels(['2027-01-20', 'A'])).toEqual({ '2027-01-20': 'after' });
  expect(labels(['2027-07-01', 'A'])).toEqual({ '2027-07-01': 'before' });
  expect(labels(['2028-01-20', 'A'])).toEqual({});
});

test('of times that would overlap the more important one is written, on a phone from farther away', () => {
  expect(labels(['2027-06-20', 'B'], ['2027-07-01', 'A'])).toEqual({ '2027-07-01': 'before' });
  expect(labels(['2027-05-01', 'B'], ['2027-07-01', 'A'])).toEqual({
    '2027-05-01': 'before, wide only',
    '2027-07-01': 'before',
  });
});
