import type { Thresholds } from '../athlete/athlete.ts';
import type { FitLap } from '../workout/fit/fitFile.ts';
import type { Step } from '../workout/workout.ts';
import { efficiencyOf, flatSpeedOf } from './efficiency.ts';
import { fastestOf, fastestOver } from './fastest.ts';
import { matchedSteps } from './matchedSteps.ts';
import type { Stream, Streams } from './streams.ts';

const each = (seconds: number, valueAt: (second: number) => number | null): Stream =>
  Array.from({ length: seconds }, (_, second) => valueAt(second));
const lasting = (...parts: [seconds: number, value: number | null][]): Stream =>
  parts.flatMap(([seconds, value]) => each(seconds, () => value));

describe('the fastest kilometre', () => {
  const wayOf = (speeds: Stream): Stream => {
    let way = 0;
    return speeds.map((speed) => (speed === null ? null : (way += speed)));
  };
  // 1 km in 200 s between slower ones
  const run = lasting([600, 3], [200, 5], [600, 3]);
  const withPause = (before: number, pause: number) =>
    wayOf([...run.slice(0, before), ...each(pause, () => null), ...run.slice(before)]);

  test('is found wherever it lies', () => {
    expect(fastestOver(wayOf(run), 1000)).toBeCloseTo(200, 5);
    expect(fastestOver(wayOf(lasting([401, 2.5])), 1000)).toBeCloseTo(400, 0);
  });

  test('is told of each length that the run has', () => {
    expect(fastestOf(wayOf(lasting([1999, 3]))).map(({ metres }) => metres)).toEqual([1000, 5000]);
    expect(fastestOf(wayOf(lasting([100, 3])))).toEqual([]);
    expect(fastestOf([])).toEqual([]);
  });

  test.each([30, 300, 599, 801, 1000, 1390])('is the same wherever else a pause lies: after %i s', (before) => {
    expect(fastestOver(withPause(before, 500), 1000)).toBeCloseTo(200, 5);
  });

  test('counts a pause within it', () => {
    expect(fastestOver(wayOf(lasting([150, 5], [60, null], [60, 5])), 1000)).toBeCloseTo(260, 5);
  });
});

describe('efficiency and decoupling', () => {
  const HOUR = 3600;
  test('as the vector has them: halves of 200 W at 140 and 195 W at 146', () => {
    const half = 0.75 * HOUR;
    const { factor, decoupling } = efficiencyOf('bike', {
      power: lasting([half, 200], [half, 195]),
      heartRate: lasting([half, 140], [half, 146]),
    })!;
    expect(100 * decoupling).toBeCloseTo(6.5068, 4);
    expect(factor).toBeCloseTo(197.5 / 143, 2);
  });

  test('a constant ride has the constant and no decoupling, wherever its pulse was lost', () => {
    const whole: Streams = { power: lasting([6000, 210]), heartRate: lasting([6000, 140]) };
    expect(efficiencyOf('bike', whole)).toEqual({ factor: 1.5, decoupling: 0 });
    for (const at of [0, 2000, 5700])
      expect(efficiencyOf('bike', { ...whole, heartRate: lasting([at, 140], [300, null], [5700 - at, 140]) })).toEqual({
        factor: 1.5,
        decoupling: 0,
      });
  });

  test('a run in yards a minute for each beat', () => {
    expect(efficiencyOf('run', { speed: lasting([HOUR, 3.048]), heartRate: lasting([HOUR, 150]) })!.factor).toBeCloseTo(
      200 / 150,
      6,
    );
  });

  test.each<[string, 'run' | 'bike', Streams]>([
    ['a short run', 'run', { speed: lasting([3599, 3]), heartRate: lasting([3599, 150]) }],
    ['a short ride', 'bike', { power: lasting([5399, 200]), heartRate: lasting([5399, 150]) }],
    ['no pulse', 'bike', { power: lasting([6000, 200]) }],
    ['no power', 'bike', { heartRate: lasting([6000, 140]) }],
    ['nothing but standing', 'run', { speed: lasting([4000, 0]), heartRate: lasting([4000, 100]) }],
  ])('none of %s', (_name, sport, streams) => {
    expect(efficiencyOf(sport, streams)).toBeNull();
  });

  // Minetti 2002: a metre 10% up costs 1.658 on the flat
  test('a run uphill counts as the flat one that is as hard', () => {
    const flat = flatSpeedOf({
      speed: lasting([400, 3]),
      distance: each(400, (s) => 3 * s),
      altitude: each(400, (s) => 400 + 0.3 * s),
    });
    expect(flat[100]).toBeCloseTo(3 * 1.658, 2);
    expect(flatSpeedOf({ speed: [3, null] })).toEqual([3, null]);
  });
});

describe('planned steps', () => {
  const THRESHOLDS: Thresholds = { ftp: 200, runThresholdSpeed: 4, css: 1, lthr: 160 };
  const NOBODY: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };
  const step = (kind: Step['kind'], durationSec: number, lo: number, hi: number, over: Partial<Step> = {}): Step => ({
    kind,
    durationSec,
    effort: (lo + hi) / 2,
    target: { metric: 'ftp', lo, hi },
    ...over,
  });
  const REPS = [
    step('warmup', 900, 0.5, 0.7),
    ...[0, 1, 2, 3, 4].flatMap(() => [step('work', 240, 0.98, 1.02), step('recovery', 120, 0.45, 0.55)]),
    step('cooldown', 600, 0.5, 0.65),
  ];
  const watts = (part: Step) => (200 * (part.target.lo + part.target.hi)) / 2;
  const lap = (movingSec: number, power: number | null, over: Partial<FitLap> = {}): FitLap => ({
    movingSec,
    distanceM: null,
    power,
    heartRate: 140,
    speed: null,
    cadence: null,
    kind: null,
    ...over,
  });
  const lapsOf = (steps: readonly Step[]) => steps.map((part) => lap(part.durationSec, watts(part)));
  const nothing: Streams = {};
  const offs = (laps: readonly FitLap[], streams = nothing) =>
    matchedSteps(REPS, { laps, streams }, THRESHOLDS)
      .filter(({ step: { kind } }) => kind === 'work')
      .map(({ off }) => (off === null ? null : Math.round(100 * off)));

  test('a plan is exactly its own steps', () => {
    const matched = matchedSteps(REPS, { laps: lapsOf(REPS), streams: nothing }, THRESHOLDS);
    expect(matched.map(({ index, movingSec, off }) => [index, movingSec, off])).toEqual(
      REPS.map(({ durationSec }, index) => [index, durationSec, 0]),
    );
    const power = REPS.flatMap((part) => each(part.durationSec, () => watts(part)));
    const byTime = matchedSteps(REPS, { laps: [], streams: { power } }, THRESHOLDS);
    expect(byTime.map(({ index, movingSec, power: mean, off }) => [index, movingSec, Math.round(mean!), off])).toEqual(
      REPS.map((part, index) => [index, part.durationSec, Math.round(watts(part)), 0]),
    );
  });

  test('four on target, the fifth 6% under', () => {
    const laps = lapsOf(REPS).map((each, index) => (index === 9 ? { ...each, power: 0.98 * 0.94 * 200 } : each));
    expect(offs(laps)).toEqual([0, 0, 0, 0, -6]);
  });

  test.each<[string, (laps: FitLap[]) => FitLap[], (number | null)[]]>([
    [
      'a longer warm-up and a cool-down left out',
      ([first, ...rest]) => [{ ...first!, movingSec: 1200 }, ...rest.slice(0, -1)],
      [0, 0, 0, 0, 0],
    ],
    ['the lap button pressed by mistake', (laps) => laps.toSpliced(4, 0, lap(3, 90)), [0, 0, 0, 0, 0]],
    [
      'a warm-up of three laps',
      ([, ...rest]) => [lap(300, 110), lap(300, 120), lap(310, 130), ...rest],
      [0, 0, 0, 0, 0],
    ],
    ['the last repetition and its recovery left out', (laps) => laps.toSpliced(9, 2), [0, 0, 0, 0]],
  ])('are found in the laps in spite of %s', (_name, change, wanted) => {
    expect(offs(change(lapsOf(REPS)))).toEqual(wanted);
  });

  test('are not found in kilometres that a device counted, nor in another workout', () => {
    const kilometres = Array.from({ length: 11 }, () => lap(300, 150));
    expect(offs(kilometres)).toEqual([]);
    expect(offs([lap(1200, 150)], { power: lasting([1200, 150]) })).toEqual([]);
  });

  test('are found where at least half of the work was done', () => {
    const until = (reps: number) => lapsOf(REPS).slice(0, 2 * reps);
    expect(offs(until(3))).toEqual([0, 0, 0]);
    expect(offs(until(2))).toEqual([]);
  });

  test('a pause is no part of them', () => {
    const power = REPS.flatMap((part) => each(part.durationSec, () => watts(part)));
    const paused = [...power.slice(0, 1000), ...each(700, () => null), ...power.slice(1000)];
    const [, rep] = matchedSteps(REPS, { laps: [], streams: { power: paused } }, THRESHOLDS);
    expect(rep).toMatchObject({ startSec: 900, movingSec: 240, power: 200, off: 0 });
  });

  test('steps by metres are as long as the way', () => {
    const swim = [
      step('work', 100, 0.9, 1, { distanceM: 100, target: { metric: 'css', lo: 0.9, hi: 1 } }),
      step('work', 100, 0.9, 1, { distanceM: 100, target: { metric: 'css', lo: 0.9, hi: 1 } }),
    ];
    const distance = each(201, (s) => (s < 80 ? s * 1.25 : 100 + (s - 80) * 0.83));
    const speed = each(201, (s) => (s < 80 ? 1.25 : 0.83));
    const matched = matchedSteps(swim, { laps: [], streams: { distance, speed } }, THRESHOLDS);
    expect(matched.map(({ movingSec, off }) => [movingSec, Math.round(100 * off!)])).toEqual([
      [80, 25],
      [121, -8],
    ]);
  });

  test('cannot be judged without a threshold, or where the target is how it feels', () => {
    const laps = lapsOf(REPS);
    expect(new Set(matchedSteps(REPS, { laps, streams: nothing }, NOBODY).map(({ off }) => off))).toEqual(
      new Set([null]),
    );
    const felt = REPS.map((part): Step => ({ ...part, target: { metric: 'rpe', lo: 3, hi: 4 } }));
    expect(new Set(matchedSteps(felt, { laps, streams: nothing }, THRESHOLDS).map(({ off }) => off))).toEqual(
      new Set([null]),
    );
    expect(matchedSteps([], { laps, streams: nothing }, THRESHOLDS)).toEqual([]);
  });
});
