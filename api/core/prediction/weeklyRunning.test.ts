import { addDays } from '../calendar/calendar.ts';
import { runningSince, weeklyRunningOf } from './weeklyRunning.ts';

// a Wednesday
const TODAY = '2027-03-03';
const weekAgo = (weeks: number) => ({
  day: addDays('2027-03-01', -7 * weeks),
  distanceM: 20_000,
  movingSec: 6600,
});

test('the last eight whole weeks count, those without a run too', () => {
  const runs = [1, 2, 3, 8].map(weekAgo);
  expect(runningSince(TODAY)).toBe('2027-01-04');
  expect(weeklyRunningOf(runs, TODAY)).toEqual({ km: 10, secPerKm: 330 });
  expect(weeklyRunningOf([...runs, weekAgo(0), weekAgo(9)], TODAY)).toEqual({ km: 10, secPerKm: 330 });
});

test.each([
  ['three weeks', [1, 1, 2, 3].map(weekAgo)],
  ['three weeks and one without distance', [...[1, 2, 3].map(weekAgo), { ...weekAgo(4), distanceM: 0 }]],
])('%s do not tell', (_, runs) => {
  expect(weeklyRunningOf(runs, TODAY)).toBeNull();
});
