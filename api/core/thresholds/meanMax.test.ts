import { MEAN_MAX_LONGEST, MEAN_MAX_SECONDS } from '../constants/thresholds.ts';
import { meanMaxOf, type Piece } from './meanMax.ts';

const steady = (seconds: number, value: number | null, from = 0): Piece => ({
  from,
  values: Array<number | null>(seconds).fill(value),
});
const valueOf = (windows: ReturnType<typeof meanMaxOf>, seconds: number) =>
  windows.find((window) => window.seconds === seconds)?.value;

test('lengths from 5 s to 3 h, as far as the recording goes', () => {
  expect(MEAN_MAX_SECONDS[0]).toBe(5);
  expect(MEAN_MAX_SECONDS.at(-1)).toBe(10_800);
  const windows = meanMaxOf([steady(1200, 200)], [], 10);
  expect(windows.map(({ seconds }) => seconds)).toEqual(MEAN_MAX_SECONDS.filter((seconds) => seconds <= 1200));
  expect(windows.every(({ value, heartRate, coverage }) => value === 200 && heartRate === null && coverage === 0)).toBe(
    true,
  );
  expect(meanMaxOf([steady(4, 200)], [], 10)).toEqual([]);
  expect(meanMaxOf([steady(600, null)], [], 10)).toEqual([]);
  expect(meanMaxOf([], [steady(600, 150)], 10)).toEqual([]);
});

test('the best of each length, with the heart rate of that window alone', () => {
  const watts = [steady(600, 150), steady(60, 300, 600), steady(600, 150, 660)];
  const beats = [steady(600, 120), steady(30, 170, 600), steady(600, 130, 660)];
  const windows = meanMaxOf(watts, beats, 10);
  expect(windows.find(({ seconds }) => seconds === 60)).toEqual({
    seconds: 60,
    value: 300,
    heartRate: 170,
    coverage: 0.5,
  });
  expect(valueOf(windows, 120)).toBe(225);
  expect(valueOf(windows, 300)).toBe(180);
});

test('a gap counts as zero', () => {
  const stopped = [steady(150, 300), steady(150, 300, 450)];
  const windows = meanMaxOf(stopped, [], 10);
  expect(valueOf(windows, 120)).toBe(300);
  expect(valueOf(windows, 300)).toBe(150);
  expect(valueOf(windows, 600)).toBe(150);
});

test('the last twenty minutes of half an hour have a mean of their own', () => {
  const beats = [steady(600, 150), steady(1200, 168, 600)];
  const windows = meanMaxOf([steady(1800, 4)], beats, 1000);
  expect(windows.filter((window) => 'lateHeartRate' in window)).toEqual([
    { seconds: 1800, value: 4, heartRate: 162, coverage: 1, lateHeartRate: 168 },
  ]);
});

test('a recording of more than two days has no table', () => {
  expect(meanMaxOf([steady(10, 200), steady(10, 200, MEAN_MAX_LONGEST - 10)], [], 10)).not.toEqual([]);
  expect(meanMaxOf([steady(10, 200), steady(10, 200, MEAN_MAX_LONGEST - 9)], [], 10)).toEqual([]);
});

test('of two values of one second the higher stands, in either order', () => {
  const [low, high] = [steady(60, 100), steady(60, 200)];
  expect(valueOf(meanMaxOf([low, high], [], 10), 60)).toBe(200);
  expect(valueOf(meanMaxOf([high, low], [], 10), 60)).toBe(200);
});
