import { readExerciseNote } from '../families/exerciseNote.ts';
import type { Sport } from '../../codes/sport.ts';
import type { Injury } from '../../athlete/athlete.ts';
import type { PhaseType, WeekKind } from '../../codes/phase.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { describeSteps } from './describe.ts';
import { makeWorkout } from './makeWorkout.ts';
import { flattenSteps, mainSetMinutes } from './stepSums.ts';

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

describe('injuries', () => {
  test('whoever comes back runs whole runs once they run so long, and breaks longer ones', () => {
    const injuries = [injured('childbirth', { injuryType: 'reported', dateOccurred: '2026-10-19' })];
    // 26 weeks later: 40 minutes without a break
    const lines = (minutes: number) =>
      make({ role: 'easy', injuries, today: '2027-04-19', minutes }).instructions.split('\n').slice(0, 2);
    expect(lines(40)[0]).toMatch(/^40 min easy run/);
    expect(lines(41)).toEqual([
      expect.stringMatching(/^Warm-up 1 min walk/),
      expect.stringMatching(/^40 min easy run/),
    ]);
  });

  test.each([
    ['shin', 'run', 'bike', 60],
    ['shoulder', 'swim', 'bike', 48],
  ])('%s: a %s becomes a %s of %i min', (area, wanted, given, duration) => {
    expect(make({ workoutType: wanted as 'run', injuries: [injured(area)] })).toMatchObject({
      workoutType: given,
      duration,
    });
  });

  test.each([
    ['knee', 'swim', 'easy', /breast|medley|[Kk]ick/],
    ['calf', 'run', 'key', /at tempo|at threshold|brisk|steady/],
    ['hip', 'run', 'key', /at tempo|at threshold|brisk|steady/],
  ] as const)('%s: no %s that the note forbids, %s', (area, workoutType, role, forbidden) => {
    for (const phaseType of ['base', 'build', 'race-specific'] as const)
      for (let loadingWeekInPhase = 0; loadingWeekInPhase < 6; loadingWeekInPhase += 1) {
        const { steps } = make({ workoutType, role, phaseType, loadingWeekInPhase, injuries: [injured(area)] });
        expect(flattenSteps(steps).filter(({ note = '', effort }) => effort > 0.8 && forbidden.test(note))).toEqual([]);
        expect(flattenSteps(steps).filter(({ note = '' }) => /breast|medley|[Kk]ick/.test(note))).toEqual([]);
      }
  });

  test('calf: nothing hard, at most 45 min, and the athlete is told', () => {
    const workout = make({ keyIndex: 1, injuries: [injured('calf')] });
    expect(workout).toMatchObject({ workoutType: 'run', intensity: 'easy', isHard: false, duration: 45 });
    expect(workout.instructions).toContain('No hills, strides or fast running');
    const base = make({ phaseType: 'base', injuries: [injured('calf')] });
    expect(base).toMatchObject({ intensity: 'easy', isHard: false });
  });

  test('calf: sweet spot in place of low-cadence force', () => {
    const ride = { workoutType: 'bike', raceType: 'ironman', phaseType: 'base', minutes: 75 } as const;
    expect(make(ride)).toMatchObject({ templateId: 'bike-force/3a' });
    expect(make({ ...ride, injuries: [injured('calf')] })).toMatchObject({ templateId: 'bike-sweet-spot/3a' });
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
    const lately = make({ keyIndex: 1, injuries: [healed], today: '2026-11-20' });
    expect(lately.intensity).not.toBe('vo2max');
    expect(lately.zoneSeconds.z3).toBe(0);
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
  const lifter = { liftedWeeks: 10 };
  test.each<readonly [PhaseType, WeekKind, number, string, Partial<WorkoutRequest>]>([
    ['base', 'load', 0, 'learning', {}],
    ['base', 'load', 2, 'learning', {}],
    ['build', 'load', 2, 'learning', {}],
    ['race-specific', 'load', 2, 'learning', {}],
    ['base', 'load', 3, 'learning', { experienceLevel: 'beginner' }],
    ['base', 'load', 4, 'general', { experienceLevel: 'beginner' }],
    ['base', 'load', 3, 'general', {}],
    ['base', 'load', 3, 'general', { rungs: { 'strength-learning': { rung: 2 } } }],
    ['base', 'load', 3, 'learning', { rungs: { 'strength-learning': { rung: 1 } } }],
    ['base', 'step', 10, 'general', {}],
    ['build', 'load', 3, 'heavy', {}],
    ['build', 'load', 10, 'general', { tooMuch: new Set(['strength-heavy']) }],
    ['build', 'step', 10, 'general', {}],
    ['build', 'load', 10, 'general', { experienceLevel: 'beginner' }],
    ['build', 'load', 10, 'general', { injuries: [injured('knee')] }],
    ['race-specific', 'load', 10, 'explosive', {}],
    ['race-specific', 'load', 10, 'maintenance', { tooMuch: new Set(['strength-explosive']) }],
    ['race-specific', 'load', 10, 'explosive', { age: 49 }],
    ['race-specific', 'load', 10, 'maintenance', { age: 50 }],
    ['race-specific', 'load', 10, 'maintenance', { experienceLevel: 'beginner' }],
    ['race-specific', 'step', 10, 'maintenance', {}],
    ['race-specific', 'load', 10, 'maintenance', { injuries: [injured('achilles')] }],
    ['race-specific', 'load', 10, 'maintenance', { injuries: [injured('shin')] }],
    ['peak', 'load', 10, 'maintenance', {}],
    ['taper', 'taper', 10, 'maintenance', {}],
    ['recovery', 'recovery', 10, 'maintenance', {}],
  ])('%s %s after %i weeks with strength: %s', (phaseType, kind, liftedWeeks, family, more) => {
    const workout = make({ ...strength, phaseType, kind, liftedWeeks, loadingWeekInPhase: 0, ...more });
    expect(workout.templateId?.split('/')[0]).toBe(`strength-${family}`);
    expect(workout).toMatchObject({ duration: 40, tss: 23.3 });
  });

  test.each<readonly [string, number, Partial<WorkoutRequest>]>([
    ['1a', 0, {}],
    ['1b', 0, { inWeek: new Set(['strength-general/1a']) }],
    ['1b', 1, {}],
    ['1a', 1, { inWeek: new Set(['strength-general/1b']) }],
    ['1a', 2, {}],
    ['1a', 0, { like: 'strength-general/a', inWeek: new Set(['strength-general/1a']) }],
    ['1b', 0, { like: 'strength-general/b' }],
    ['3b', 0, { like: 'strength-general/3b', reached: { 'strength-general': 4 } }],
  ])('session and rung %s in loading week %i', (place, loadingWeekInPhase, more) => {
    const { templateId } = make({ ...strength, ...lifter, phaseType: 'base', loadingWeekInPhase, ...more });
    expect(templateId).toBe(`strength-general/${place}`);
  });

  test.each<readonly [number, Partial<WorkoutRequest>]>([
    [1, {}],
    [3, { reached: { 'strength-general': 1 } }],
    [2, { reached: { 'strength-general': 1 }, kind: 'step' }],
    [6, { reached: { 'strength-general': 5 } }],
    // what was done counts before what was planned
    [2, { reached: { 'strength-general': 4 }, rungs: { 'strength-general': { rung: 1 } } }],
    [1, { reached: { 'strength-general': 0 }, kind: 'step' }],
  ])('rung %i', (rung, more) => {
    const { templateId } = make({ ...strength, ...lifter, phaseType: 'base', loadingWeekInPhase: 0, ...more });
    expect(templateId).toBe(`strength-general/${rung}a`);
  });

  test('a taper lifts little, whatever was reached', () =>
    expect(
      make({ ...strength, ...lifter, phaseType: 'taper', kind: 'taper', reached: { 'strength-maintenance': 3 } })
        .templateId,
    ).toBe('strength-maintenance/1a'));

  const FEEL = 'Stop each set with two or three repetitions left.';
  test.each<readonly [string, string, number]>([
    ['8 × hip hinge (RPE 6)', FEEL, 0],
    ['10 × hip hinge (RPE 6)', FEEL, 2],
    ['8 × hip hinge (RPE 6)', `${FEEL} Take a little more weight than you have done 10 repetitions with.`, 3],
  ])('%s: %s', (line, load, rung) => {
    const lines = make({
      ...strength,
      ...lifter,
      phaseType: 'base',
      loadingWeekInPhase: 0,
      rungs: { 'strength-general': { rung } },
    }).instructions.split('\n');
    expect(lines.some((each) => each.endsWith(` min ${line}`))).toBe(true);
    expect(lines).toContain(load);
  });

  test.each([
    ['build', 20, ['2 sets, 3 min rest after each', '1 round of 3 exercises, 1 min rest after each']],
    ['build', 25, ['2 sets, 3 min rest after each', '2 sets, 3 min rest after each', '1 set, 75 s rest after each']],
    [
      'race-specific',
      30,
      [
        '2 sets, 2 min rest after each',
        '2 sets, 2 min rest after each',
        '2 sets, 3 min rest after each',
        '1 round of 3 exercises, 1 min rest after each',
      ],
    ],
    ['base', 30, ['3 rounds of 4 exercises, 40 s rest after each', '1 set, 40 s rest after each']],
  ] as const)('%s, %i min: %j', (phaseType, minutes, lines) => {
    const { instructions } = make({ ...strength, ...lifter, phaseType, minutes, loadingWeekInPhase: 0 });
    expect(instructions.split('\n').filter((line) => line.includes('rest after each'))).toEqual(lines);
  });

  test.each([15, 20, 21, 30, 37, 45])('%i min end with three minutes of stretching, the rest is work', (minutes) => {
    for (const phaseType of ['base', 'build', 'race-specific', 'taper'] as const)
      for (const area of ['knee', 'lower back', 'shin', 'shoulder'])
        for (const liftedWeeks of [0, 10]) {
          const { steps } = make({ ...strength, liftedWeeks, minutes, phaseType, injuries: [injured(area)] });
          const all = flattenSteps(steps);
          expect(all.at(-1)).toMatchObject({ kind: 'cooldown', durationSec: 180 });
          expect(all[0]!.durationSec).toBeGreaterThanOrEqual(240);
          expect(all[0]!.durationSec).toBeLessThanOrEqual(420);
        }
  });

  test('at most 45 min', () => expect(make({ ...strength, minutes: 90 }).duration).toBe(45));

  const notesOf = (more: Partial<WorkoutRequest>) =>
    flattenSteps(make({ ...strength, ...lifter, phaseType: 'base', loadingWeekInPhase: 0, ...more }).steps)
      .filter(({ kind }) => kind === 'work')
      .map(({ note }) => readExerciseNote(note!).name);

  test('injuries take exercises out, core work takes their place', () => {
    const notes = (area: string) => new Set(notesOf({ injuries: [injured(area)] }));
    expect(notes('shoulder')).toEqual(
      new Set([
        'squat or leg press',
        'hip hinge',
        'calf raise',
        'plank',
        'side-lying leg raise',
        'side plank',
        'dead bug',
        'bird dog',
        'glute bridge',
      ]),
    );
    expect(notes('back')).toEqual(
      new Set(['plank', 'side-lying leg raise', 'side plank', 'dead bug', 'bird dog', 'glute bridge', 'hollow hold']),
    );
  });

  test.each<readonly [Sport[], string[], string[]]>([
    [['running'], ['calf raise', 'squat or leg press'], ['band external rotation']],
    [['cycling'], ['squat or leg press', 'hip flexion'], ['calf raise', 'band external rotation']],
    [['swimming'], ['pull-up or lat pull-down', 'row', 'band external rotation', 'plank'], ['calf raise']],
    [['swimming', 'cycling', 'running'], ['calf raise', 'band external rotation'], []],
    [['swimming', 'cycling'], ['band external rotation', 'squat or leg press'], ['calf raise']],
  ])('strength for %s', (sports, held, left) => {
    const general = notesOf({ sports });
    expect(general).toEqual(expect.arrayContaining(held));
    for (const phaseType of ['base', 'build', 'race-specific', 'peak'] as const)
      for (const loadingWeekInPhase of [0, 1]) {
        const notes = notesOf({ sports, phaseType, loadingWeekInPhase });
        expect(notes.filter((note) => left.includes(note))).toEqual([]);
      }
  });

  test.each([
    [49, 'plank'],
    [50, 'single-leg balance'],
  ])('at %i a session has %s in it', (age, exercise) => {
    const notes = notesOf({ age });
    expect(notes.includes(exercise)).toBe(true);
    expect(notes.includes('single-leg balance')).toBe(age === 50);
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

describe('the effort of the race', () => {
  const effortsOf = (more: Partial<WorkoutRequest>) =>
    new Set(
      flattenSteps(make({ minutes: 100, weeklyMinutesOfSport: 900, phaseType: 'race-specific', ...more }).steps)
        .filter((step) => step.raceEffort)
        .map(({ effort }) => effort),
    );
  test.each([
    ['sprint-tri', 1, 0.95, 1],
    ['olympic-tri', 0.98, 0.92, 0.98],
    ['half-ironman', 0.9, 0.8, 0.95],
    ['ironman', 0.82, 0.72, 0.92],
  ] as const)('%s: runs at %d, rides at %d, swims at %d of threshold', (raceType, ...[run, bike, swim]) => {
    expect(effortsOf({ raceType })).toEqual(new Set([run]));
    expect(effortsOf({ raceType, workoutType: 'bike', minutes: 180 })).toEqual(new Set([bike]));
    expect(effortsOf({ raceType, workoutType: 'swim' })).toEqual(new Set([swim]));
  });

  test('is that of the race itself, and of no other sport', () => {
    expect(effortsOf({ raceType: 'marathon' })).toEqual(new Set([0.9]));
    expect(effortsOf({ raceType: 'half-marathon' })).toEqual(new Set([0.97]));
    expect(effortsOf({ raceType: 'marathon', workoutType: 'swim' })).toEqual(new Set());
    expect(effortsOf({ raceType: null })).toEqual(new Set());
  });
});

describe('the race itself', () => {
  const race = { raceName: 'Lake', raceType: 'olympic-tri', raceDate: '2027-06-06', priority: 'A' } as const;
  const raced = (plannedSec: number | undefined, thresholds: WorkoutRequest['thresholds']) => {
    const { duration, tss, steps } = make({
      workoutType: 'race',
      role: 'race',
      race: { ...race, ...(plannedSec !== undefined && { plannedSec }) },
      thresholds,
    });
    return [duration, tss, flattenSteps(steps).map(({ durationSec }) => durationSec! / 60)];
  };

  test('has the usual legs of its type, and is as long as it is planned to take', () => {
    expect(raced(undefined, null)).toEqual([165, 213, [30, 80, 55]]);
    expect(raced(150 * 60, null)).toEqual([150, 194, [27, 73, 50]]);
  });

  test('has the legs that the thresholds predict', () => {
    // a slow swimmer who rides well
    const thresholds = { ftp: 300, runThresholdSpeed: 4, css: 0.9, lthr: null };
    expect(raced(150 * 60, thresholds)).toEqual([150, 194, [31, 71, 48]]);
  });
});
