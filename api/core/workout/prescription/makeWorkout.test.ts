import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { describeSteps } from './describe.ts';
import { flattenSteps, mainSetMinutes } from './stepSums.ts';
import { make } from '../../../test/core/madeWorkout.ts';

describe('progression', () => {
  test('rung by rung, and half of the work at the same effort in a taper', () => {
    const specific = { raceType: 'half-marathon', phaseType: 'race-specific', minutes: 90 } as const;
    const reached = { 'run-pace-half': 4 };
    const full = make({ ...specific, reached });
    const taper = make({ ...specific, reached, phaseType: 'taper', kind: 'taper' });
    expect([full.templateId, taper.templateId]).toEqual(['run-pace-half/6c', 'run-pace-half/2a']);
    expect([full, taper].map(mainSetMinutes)).toEqual([40, 21]);
    const effortOf = (workout: typeof full) => Math.max(...flattenSteps(workout.steps).map(({ effort }) => effort));
    expect(effortOf(taper)).toBe(effortOf(full));
    expect(taper.isHard).toBe(true);
  });

  test('a title counts what is repeated, work on both sides of the threshold as one', () => {
    const titles = (families: readonly string[], more: Partial<WorkoutRequest> = {}) =>
      make({ lastFamilies: new Set(families), ...more }).description;
    expect(titles([])).toBe('Cruise intervals 4 × 5 min');
    expect(titles(['run-cruise'])).toBe('Threshold run 15 min');
    expect(titles(['run-cruise', 'run-threshold'])).toBe('Over-unders 5 × 4 min');
    expect(titles([], { workoutType: 'swim' })).toBe('CSS swim 8 × 100 m');
  });

  test.each([
    ['run', 92, 'Long run: Steady tempo 3 × 5 min', true],
    ['run', 75, 'Long run: Steady tempo 3 × 5 min', false],
    ['bike', 149, 'Long ride: Tempo ride 3 × 10 min', true],
  ] as const)('a long %s of %i min is named long, and fuelled above 90 min', (workoutType, minutes, name, fuelled) => {
    const long = make({ workoutType, minutes, role: 'long', isSteady: true, loadingWeekInPhase: 1 });
    expect(long.description).toBe(name);
    expect(long.instructions.includes('g of carbohydrate an hour')).toBe(fuelled);
  });

  test('a plain long workout says it once', () => {
    const plain = (workoutType: 'run' | 'bike') => make({ workoutType, minutes: 120, role: 'long' });
    expect([plain('run'), plain('bike')].map(({ description }) => description)).toEqual(['Long run', 'Long ride']);
    expect(plain('run').instructions).toContain('g of carbohydrate an hour');
  });

  test('race week has openers', () => {
    expect(make({ phaseType: 'race', kind: 'race', minutes: 35 })).toMatchObject({ templateId: 'RUN-13' });
  });
});

test.each(['run', 'bike', 'swim'] as const)(
  'a race set in an easy %s of any length comes after a warm-up, or not at all',
  (workoutType) => {
    const seconds = ({ steps }: ReturnType<typeof make>, wanted: string) =>
      flattenSteps(steps)
        .filter(({ kind }) => kind === wanted)
        .reduce((sum, { durationSec }) => sum + durationSec, 0);
    const made = [20, 22, 25, 28, 32, 40].flatMap((minutes) =>
      (['5k', 'olympic-tri', 'marathon', 'ironman'] as const).map((raceType) =>
        make({ workoutType, role: 'easy', isRaceSet: true, kind: 'race', phaseType: 'race', minutes, raceType }),
      ),
    );
    const held = made.filter(({ description }) => / with race (?:pace|power)/.test(description));
    expect(held.length).toBeGreaterThan(8);
    expect(Math.min(...held.map((workout) => seconds(workout, 'warmup')))).toBeGreaterThanOrEqual(480);
    // a swim ends in whole lengths
    expect(Math.min(...held.map((workout) => seconds(workout, 'cooldown')))).toBeGreaterThanOrEqual(270);
  },
);

describe('beginners', () => {
  const beginner = { experienceLevel: 'beginner', weeklyMinutesOfSport: 150, minutes: 45 } as const;

  test('start with strides at a controlled effort, then threshold, then work above it', () => {
    const first = make({ ...beginner, weekInPlan: 0 });
    expect(first).toMatchObject({ templateId: 'run-strides/1a', isHard: false });
    expect(Math.max(...flattenSteps(first.steps).map(({ target }) => target.hi))).toBe(7);
    expect(make({ ...beginner, raceType: null, weekInPlan: 3 })).toMatchObject({ templateId: 'run-cruise/1a' });
    expect(make({ ...beginner, raceType: '10k', weekInPlan: 6 })).toMatchObject({ templateId: 'run-vo2-long/1a' });
  });

  test('run and walk where they hardly run, more of it week by week', () => {
    const runWalk = { ...beginner, isNewRunner: true, role: 'easy', minutes: 30 } as const;
    const lines = (more: Partial<WorkoutRequest>) =>
      make({ ...runWalk, ...more })
        .instructions.split('\n')
        .slice(0, -1);
    expect([0, 1, 4, 9].map((weekInPlan) => lines({ weekInPlan }))).toEqual([
      ['15 × 1 min easy run (RPE 3–4), 1 min walk'],
      ['12 × 1:30 min easy run (RPE 3–4), 1 min walk'],
      ['6 × 4 min easy run (RPE 3–4), 1 min walk'],
      ['Warm-up 2 min walk (RPE 1–2)', '2 × 13 min easy run (RPE 3–4), 1 min walk'],
    ]);
    expect(lines({ weekInPlan: 10, minutes: 28 })).toEqual(['2 × 13 min easy run (RPE 3–4), 1 min walk']);
    // what they run without a break by now is a run like any other
    expect(make({ ...runWalk, weekInPlan: 13 })).toMatchObject({ templateId: 'RUN-01' });
    expect(lines({ weekInPlan: 13, minutes: 64 })).toEqual(['2 × 31 min easy run (RPE 3–4), 1 min walk']);
    // no run ends with the walk that should have broken it
    expect(lines({ weekInPlan: 13, minutes: 32 })).toEqual([
      'Warm-up 1 min walk (RPE 1–2)',
      '31 min easy run (RPE 3–4)',
    ]);
    expect(lines({ weekInPlan: 14, minutes: 60 })).toEqual([
      '40 min easy run (RPE 3–4)',
      '1 min walk (RPE 1–2)',
      '19 min easy run (RPE 3–4)',
    ]);
    expect(make({ ...runWalk, weekInPlan: 18, minutes: 90 }).templateId).not.toBeNull();
    expect(make({ ...runWalk, isNewRunner: false })).toMatchObject({ templateId: 'RUN-01' });
  });

  test.each(['key', 'long', 'easy', 'recovery'] as const)('who hardly run walk in turns in a %s run', (role) => {
    const made = make({ ...beginner, isNewRunner: true, weekInPlan: 2, role });
    expect(made).toMatchObject({ description: 'Run and walk', intensity: role === 'recovery' ? role : 'easy' });
  });

  test('still touch race pace when the race comes in their first weeks', () => {
    expect(make({ ...beginner, weekInPlan: 1, phaseType: 'taper', kind: 'taper', minutes: 30 })).toMatchObject({
      isHard: true,
    });
  });
});

describe('targets', () => {
  test('use the thresholds on file', () => {
    const thresholds = { ftp: 250, runThresholdSpeed: 4, css: 1, lthr: 170 };
    const metrics = (workoutType: 'run' | 'bike' | 'swim') =>
      new Set(
        flattenSteps(make({ workoutType, raceType: 'olympic-tri', thresholds }).steps)
          .filter(({ effort }) => effort > 0)
          .map(({ target }) => target.metric),
      );
    expect([metrics('run'), metrics('bike'), metrics('swim')]).toEqual([
      new Set(['thrSpeed']),
      new Set(['ftp']),
      new Set(['css']),
    ]);
  });

  test('swum distances take the time that the critical speed says', () => {
    const swim = (css: number) =>
      flattenSteps(
        make({ workoutType: 'swim', thresholds: { ftp: null, runThresholdSpeed: null, css, lthr: null } }).steps,
      ).find((step) => step.kind === 'work')!;
    expect(swim(1)).toMatchObject({ distanceM: 100, durationSec: 100, effort: 1 });
    // a slower swimmer gets a shorter distance rather than a much longer interval
    expect(swim(0.7)).toMatchObject({ distanceM: 75, durationSec: 108 });
  });
});

test('instructions begin with the steps, then say what it is for, how it feels and what goes wrong', () => {
  const workout = make({});
  expect(workout.instructions.split('\n')).toEqual([
    ...describeSteps(workout.steps, 'run'),
    'Threshold work lifts the pace that you can hold for an hour.',
    'Comfortably hard: three or four words at a time, the same pace from first to last.',
    'Common mistake: running them as a race; if the last one is the slowest, they were too fast.',
  ]);
  const ride = make({ workoutType: 'bike', raceType: 'half-ironman', phaseType: 'race-specific', minutes: 150 });
  expect(ride.instructions.split('\n').at(-1)).toBe(
    'Take 60 to 90 g of carbohydrate an hour, from the bottles that you will race with.',
  );
});
