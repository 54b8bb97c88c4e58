import { METRIC } from '../../units/displayUnits.ts';
import { ALL_FAMILIES, anyFamilyOf } from '../families/families.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import { isBlock, stepSeconds } from './stepSums.ts';
import { familyWorkouts } from './familyWorkouts.ts';

const workoutAt = (family: string, rung: number, variant = 0) =>
  familyWorkouts(anyFamilyOf(family))[rung - 1]![variant]!;

test.each([
  ['run-tempo', 2, 1, '2 × 6 min at tempo, 1 min jog'],
  ['run-progression', 2, 0, '15 min steady; 5 min brisk'],
  ['run-hill-sprints', 1, 0, '6 × 8 s (uphill, almost all out), 80 s walk down'],
  ['bike-over-unders', 1, 0, '4 × (3 min just under, 1 min just over threshold)'],
  ['run-long', 1, 0, 'Steady and easy throughout'],
  [
    'strength-maintenance',
    1,
    0,
    '2 × 4 × squat or leg press, 1:30 min rest; 2 × 4 × hip hinge, 1:30 min rest; 2 × (8 × calf raise, plank, side plank half each side), 45 s rest',
  ],
  ['swim-technique', 1, 0, '6 × 50 m (25 catch-up drill, 25 swim), 20 s rest'],
  ['swim-kick', 1, 0, '6 × 25 m kick, 15 s rest; 4 × 50 m swim easy, 15 s rest'],
  ['brick-endurance', 1, 0, 'Bike: steady and easy throughout. Run: 10 min (easy, off the bike)'],
])('%s, rung %i, reads like what a coach says', (family, rung, variant, text) => {
  expect(workoutAt(family, rung, variant).text(METRIC)).toBe(text);
});

test.each([
  ['bike-threshold', 2, '15m 60% "easy", 4x(5m 98% "at threshold", 3m 55% "easy spin"), 10m 55% "easy"', 57],
  ['run-strides', 1, '10m 76% "easy", 20m easy, 6x(20s 106% "fast but relaxed", 40s 45% "walk"), 5m 74% "easy"', 41],
  ['swim-broken', 2, '9min 82% "easy", 6x(100m 101% "at race pace", 10s rest), 5min 78% "easy"', 26],
  ['run-long', 1, '45m 78% "steady and easy"', 45],
])('%s, rung %i, is a whole workout with its warm-up and cool-down', (family, rung, stepText, duration) => {
  expect(workoutAt(family, rung)).toMatchObject({ stepText, duration });
});

test('nobody is sent uphill at the pace of the flat', () => {
  expect(workoutAt('run-hills', 1).stepText).toContain('6x(45s 106% @rpe 8 "uphill, strong"');
});

test('lengths of a pool are the reader’s', () => {
  const { text } = workoutAt('swim-css', 1);
  expect(text(METRIC)).toContain('100 m');
  expect(text({ units: 'imperial', poolLength: '25yd' })).toBe(text(METRIC).replaceAll('0 m at', '0 yd at'));
});

test('a name tells the repetitions where one set is all', () => {
  expect(workoutAt('bike-threshold', 2).name).toBe('Threshold ride 4 × 5 min');
  expect(workoutAt('swim-kick', 1).name).toBe('Kick and swim');
});

test.each(ALL_FAMILIES.map((family) => [family.id, family] as const))(
  '%s can be kept as library workouts',
  (_, family) => {
    const workouts = familyWorkouts(family);
    expect(workouts.map((rung) => rung.length)).toEqual(family.rungs.map((rung) => ('sets' in rung ? 2 : rung.length)));
    for (const { name, text, stepText, duration } of workouts.flat()) {
      const read = parseSteps(stepText, family.workoutType);
      const steps = read.ok ? read.steps : [];
      expect(Math.round(stepSeconds(steps) / 60)).toBe(duration);
      expect(duration).toBeGreaterThanOrEqual(20);
      expect([name.length <= 120, /undefined|NaN/.test(text(METRIC))]).toEqual([true, false]);
      const [first, last] = [steps[0]!, steps.at(-1)!];
      expect([isBlock(first), isBlock(last)]).toEqual([false, false]);
    }
  },
);
