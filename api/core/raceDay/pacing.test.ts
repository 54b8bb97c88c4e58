import { rideSeconds } from '../prediction/cycling.ts';
import { gradeCost } from '../workout/grade.ts';
import { courseOf, type Stretch } from './course.ts';
import { bordersOf, onTheClock, rideLeg, runLeg, swimLeg } from './pacing.ts';
import { pacedRide, wattsOfFlat } from './ridePower.ts';
import { courseCost, pacedRun } from './runPace.ts';

const hilly = (lengthM: number, hillM: number, height: number) =>
  courseOf(
    Array.from({ length: 801 }, (_, index) => {
      const d = (lengthM * index) / 800;
      return { d, ele: 300 + (height / 2) * (1 - Math.cos((2 * Math.PI * d) / hillM)) };
    }),
  );

describe('running over hills', () => {
  test.each([
    [-0.2, 0.5],
    [-0.1, 0.598],
    [-0.05, 0.763],
    [0, 1],
    [0.02, 1.113],
    [0.05, 1.301],
    [0.1, 1.658],
    [0.2, 2.502],
  ])('a grade of %s costs %s of flat ground', (grade, cost) => {
    expect(gradeCost(grade)).toBeCloseTo(cost, 3);
  });

  test('flat ground is even but for the first tenth, which is held back by 2%', () => {
    const clocks = pacedRun([{ lengthM: 10_000, grade: 0 }], bordersOf(10_000), 3000);
    const splits = clocks.map((clock, index) => clock - (clocks[index - 1] ?? 0));
    expect(splits[0]! / splits[1]!).toBeCloseTo(1.02, 6);
    for (const split of splits.slice(1)) expect(split).toBeCloseTo(splits[1]!, 6);
    expect(clocks.at(-1)).toBeCloseTo(3000, 6);
  });

  test('a steeper kilometre takes longer', () => {
    const grades = [-0.04, -0.01, 0, 0.02, 0.06, 0.12];
    const clocks = pacedRun(
      grades.map((grade) => ({ lengthM: 1000, grade })),
      grades.map((_, index) => 1000 * (index + 1)),
      3600,
    );
    const times = clocks.map((clock, index) => clock - (clocks[index - 1] ?? 0));
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(times.reduce((sum, each) => sum + each, 0)).toBeCloseTo(3600);
  });

  test('hills cost more than they give', () => {
    const course = hilly(20_000, 4000, 100);
    expect(courseCost([{ lengthM: 5000, grade: 0 }])).toBe(1);
    const run = runLeg({ distanceM: 20_000, course, flatSeconds: 6000, isGoal: false });
    expect(run.courseSec).toBeGreaterThan(60);
    expect(run.seconds).toBeCloseTo(6000 + run.courseSec);
    expect(run.splits.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(run.seconds);
    const goal = runLeg({ distanceM: 20_000, course, flatSeconds: 6000, isGoal: true });
    expect(goal.seconds).toBe(6000);
    expect(goal.courseSec).toBeGreaterThan(60);
    expect(goal.splits.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(6000);
  });
});

test.each([
  [5000, [1000, 2000, 3000, 4000, 5000]],
  [10_000, [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000]],
  [21_097.5, [5000, 10_000, 15_000, 20_000, 21_097.5]],
  [42_195, [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 42_195]],
  [90_000, [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000]],
])('%s m are split so that a sheet holds them', (distanceM, borders) => {
  expect(bordersOf(distanceM)).toEqual(borders);
});

describe('riding over hills', () => {
  const rider = { dragArea: 0.3, cap: 260 };
  const over = (...grades: number[]): Stretch[] => grades.map((grade) => ({ lengthM: 4000, grade }));

  test('flat ground is ridden at the same watts, in the time that was predicted', () => {
    const seconds = rideSeconds(40_000, 220, 0.3, null);
    expect(wattsOfFlat(40_000, seconds, 0.3)).toBeCloseTo(220, 3);
    const ride = pacedRide([{ lengthM: 40_000, grade: 0 }], 220, rider);
    expect(ride.seconds).toBeCloseTo(seconds, 1);
    expect(ride.normalisedPower).toBeCloseTo(220, 6);
  });

  test.each([
    ['rolling', over(0.01, -0.01, 0.02, -0.02)],
    ['hills', over(0.04, -0.04, 0, 0.03, -0.03)],
    ['mountains', over(0.08, 0.07, -0.08, -0.07, 0)],
    ['one climb', over(0.02, 0.06)],
  ])('%s are faster than at constant watts, at the same normalised power, below the cap', (_name, stretches) => {
    const ride = pacedRide(stretches, 220, rider);
    // with no more than the mean anywhere, it is the same throughout
    const steady = pacedRide(stretches, 220, { ...rider, cap: 220 });
    expect(ride.seconds).toBeLessThan(steady.seconds);
    expect(ride.normalisedPower).toBeLessThan(220.5);
    for (const { grade } of stretches) expect(ride.metre(grade).watts).toBeLessThanOrEqual(260);
    const steepest = Math.max(...stretches.map(({ grade }) => grade));
    expect(ride.metre(steepest).watts).toBeGreaterThan(220);
  });

  const leg = { raceType: 'time-trial', distanceM: 40_000, ftp: 250 } as const;

  test('what the climbs take more is counted in, at the same power', () => {
    const flat = rideLeg({ ...leg, course: null, seconds: 3900, isGoal: false });
    const hills = rideLeg({ ...leg, course: hilly(40_000, 5000, 120), seconds: 3900, isGoal: false });
    expect(flat.seconds).toBeCloseTo(3900, 0);
    expect(flat.courseSec).toBeCloseTo(0, 0);
    expect(hills.watts).toBe(flat.watts);
    expect(hills.courseSec).toBeGreaterThan(60);
    expect(hills.seconds).toBeCloseTo(3900 + hills.courseSec, 0);
    expect(hills.mostWatts).toBeLessThanOrEqual(Math.ceil(1.2 * flat.watts!));
  });

  test('a goal is a goal, as far as the effort was trained', () => {
    const course = hilly(40_000, 5000, 40);
    const reached = rideLeg({ ...leg, course, seconds: 4000, isGoal: true });
    expect(reached.seconds).toBeCloseTo(4000, 0);
    expect(reached.overGoalSec).toBe(0);
    const tooFast = rideLeg({ ...leg, course: hilly(40_000, 5000, 250), seconds: 3700, isGoal: true });
    expect(tooFast.overGoalSec).toBeGreaterThan(60);
    expect(tooFast.watts).toBeLessThan(1.07 * 270);
  });
});

test('what is shown on the clock adds up', () => {
  const legs = onTheClock([
    swimLeg(1500, 1700.4, false),
    runLeg({ distanceM: 10_000, course: null, flatSeconds: 2999.7, isGoal: false }),
  ]);
  expect(legs.map(({ clockSec }) => clockSec)).toEqual([1700, 4700]);
  const splits = legs[1]!.splits;
  expect(splits.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(3000);
  expect(splits.at(-1)!.clockSec).toBe(4700);
});
