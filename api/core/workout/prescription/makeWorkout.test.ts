import type { Injury } from '../../athlete/athlete.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { describeSteps } from './describe.ts';
import { makeWorkout } from './makeWorkout.ts';
import { flattenSteps, mainSetMinutes } from './steps.ts';

const REQUEST: WorkoutRequest = {
  workoutType: 'run',
  role: 'key',
  keyIndex: 0,
  minutes: 60,
  brickRunMinutes: 0,
  phaseType: 'build',
  kind: 'load',
  loadingWeekInPhase: 0,
  weekInPlan: 10,
  raceType: 'marathon',
  experienceLevel: 'advanced',
  age: 35,
  injuries: [],
  weeklyMinutesOfSport: 500,
  thresholds: null,
  race: null,
};
const make = (more: Partial<WorkoutRequest>) => makeWorkout({ ...REQUEST, ...more });
const injured = (affectedArea: string, more: Partial<Injury> = {}): Injury => ({
  injuryType: 'pain',
  affectedArea,
  dateOccurred: null,
  isRecovered: false,
  ...more,
});

describe('progression', () => {
  const reps = (more: Partial<WorkoutRequest>) => make({ minutes: 75, ...more }).description;

  test('one repetition more each loading week up to the cap, the first version again in a step-back week', () => {
    expect([0, 1, 2, 3].map((loadingWeekInPhase) => reps({ loadingWeekInPhase }))).toEqual([
      'Cruise intervals 3 × 8 min',
      'Cruise intervals 4 × 8 min',
      'Cruise intervals 5 × 8 min',
      'Cruise intervals 5 × 8 min',
    ]);
    expect(reps({ loadingWeekInPhase: 3, kind: 'step' })).toBe('Cruise intervals 3 × 8 min');
  });

  test('long intervals grow in time', () => {
    const ride = {
      workoutType: 'bike',
      raceType: 'sprint-tri',
      keyIndex: 1,
      experienceLevel: 'intermediate',
      minutes: 90,
    } as const;
    expect([0, 1, 2].map((loadingWeekInPhase) => reps({ ...ride, loadingWeekInPhase }))).toEqual([
      'Threshold ride 2 × 10 min',
      'Threshold ride 2 × 11 min',
      'Threshold ride 2 × 12 min',
    ]);
  });

  test('a taper halves the work and keeps the effort', () => {
    const specific = {
      raceType: 'half-marathon',
      phaseType: 'race-specific',
      loadingWeekInPhase: 4,
      minutes: 75,
    } as const;
    const full = make(specific);
    const taper = make({ ...specific, phaseType: 'taper', kind: 'taper', loadingWeekInPhase: 0 });
    expect([full.templateId, taper.templateId]).toEqual(['RUN-12', 'RUN-12']);
    expect(mainSetMinutes(taper)).toBe(18);
    expect(mainSetMinutes(full)).toBe(36);
    const effortOf = (workout: typeof full) => Math.max(...flattenSteps(workout.steps).map(({ effort }) => effort));
    expect(effortOf(taper)).toBe(effortOf(full));
    expect(taper.isHard).toBe(true);
  });

  test('race week has openers', () => {
    expect(make({ phaseType: 'race', kind: 'race', minutes: 35 })).toMatchObject({ templateId: 'RUN-13' });
  });
});

describe('beginners', () => {
  const beginner = { experienceLevel: 'beginner', weeklyMinutesOfSport: 150, minutes: 45 } as const;

  test('start with strides at a controlled effort, then threshold, then work above it', () => {
    const first = make({ ...beginner, weekInPlan: 0 });
    expect(first).toMatchObject({ templateId: 'RUN-02', isHard: false });
    expect(Math.max(...flattenSteps(first.steps).map(({ target }) => target.hi))).toBe(7);
    expect(make({ ...beginner, weekInPlan: 3, raceType: 'sprint-tri' })).toMatchObject({ templateId: 'RUN-06' });
    expect(make({ ...beginner, weekInPlan: 6, raceType: 'sprint-tri' })).toMatchObject({ templateId: 'RUN-08' });
  });

  test('run and walk while they run less than an hour a week', () => {
    const runWalk = { ...beginner, role: 'easy', weeklyMinutesOfSport: 59, minutes: 30 } as const;
    expect(
      [0, 1, 4, 20].map((weekInPlan) =>
        make({ ...runWalk, weekInPlan })
          .instructions.split('\n')
          .slice(0, -1),
      ),
    ).toEqual([
      ['Warm-up 2 min walk (RPE 1–2)', '7 × 3 min easy run (RPE 3–4), 1 min walk'],
      ['6 × 4 min easy run (RPE 3–4), 1 min walk'],
      ['Warm-up 6 min walk (RPE 1–2)', '3 × 7 min easy run (RPE 3–4), 1 min walk'],
      ['Warm-up 8 min walk (RPE 1–2)', '2 × 10 min easy run (RPE 3–4), 1 min walk'],
    ]);
    expect(make({ ...runWalk, weeklyMinutesOfSport: 60 })).toMatchObject({ templateId: 'RUN-01' });
  });

  test('still touch race pace when the race comes in their first weeks', () => {
    expect(make({ ...beginner, weekInPlan: 1, phaseType: 'taper', kind: 'taper', minutes: 30 })).toMatchObject({
      isHard: true,
    });
  });
});

describe('injuries', () => {
  test.each([
    ['shin', 'run', 'bike', 60],
    ['shoulder', 'swim', 'bike', 48],
  ])('%s: a %s becomes a %s of %i min', (area, wanted, given, duration) => {
    expect(make({ workoutType: wanted as 'run', injuries: [injured(area)] })).toMatchObject({
      workoutType: given,
      duration,
    });
  });

  test('calf: threshold in place of intervals, at most 45 min, and the athlete is told', () => {
    const workout = make({ keyIndex: 1, injuries: [injured('calf')] });
    expect(workout).toMatchObject({ workoutType: 'run', intensity: 'threshold', duration: 45 });
    expect(workout.instructions).toContain('No hills, strides or fast running');
    expect(make({ phaseType: 'base', injuries: [injured('calf')] })).toMatchObject({ templateId: 'RUN-01' });
  });

  test('calf: seated tempo in place of low-cadence force', () => {
    const ride = { workoutType: 'bike', raceType: 'ironman', phaseType: 'base', minutes: 75 } as const;
    expect(make(ride)).toMatchObject({ templateId: 'BIKE-09' });
    expect(make({ ...ride, injuries: [injured('calf')] })).toMatchObject({ templateId: 'BIKE-03' });
  });

  test('a brick without running is a ride', () => {
    expect(
      make({ workoutType: 'brick', role: 'brick', raceType: 'olympic-tri', injuries: [injured('shin')] }),
    ).toMatchObject({
      workoutType: 'bike',
      duration: 60,
      isHard: false,
    });
  });

  test('an injury that healed lately still counts', () => {
    const healed = injured('Achilles', { isRecovered: true, dateOccurred: '2026-11-01' });
    expect(make({ keyIndex: 1, injuries: [healed], today: '2026-11-20' })).toMatchObject({ intensity: 'threshold' });
    expect(make({ keyIndex: 1, injuries: [healed], today: '2027-01-20' })).toMatchObject({ intensity: 'vo2max' });
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

describe('strength', () => {
  const strength = { workoutType: 'strength', role: 'strength', minutes: 40 } as const;
  test.each([
    ['base', 'load', 10, 'STR-01'],
    ['build', 'load', 10, 'STR-02'],
    ['build', 'step', 10, 'STR-01'],
    ['build', 'load', 2, 'STR-01'],
    ['race-specific', 'load', 10, 'STR-03'],
    ['taper', 'taper', 10, 'STR-03'],
  ] as const)('%s %s, week %i: %s', (phaseType, kind, weekInPlan, templateId) => {
    const workout = make({ ...strength, phaseType, kind, weekInPlan });
    expect(workout).toMatchObject({ templateId, duration: 40, tss: 23.3 });
  });

  test('the first weeks are lighter', () => {
    const lines = (weekInPlan: number) => make({ ...strength, phaseType: 'base', weekInPlan }).instructions;
    expect(lines(0)).toContain('2 rounds of 6 exercises');
    expect(lines(0)).toContain('row (RPE 5–6)');
    expect(lines(3)).toContain('3 rounds of 6 exercises');
    expect(lines(3)).toContain('row (RPE 6)');
  });

  test.each([
    [45, 10, '3 rounds of 6 exercises, 55 s rest after each'],
    [30, 10, '2 rounds of 6 exercises, 40 s rest after each'],
    [21, 10, '3 rounds of 3 exercises, 40 s rest after each'],
    [15, 10, '1 round of 5 exercises, 40 s rest after each'],
    [45, 0, '2 rounds of 6 exercises, 1:40 min rest after each'],
  ])('%i min in week %i: %s', (minutes, weekInPlan, line) => {
    expect(make({ ...strength, phaseType: 'base', minutes, weekInPlan }).instructions.split('\n')[1]).toBe(line);
  });

  test('at most 45 min', () => expect(make({ ...strength, minutes: 90 }).duration).toBe(45));

  test('injuries take exercises out, core work takes their place', () => {
    const notes = (area: string) =>
      new Set(
        flattenSteps(make({ ...strength, phaseType: 'base', injuries: [injured(area)] }).steps)
          .filter(({ kind }) => kind === 'work')
          .map(({ note }) => note),
      );
    expect(notes('shoulder')).toEqual(
      new Set(['squat or leg press', 'hip hinge', 'calf raise', 'plank', 'side plank', 'dead bug']),
    );
    expect(notes('back')).toEqual(
      new Set(['plank', 'side plank', 'dead bug', 'bird dog', 'glute bridge', 'hollow hold']),
    );
    expect(make({ ...strength, injuries: [injured('knee')] })).toMatchObject({ templateId: 'STR-01' });
  });
});

describe('races', () => {
  test.each([
    ['sprint-tri', 80, 120, ['swim', 'bike', 'run']],
    ['olympic-tri', 165, 213, ['swim', 'bike', 'run']],
    ['half-ironman', 345, 350, ['swim', 'bike', 'run']],
    ['ironman', 750, 578, ['swim', 'bike', 'run']],
    ['half-marathon', 120, 180, ['run']],
    ['marathon', 255, 314, ['run']],
  ] as const)('%s takes %i min and %i TSS', (raceType, duration, tss, legs) => {
    const race = { raceName: 'City Race', raceType, raceDate: '2027-05-09', priority: 'A' } as const;
    const workout = make({ workoutType: 'race', role: 'race', raceType: null, race });
    expect(workout).toMatchObject({ workoutType: 'race', intensity: 'race', duration, tss, description: 'City Race' });
    expect(flattenSteps(workout.steps).map(({ sport }) => sport)).toEqual(legs);
  });
});

test('instructions begin with the steps and end with the reason', () => {
  const workout = make({});
  const lines = describeSteps(workout.steps, 'run');
  expect(workout.instructions.split('\n')).toEqual([
    ...lines,
    'Threshold work lifts the pace that you can hold for an hour; comfortably hard, never a race.',
  ]);
});
