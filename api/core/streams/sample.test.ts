import fc from 'fast-check';
import { largestTriangles, sampled, STREAM_POINTS } from './sample.ts';
import type { Stream } from './streams.ts';

const each = (seconds: number, valueAt: (second: number) => number | null): Stream =>
  Array.from({ length: seconds }, (_, second) => valueAt(second));

test.each<[string, [number, number][], number, number[]]>([
  [
    'what fits stays',
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    3,
    [0, 1, 2],
  ],
  [
    'a spike is kept',
    [
      [0, 0],
      [1, 0],
      [2, 10],
      [3, 0],
      [4, 0],
      [5, 0],
    ],
    3,
    [0, 2, 5],
  ],
  [
    'so is a hole',
    [
      [0, 5],
      [1, 5],
      [2, 5],
      [3, 5],
      [4, -9],
      [5, 5],
    ],
    3,
    [0, 4, 5],
  ],
  // first stretch 1–2, mean of the next (3.5, 0): areas 17.5 and 35; then against (5, 0): 3 makes 30, 4 makes 15
  [
    'by the point before and the mean after',
    [
      [0, 0],
      [1, 5],
      [2, 10],
      [3, 0],
      [4, 0],
      [5, 0],
    ],
    4,
    [0, 2, 3, 5],
  ],
  [
    'of equals the first',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
    3,
    [0, 1, 4],
  ],
  [
    'two are the ends',
    [
      [0, 0],
      [1, 9],
      [2, 0],
    ],
    2,
    [0, 2],
  ],
])('largest triangles: %s', (_name, points, most, seconds) => {
  expect(largestTriangles(points, most).map(([second]) => second)).toEqual(seconds);
});

test('a stream that fits is told as it is, each gap by the null at which it begins', () => {
  expect(sampled([null, 3, 4, null, null, 7, null], 10)).toEqual({ seconds: [1, 2, 3, 5], values: [3, 4, null, 7] });
  expect(sampled([], 10)).toEqual({ seconds: [], values: [] });
  expect(sampled([null, null], 10)).toEqual({ seconds: [], values: [] });
});

test('a long pause is a gap at any resolution, a dropped second is drawn over', () => {
  const stream = each(7200, (s) => ((s > 3000 && s < 4000) || s % 100 === 7 ? null : s));
  const { seconds, values } = sampled(stream, 200);
  expect(seconds.filter((_, i) => values[i] === null)).toEqual([3001]);
  expect([seconds[0], seconds.at(-1)]).toEqual([0, 7199]);
  expect(seconds.length).toBeGreaterThan(180);
});

test('the highest second of a ride of six hours stands in 500 points', () => {
  const stream = each(21_600, (s) => (s === 12_345 ? 1100 : 200 + (s % 30)));
  expect(sampled(stream, 500).values).toContain(1100);
});

const streams = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.option(fc.integer({ min: 0, max: 400 }), { freq: 2 })), {
    maxLength: 60,
  })
  .map((parts): Stream =>
    parts.flatMap(([length, value]) => each(length, (s) => (value === null ? null : value + (s % 7)))),
  );

test('never more points than asked, in the order of time, each a value of the stream, the ends among them', () => {
  fc.assert(
    fc.property(streams, fc.integer({ min: STREAM_POINTS.least, max: 300 }), (stream, most) => {
      const { seconds, values } = sampled(stream, most);
      expect(seconds.length).toBeLessThanOrEqual(most);
      expect(values).toHaveLength(seconds.length);
      expect(seconds.every((second, i) => i === 0 || second > seconds[i - 1]!)).toBe(true);
      expect(seconds.every((second, i) => (stream[second] ?? null) === values[i])).toBe(true);
      const known = stream.flatMap((value, second) => (value === null ? [] : second));
      expect([seconds[0], seconds.at(-1)]).toEqual([known[0], known.at(-1)]);
    }),
  );
});
