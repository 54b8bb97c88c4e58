import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { ladder, rungOfId } from '../families/ladder.ts';
import { makeWorkout } from './makeWorkout.ts';
import { flattenSteps } from './stepSums.ts';

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

const familyOf = (more: Partial<WorkoutRequest>) => rungOfId(make(more).templateId)?.family;
const rungOf = (more: Partial<WorkoutRequest>) => rungOfId(make(more).templateId)?.rung;

describe('the family of a key workout', () => {
  test.each([
    ['sprint-tri', 'base', 'bike', 'force', 'sweet-spot'],
    ['sprint-tri', 'base', 'run', 'hills', 'cruise'],
    ['sprint-tri', 'build', 'run', 'pace-5k-10k', 'vo2-long'],
    ['10k', 'build', 'run', 'vo2-long', 'pace-5k-10k'],
    ['sprint-tri', 'build', 'bike', 'race-power-short', 'vo2-long'],
    ['sprint-tri', 'race-specific', 'run', 'pace-5k-10k', 'vo2-short'],
    ['sprint-tri', 'peak', 'bike', 'race-power-short', 'vo2-short'],
    ['olympic-tri', 'build', 'swim', 'css', 'speed'],
    ['olympic-tri', 'race-specific', 'swim', 'race-pace', 'race-pace'],
    ['olympic-tri', 'taper', 'swim', 'css', 'broken'],
    ['half-ironman', 'base', 'bike', 'force', 'sweet-spot'],
    ['half-ironman', 'build', 'run', 'cruise', 'pace-long-course'],
    ['half-ironman', 'race-specific', 'bike', 'race-power-half', 'sweet-spot'],
    ['half-ironman', 'race-specific', 'swim', 'race-pace', 'race-pace'],
    ['ironman', 'build', 'run', 'cruise', 'vo2-long'],
    ['ironman', 'peak', 'run', 'pace-ironman', 'cruise'],
    ['ironman', 'race-specific', 'bike', 'race-power-ironman', 'sweet-spot'],
    ['half-marathon', 'base', 'run', 'hills', 'cruise'],
    ['half-marathon', 'race-specific', 'run', 'pace-half', 'vo2-long'],
    ['half-marathon', 'peak', 'run', 'pace-half', 'vo2-short'],
    ['marathon', 'base', 'run', 'hills', 'cruise'],
    ['marathon', 'build', 'run', 'cruise', 'vo2-long'],
    ['marathon', 'race-specific', 'run', 'pace-marathon', 'threshold'],
    ['marathon', 'build', 'bike', 'sweet-spot', 'vo2-long'],
    [null, 'base', 'bike', 'force', 'sweet-spot'],
    [null, 'build', 'run', 'cruise', 'vo2-long'],
    [null, 'build', 'swim', 'css', 'speed'],
    [null, 'peak', 'run', 'cruise', 'vo2-short'],
  ] as const)('%s %s %s: %s, then %s', (raceType, phaseType, workoutType, first, second) => {
    const place = { raceType, phaseType, workoutType, minutes: 100 };
    const families = [0, 1].map((keyIndex) => familyOf({ ...place, keyIndex }));
    expect(families).toEqual([`${workoutType}-${first}`, `${workoutType}-${second}`]);
  });

  test('is a hard one before a moderate one where the week has no other', () => {
    const base = { phaseType: 'base', raceType: 'ironman', workoutType: 'swim', minutes: 100, keyIndex: 0 } as const;
    expect(familyOf(base)).toBe('swim-css-minus');
    expect(familyOf({ ...base, isOnlyKey: true })).toBe('swim-css');
  });

  test('is the one that was done least, and none of the last loading week', () => {
    const build = { phaseType: 'build', keyIndex: 0 } as const;
    expect(familyOf({ ...build, uses: { 'run-cruise': 1 } })).toBe('run-threshold');
    expect(familyOf({ ...build, uses: { 'run-cruise': 1, 'run-threshold': 1, 'run-over-unders': 1 } })).toBe(
      'run-cruise',
    );
    expect(familyOf({ ...build, lastFamilies: new Set(['run-cruise', 'run-threshold']) })).toBe('run-over-unders');
    expect(familyOf({ ...build, uses: { 'run-over-unders': 3 }, lastFamilies: new Set(['run-cruise']) })).toBe(
      'run-threshold',
    );
  });

  test('stays with the race close to it, however often it was done', () => {
    const specific = { phaseType: 'race-specific', minutes: 100 } as const;
    expect(familyOf({ ...specific, uses: { 'run-pace-marathon': 5 } })).toBe('run-pace-marathon');
    expect(familyOf({ ...specific, lastFamilies: new Set(['run-pace-marathon']) })).toBe('run-cruise');
  });

  test('is hard in a taper, even where the phase before has moderate ones', () => {
    const taper = { phaseType: 'taper', kind: 'taper', workoutType: 'swim', raceType: 'ironman' } as const;
    expect([0, 1].map((keyIndex) => familyOf({ ...taper, keyIndex }))).toEqual(['swim-css', 'swim-broken']);
    const ofSmallRace = { phaseType: 'base', kind: 'taper', workoutType: 'bike', raceType: null } as const;
    expect(make(ofSmallRace)).toMatchObject({ templateId: 'bike-threshold/2a', isHard: true });
  });
});

describe('the rung of a workout', () => {
  test.each([
    ['beginner', 0],
    ['intermediate', 1],
    ['advanced', 2],
    ['veteran', 2],
  ] as const)('a %s begins at rung %i', (experienceLevel, rung) => {
    expect(rungOf({ experienceLevel })).toBe(rung);
    expect(rungOf({ experienceLevel, kind: 'step' })).toBe(Math.max(0, rung - 1));
  });

  test.each([
    ['one above the last that was done', 'load', 3, 4],
    ['the last that was done in an easier week', 'step', 3, 3],
    ['and in a taper, where the limits allow it', 'taper', 1, 1],
    ['never above the highest', 'load', 7, 7],
  ] as const)('%s', (_, kind, reached, rung) => {
    const veteran = { experienceLevel: 'veteran', minutes: 120, weeklyMinutesOfSport: 900 } as const;
    expect(rungOf({ ...veteran, kind, reached: { 'run-cruise': reached } })).toBe(rung);
  });

  test('at the effort of the race is never below the first of the level, whatever a short workout held of it', () => {
    const long = {
      role: 'long',
      mayBeHard: true,
      minutes: 150,
      weeklyMinutesOfSport: 480,
      experienceLevel: 'advanced',
    } as const;
    const reached = { 'run-pace-marathon': 0 };
    expect(rungOfId(make({ ...long, raceType: 'marathon', reached }).templateId)).toEqual({
      family: 'run-pace-marathon',
      rung: 2,
    });
    expect(rungOf({ ...long, role: 'key', reached: { 'run-cruise': 0 } })).toBe(1);
  });

  test('sinks until it fits the time and the level', () => {
    const reached = { 'run-cruise': 6 };
    expect(rungOf({ reached, minutes: 45 })).toBe(3);
    expect(rungOf({ reached, minutes: 75, experienceLevel: 'intermediate' })).toBe(5);
    expect(rungOf({ reached, minutes: 75, weeklyMinutesOfSport: 100 })).toBe(2);
  });

  test('takes none of the last two loading weeks, but another of the same demand', () => {
    const ids = ladder('run-cruise')[2]!.map(({ id }) => id);
    expect(make({}).templateId).toBe(ids[0]);
    expect(make({ recent: new Set([ids[0]!]) }).templateId).toBe(ids[1]);
    expect(make({ recent: new Set(ids) })).toMatchObject({ templateId: 'run-cruise/2a' });
  });

  test('alternatives take turns, and close to the race the least broken ones come first', () => {
    expect([0, 1, 2].map((loadingWeekInPhase) => make({ loadingWeekInPhase }).templateId)).toEqual([
      'run-cruise/3a',
      'run-cruise/3b',
      'run-cruise/3a',
    ]);
    const near = { phaseType: 'race-specific', minutes: 110 } as const;
    expect([0, 1].map((loadingWeekInPhase) => make({ ...near, loadingWeekInPhase }).description)).toEqual([
      'Marathon pace 40 min',
      'Marathon pace 40 min',
    ]);
  });
});

describe('the choice of other workouts', () => {
  test.each([
    ['run', 'easy', 'RUN-01', 'easy'],
    ['run', 'recovery', 'RUN-03', 'recovery'],
    ['run', 'long', 'RUN-04', 'easy'],
    ['run', 'opener', 'RUN-13', 'race-pace'],
    ['bike', 'easy', 'bike-endurance/3a', 'easy'],
    ['bike', 'recovery', 'BIKE-11', 'recovery'],
    ['bike', 'long', 'BIKE-02', 'easy'],
    ['bike', 'opener', 'BIKE-10', 'race-pace'],
    ['swim', 'easy', 'swim-aerobic/3a', 'easy'],
    ['swim', 'long', 'swim-aerobic/3a', 'easy'],
    ['swim', 'recovery', 'SWIM-06', 'recovery'],
    ['swim', 'opener', 'SWIM-07', 'race-pace'],
  ] as const)('%s %s is %s', (workoutType, role, templateId, intensity) => {
    expect(make({ workoutType, role, minutes: 60, raceType: 'olympic-tri' })).toMatchObject({
      templateId,
      intensity,
      isHard: role === 'opener',
    });
  });

  test.each([
    ['bike', 'bike-endurance bike-cadence bike-endurance bike-cadence'],
    ['swim', 'swim-aerobic swim-technique swim-mixed swim-aerobic'],
  ] as const)('easy %ss of a week differ, and so do those of the weeks', (workoutType, families) => {
    const easy = { workoutType, role: 'easy' } as const;
    expect([0, 1, 2, 3].map((keyIndex) => familyOf({ ...easy, keyIndex })).join(' ')).toBe(families);
    expect([0, 1, 2, 3].map((loadingWeekInPhase) => familyOf({ ...easy, loadingWeekInPhase })).join(' ')).toBe(
      families,
    );
  });

  test.each([
    ['run', 'easy', 'isLight', 'run-strides run-hill-sprints run-drills', 'easy'],
    ['bike', 'easy', 'isLight', 'bike-brisk bike-brisk bike-brisk', 'easy'],
    ['run', 'easy', 'isSteady', 'run-progression run-tempo run-progression', 'moderate'],
    ['run', 'long', 'isSteady', 'run-progression run-tempo run-progression', 'moderate'],
    ['bike', 'long', 'isSteady', 'bike-tempo bike-tempo bike-tempo', 'moderate'],
    ['swim', 'long', 'isSteady', 'swim-css-minus swim-css-minus swim-css-minus', 'moderate'],
  ] as const)('a %s that is %s and %s: %s, no hard day', (workoutType, role, how, families, intensity) => {
    const made = [0, 1, 2].map((loadingWeekInPhase) =>
      make({ workoutType, role, [how]: true, loadingWeekInPhase, minutes: 90 }),
    );
    expect(made.map(({ templateId }) => rungOfId(templateId)?.family).join(' ')).toBe(families);
    expect(new Set(made.map((each) => [each.intensity, each.isHard].join()))).toEqual(new Set([`${intensity},false`]));
  });

  test('long workouts hold race pace only where placement has room for a hard day', () => {
    const long = { role: 'long', phaseType: 'race-specific', loadingWeekInPhase: 1, minutes: 130 } as const;
    expect(make(long)).toMatchObject({ templateId: 'RUN-04', isHard: false });
    expect(make({ ...long, mayBeHard: true })).toMatchObject({ templateId: 'run-pace-marathon/3b', isHard: true });
    expect(make({ ...long, mayBeHard: true, phaseType: 'recovery' })).toMatchObject({ templateId: 'RUN-04' });
    const ironman = { ...long, raceType: 'ironman', minutes: 240 } as const;
    expect(make({ ...ironman, workoutType: 'bike', mayBeHard: true })).toMatchObject({
      templateId: 'bike-race-power-ironman/3c',
      isHard: true,
    });
    // the run of an Ironman is so slow that it makes no hard day
    expect(make(ironman)).toMatchObject({ templateId: 'run-pace-ironman/3a', isHard: false });
    expect(make({ ...ironman, kind: 'step' })).toMatchObject({ templateId: 'RUN-04' });
    expect(make({ ...ironman, phaseType: 'build' })).toMatchObject({ templateId: 'RUN-04' });
  });

  test.each([
    ['olympic-tri', 'build', 'load', false, 'brick-endurance'],
    ['olympic-tri', 'race-specific', 'load', true, 'brick-race-end'],
    ['sprint-tri', 'build', 'load', true, 'brick-sprint-repeats'],
    ['sprint-tri', 'race-specific', 'load', true, 'brick-sprint-race'],
    ['half-ironman', 'build', 'load', true, 'brick-repeats'],
    ['ironman', 'build', 'load', true, 'brick-repeats'],
    ['olympic-tri', 'race-specific', 'step', true, 'brick-endurance'],
    ['olympic-tri', 'recovery', 'load', true, 'brick-endurance'],
    ['marathon', 'peak', 'load', true, 'brick-endurance'],
    ['half-ironman', 'peak', 'load', true, 'brick-half-race'],
    ['ironman', 'race-specific', 'load', true, 'brick-ironman-race'],
  ] as const)('%s %s brick of a %s week, hard allowed %s: %s', (raceType, phaseType, kind, mayBeHard, family) => {
    const workout = make({
      workoutType: 'brick',
      role: 'brick',
      raceType,
      phaseType,
      kind,
      mayBeHard,
      minutes: 180,
      brickRunMinutes: 35,
      weeklyMinutesOfSport: 600,
    });
    expect(rungOfId(workout.templateId)?.family).toBe(family);
    expect(workout).toMatchObject({ isHard: family !== 'brick-endurance', duration: 180 });
    const steps = flattenSteps(workout.steps);
    const seconds = (sport: string) =>
      steps.filter((step) => step.sport === sport).reduce((sum, step) => sum + step.durationSec, 0);
    expect([seconds('bike'), seconds('run')]).toEqual([145 * 60, 35 * 60]);
    // off the bike at once: the ride ends with its work, and the run begins with it
    const change = steps.findIndex(({ sport }) => sport === 'run');
    expect(steps.slice(change - 1, change + 1).map(({ kind: part }) => part)).toEqual(['work', 'work']);
  });

  test('a brick of many changes takes turns with that of the race', () => {
    const brick = { workoutType: 'brick', role: 'brick', raceType: 'ironman', mayBeHard: true, minutes: 180 } as const;
    const long = { ...brick, brickRunMinutes: 35, weeklyMinutesOfSport: 600 };
    const first = make(long);
    expect(
      flattenSteps(first.steps)
        .filter(({ kind }) => kind === 'work')
        .map(({ sport }) => sport),
    ).toEqual(['bike', 'run', 'bike', 'run']);
    expect(familyOf({ ...long, lastFamilies: new Set(['brick-repeats']) })).toBe('brick-ironman-race');
  });

  test('after a race nothing is hard', () => {
    expect(make({ phaseType: 'recovery', kind: 'recovery' })).toMatchObject({ templateId: 'RUN-01', isHard: false });
  });

  test('what does not fit gets shorter, then milder, never harder', () => {
    expect(make({ minutes: 30 })).toMatchObject({ templateId: 'run-cruise/1a', duration: 30 });
    expect(make({ minutes: 21 })).toMatchObject({ templateId: 'run-tempo/1a', intensity: 'moderate', duration: 21 });
    // a hard one made smaller comes before an easy one
    expect(make({ minutes: 20 })).toMatchObject({ intensity: 'threshold', duration: 20 });
    expect(make({ minutes: 15 })).toMatchObject({ templateId: 'run-strides/1a', intensity: 'easy', duration: 15 });
  });
});
