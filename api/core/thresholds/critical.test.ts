import { criticalByWork, criticalPower, criticalSpeed, type Effort, heldFor } from './critical.ts';

const TRIALS: readonly Effort[] = [
  { value: 446, seconds: 100 },
  { value: 385, seconds: 172 },
  { value: 324, seconds: 434 },
  { value: 290, seconds: 857 },
  { value: 280, seconds: 1361 },
];
const run = (metres: number, seconds: number): Effort => ({ value: metres / seconds, seconds });

test('critical power by work and time', () => {
  const byWork = criticalByWork(TRIALS)!;
  expect(byWork.rate).toBeCloseTo(265.47, 2);
  expect(byWork.reserve).toBeCloseTo(20_961, -0.5);
});

test('what can be held for so long', () => {
  const rider = { rate: 250, reserve: 13_000 };
  expect([180, 300, 900].map((seconds) => Math.round(heldFor(rider, seconds)))).toEqual([322, 293, 264]);
});

test('critical speed of two races, refused where its reserve is no runner’s', () => {
  const speed = criticalSpeed([run(1200, 252), run(3600, 840)])!;
  expect(speed.rate).toBeCloseTo(4.0816, 4);
  expect(speed.reserve).toBeCloseTo(171.4, 1);
  const races = [run(5000, 1200), run(10_000, 2502)];
  expect(criticalByWork(races)!.reserve).toBeCloseTo(392, 0);
  expect(criticalSpeed(races)).toBeNull();
});

test.each<[string, readonly Effort[]]>([
  ['no effort', []],
  ['one effort', [TRIALS[0]!]],
  ['efforts of one length', [TRIALS[0]!, { value: 300, seconds: 100 }]],
  ['one power at every length', [100, 400, 1200].map((seconds) => ({ value: 250, seconds }))],
  ['more of it the longer', [100, 400, 1200].map((seconds) => ({ value: 200 + seconds / 10, seconds }))],
])('%s tells no critical power', (_what, efforts) => {
  expect(criticalPower(efforts)).toBeNull();
});

test.each([
  [3999, null],
  [4000, 4000],
  [40_000, 40_000],
  [40_001, null],
])('a reserve of %d J', (reserve, expected) => {
  const efforts = [180, 1200].map((seconds) => ({ seconds, value: heldFor({ rate: 250, reserve }, seconds) }));
  const found = criticalPower(efforts);
  expect(found && Math.round(found.reserve)).toBe(expected);
});
