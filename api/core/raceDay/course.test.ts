import { courseOf, courseProblem, cutAt, drawnHeights, stretchesOf, thinned } from './course.ts';
import type { CoursePoint } from './coursePoint.ts';
import { metresBetween, profileOfTrack } from './track.ts';

const line = (lengthM: number, count: number, ele: (d: number) => number): CoursePoint[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const d = (lengthM * index) / count;
    return { d, ele: ele(d) };
  });

describe('the profile of a course', () => {
  test('keeps a steady climb as it is, and both ends', () => {
    const course = courseOf(line(10_000, 40, (d) => 100 + 0.05 * d));
    expect(course.distanceM).toBe(10_000);
    expect(course.gainM).toBe(500);
    expect(course.points[0]).toEqual({ d: 0, ele: 100 });
    expect(course.points.at(-1)!.ele).toBeCloseTo(600);
    for (const { grade } of stretchesOf(course, 10_000)) expect(grade).toBeCloseTo(0.05, 6);
  });

  test('makes nothing of what a receiver makes of level ground', () => {
    const noisy = line(5000, 1000, (d) => 20 + 0.9 * Math.sin(d * 17));
    expect(courseOf(noisy).gainM).toBe(0);
  });

  test('counts each hill, and the way down as nothing', () => {
    const hills = line(20_000, 800, (d) => 50 + 50 * (1 - Math.cos((2 * Math.PI * d) / 5000)));
    expect(courseOf(hills).gainM).toBeGreaterThan(395);
    expect(courseOf(hills).gainM).toBeLessThanOrEqual(400);
  });

  test('begins at its first point, wherever that is counted from', () => {
    const moved = line(5000, 10, () => 0).map(({ d, ele }) => ({ d: d + 700, ele }));
    expect(courseOf(moved).points[0]!.d).toBe(0);
    expect(courseOf(moved).distanceM).toBe(5000);
  });

  test('has at most as many points as are kept, and few heights to draw', () => {
    const long = courseOf(line(900_000, 1500, (d) => d / 1000));
    expect(long.points).toHaveLength(2000);
    expect(drawnHeights(long)).toHaveLength(160);
    expect(drawnHeights(courseOf(line(1000, 4, (d) => d / 10))).at(-1)).toBe(100);
  });

  test('is flat where there is none', () => {
    expect(stretchesOf(null, 42_195)).toEqual([{ lengthM: 42_195, grade: 0 }]);
  });

  test('is stretched to the race without getting flatter', () => {
    const stretches = stretchesOf(courseOf(line(9800, 98, (d) => d / 50)), 10_000);
    expect(stretches.reduce((sum, { lengthM }) => sum + lengthM, 0)).toBeCloseTo(10_000);
    expect(stretches[7]!.grade).toBeCloseTo(0.02);
  });

  test('is cut at every border, with nothing lost', () => {
    const parts = cutAt(stretchesOf(courseOf(line(1000, 10, () => 0)), 1000), [100, 310, 1000]);
    const lengths = parts.map((pieces) => pieces.reduce((sum, { lengthM }) => sum + lengthM, 0));
    expect(lengths.map(Math.round)).toEqual([100, 210, 690]);
  });
});

test.each([
  [[{ d: 0, ele: 0 }], 'A course has 2 to 2000 points.'],
  [line(5000, 2001, () => 0), 'A course has 2 to 2000 points.'],
  [line(300, 3, () => 0), 'A course is 400 m to 1000 km long.'],
  [line(1_100_000, 3, () => 0), 'A course is 400 m to 1000 km long.'],
  [line(5000, 3, () => 9001), 'Heights of a course are -500 to 9000 m.'],
  [[...line(5000, 3, () => 0), { d: 5000, ele: 3 }], 'Each point of a course lies further than the one before it.'],
  [line(5000, 3, () => 400), null],
])('what speaks against a profile', (points, problem) => {
  expect(courseProblem(points)).toBe(problem);
});

describe('a file is thinned before it is sent', () => {
  test('to means between its first and last point', () => {
    const sent = thinned(line(42_195, 20_000, (d) => 10 + d / 100));
    expect(sent.length).toBeLessThanOrEqual(1000);
    expect(sent[0]).toEqual({ d: 0, ele: 10 });
    expect(sent.at(-1)).toEqual({ d: 42_195, ele: 432 });
    expect(courseProblem(sent)).toBeNull();
    for (const { d, ele } of sent) expect(Math.abs(ele - (10 + d / 100))).toBeLessThan(0.2);
  });

  test('or left as it is, but for fractions of a metre', () => {
    expect(
      thinned([
        { d: 5.2, ele: 1.234 },
        { d: 5.3, ele: 1.3 },
        { d: 905.2, ele: 8 },
      ]),
    ).toEqual([
      { d: 0, ele: 1.2 },
      { d: 900, ele: 8 },
    ]);
  });
});

describe('the track of a file', () => {
  const at = (lat: number, ele: number | null) => ({ lat, lon: 8, ele, d: null });

  test('a degree of latitude is about 111 km', () => {
    expect(metresBetween({ lat: 47, lon: 8 }, { lat: 48, lon: 8 })).toBeCloseTo(111_195, -1);
  });

  test('is measured between its places, and heights that are missing lie between their neighbours', () => {
    const profile = profileOfTrack([at(47, 400), at(47.01, null), at(47.02, 420), at(47.02, 420), at(47.03, null)])!;
    expect(profile.map(({ ele }) => Math.round(ele))).toEqual([400, 410, 420, 420]);
    expect(profile[1]!.d).toBeCloseTo(1112, 0);
  });

  test('tells distances where the file does, and no place', () => {
    const told = [0, 500, 400, 900].map((d) => ({ lat: 47, lon: 8, ele: d, d }));
    expect(profileOfTrack(told)).toEqual([
      { d: 0, ele: 0 },
      { d: 500, ele: 500 },
      { d: 900, ele: 900 },
    ]);
  });

  test.each([
    ['no heights', [at(47, null), at(48, null)]],
    ['one point', [at(47, 3)]],
    ['a file that stands still', [at(47, 3), at(47, 4)]],
    ['nothing', []],
  ])('is nothing with %s', (_name, track) => {
    expect(profileOfTrack(track)).toBeNull();
  });
});
