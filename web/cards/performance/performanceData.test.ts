import { amountOf, begun, sportSeries, totalOf, weekTotals, zoneShares, zoneTotal } from './performanceData.ts';

const sport = (workoutType: string, plannedMinutes: number, doneMinutes: number) => ({
  workoutType,
  plannedMinutes,
  doneMinutes,
  plannedTss: 2 * plannedMinutes,
  doneTss: 3 * doneMinutes,
});
const WEEKS = [
  { weekStartDate: '2027-01-04', sports: [sport('RUN', 60, 60), sport('BIKE', 90, 20)] },
  { weekStartDate: '2027-01-11', sports: [sport('RUN', 60, 40), sport('BIKE', 90, 30), sport('SWIM', 0, 45)] },
];

test('sports come by the time that was planned or done, whichever is more, with nothing in weeks without them', () => {
  const series = sportSeries(WEEKS);
  expect(series.map(({ workoutType }) => workoutType)).toEqual(['BIKE', 'RUN', 'SWIM']);
  expect(series[2]!.weeks.map(({ doneMinutes }) => doneMinutes)).toEqual([0, 45]);
});

test('totals add up each of the four amounts', () => {
  expect(weekTotals(WEEKS)[1]).toEqual({ plannedMinutes: 150, doneMinutes: 115, plannedTss: 300, doneTss: 345 });
  const total = totalOf(weekTotals(WEEKS));
  expect(total).toEqual({ plannedMinutes: 300, doneMinutes: 195, plannedTss: 600, doneTss: 585 });
  expect(amountOf(total, 'hours')).toEqual({ planned: 5, done: 3.25 });
  expect(amountOf(total, 'load')).toEqual({ planned: 600, done: 585 });
});

test.each([
  ['2027-01-10', 1],
  ['2027-01-11', 2],
])('on %s %d weeks have begun', (today, weeks) => expect(begun(WEEKS, today)).toHaveLength(weeks));

test.each([
  [
    [60, 30, 10],
    [60, 30, 10],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0, 5],
    [0, 0, 100],
  ],
  [[0, 0, 0], null],
] as const)('minutes %j are %j %%', (minutes, shares) => {
  expect(zoneShares(minutes)).toEqual(shares);
  expect(zoneTotal([minutes, [1, 2, 3]])).toEqual([minutes[0] + 1, minutes[1] + 2, minutes[2] + 3]);
});
