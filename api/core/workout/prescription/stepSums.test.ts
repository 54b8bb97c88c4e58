import type { Step, Steps } from '../workout.ts';
import { flattenSteps, hardWorkOf, mainSetMinutes, stepSeconds, zoneSecondsOf } from './stepSums.ts';

const step = (kind: Step['kind'], minutes: number, effort: number, sport?: Step['sport']): Step => ({
  kind,
  durationSec: minutes * 60,
  effort,
  target: { metric: 'rpe', lo: 3, hi: 4 },
  ...(sport === undefined ? {} : { sport }),
});

const INTERVALS: Steps = [
  step('warmup', 15, 0.7),
  { repeat: 5, steps: [step('work', 3, 1.06), step('recovery', 3, 0.6)] },
  step('cooldown', 10, 0.65),
];

describe('flattenSteps', () => {
  test('writes every repetition out, in order', () => {
    expect(flattenSteps(INTERVALS).map(({ kind }) => kind)).toEqual([
      'warmup',
      ...Array(5).fill(['work', 'recovery']).flat(),
      'cooldown',
    ]);
    expect(stepSeconds(INTERVALS)).toBe(55 * 60);
    expect(flattenSteps([])).toEqual([]);
  });
});

describe('zoneSecondsOf', () => {
  test('counts by the turnpoints of the sport', () => {
    expect(zoneSecondsOf(INTERVALS, 'run')).toEqual({ z1: 40 * 60, z2: 0, z3: 15 * 60 });
    expect(zoneSecondsOf([step('work', 10, 0.9)], 'run')).toEqual({ z1: 0, z2: 600, z3: 0 });
    expect(zoneSecondsOf([step('work', 10, 0.8)], 'run')).toEqual({ z1: 600, z2: 0, z3: 0 });
    expect(zoneSecondsOf([step('work', 10, 0.8)], 'bike')).toEqual({ z1: 0, z2: 600, z3: 0 });
  });

  test('a brick counts each part by its own sport', () => {
    expect(zoneSecondsOf([step('work', 10, 0.8, 'bike'), step('work', 5, 0.8, 'run')], 'brick')).toEqual({
      z1: 300,
      z2: 600,
      z3: 0,
    });
  });

  test('strength has no zones', () => {
    expect(zoneSecondsOf([step('work', 30, 0.6)], 'strength')).toEqual({ z1: 0, z2: 0, z3: 0 });
  });
});

test.each<readonly [string, ReturnType<typeof hardWorkOf>, Steps, Parameters<typeof hardWorkOf>[1]]>([
  ['intervals above threshold', 'vo2max', INTERVALS, 'run'],
  [
    'eight minutes above it',
    'vo2max',
    [{ repeat: 4, steps: [step('work', 2, 1.1), step('recovery', 2, 0.6)] }],
    'bike',
  ],
  ['less', null, [{ repeat: 3, steps: [step('work', 2.5, 1.1), step('recovery', 2, 0.6)] }], 'bike'],
  ['strides', null, [{ repeat: 12, steps: [step('work', 1, 1.2), step('recovery', 1, 0.6)] }], 'run'],
  ['an end at threshold', null, [step('work', 60, 0.78), step('work', 15, 1)], 'run'],
  ['more of it', 'threshold', [step('work', 60, 0.78), step('work', 16, 1)], 'run'],
  ['sweet spot', 'threshold', [{ repeat: 2, steps: [step('work', 20, 0.9), step('recovery', 5, 0.5)] }], 'bike'],
  ['tempo for long', null, [step('work', 90, 0.85)], 'bike'],
  ['marathon pace', null, [step('work', 40, 0.91)], 'run'],
  ['half-marathon pace', 'threshold', [step('work', 30, 0.96)], 'run'],
  ['what is called a warm-up', 'vo2max', [step('warmup', 20, 1.1)], 'run'],
  ['the run of a brick', 'vo2max', [step('work', 60, 0.7, 'bike'), step('work', 10, 1.05, 'run')], 'brick'],
  ['strength', null, [step('work', 30, 1.2)], 'strength'],
])('%s: hard work %p', (_, work, steps, type) => {
  expect(hardWorkOf(steps, type)).toBe(work);
});

describe('mainSetMinutes', () => {
  test.each([
    ['intervals', INTERVALS, 'run', 'vo2max', 15],
    ['steady work', [step('work', 100, 0.79)], 'run', 'easy', 0],
    ['race pace below tempo', [step('work', 90, 0.72)], 'bike', 'race-pace', 90],
    ['the same as endurance', [step('work', 90, 0.72)], 'bike', 'easy', 0],
    [
      'the longer part of a brick',
      [step('work', 40, 0.9, 'bike'), step('work', 20, 0.9, 'run')],
      'brick',
      'race-pace',
      40,
    ],
  ] as const)('%s', (_, steps, workoutType, intensity, minutes) => {
    expect(mainSetMinutes({ steps, workoutType, intensity })).toBe(minutes);
  });
});
