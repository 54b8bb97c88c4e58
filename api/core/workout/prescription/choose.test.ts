import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { makeWorkout } from './makeWorkout.ts';
import { flattenSteps } from './steps.ts';

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

describe('the choice of a workout', () => {
  test('a taper swims at threshold where the race-specific phase swims above it', () => {
    const swim = { workoutType: 'swim', raceType: 'sprint-tri', keyIndex: 1 } as const;
    expect(make({ ...swim, phaseType: 'race-specific' }).templateId).toBe('SWIM-04');
    expect(make({ ...swim, phaseType: 'taper', kind: 'taper' }).templateId).toBe('SWIM-02');
  });

  test.each([
    ['sprint-tri', 'base', 'bike', 0, 'BIKE-03'],
    ['sprint-tri', 'build', 'run', 0, 'RUN-08'],
    ['sprint-tri', 'build', 'bike', 1, 'BIKE-05'],
    ['sprint-tri', 'race-specific', 'run', 0, 'RUN-06'],
    ['sprint-tri', 'peak', 'bike', 0, 'BIKE-06'],
    ['olympic-tri', 'build', 'run', 0, 'RUN-06'],
    ['olympic-tri', 'build', 'bike', 1, 'BIKE-04'],
    ['olympic-tri', 'race-specific', 'swim', 1, 'SWIM-05'],
    ['olympic-tri', 'build', 'swim', 1, 'SWIM-03'],
    ['half-ironman', 'base', 'bike', 0, 'BIKE-09'],
    ['half-ironman', 'build', 'run', 1, 'RUN-07'],
    ['half-ironman', 'race-specific', 'bike', 0, 'BIKE-07'],
    ['ironman', 'build', 'run', 1, 'RUN-05'],
    ['ironman', 'peak', 'run', 1, 'RUN-07'],
    ['half-marathon', 'race-specific', 'run', 0, 'RUN-12'],
    ['half-marathon', 'race-specific', 'run', 1, 'RUN-08'],
    ['half-marathon', 'peak', 'run', 1, 'RUN-06'],
    ['marathon', 'base', 'run', 0, 'RUN-02'],
    ['marathon', 'build', 'run', 1, 'RUN-09'],
    ['marathon', 'race-specific', 'run', 0, 'RUN-11'],
    ['marathon', 'race-specific', 'run', 1, 'RUN-07'],
    ['half-marathon', 'base', 'run', 1, 'RUN-10'],
    [null, 'base', 'bike', 0, 'BIKE-03'],
    [null, 'build', 'run', 0, 'RUN-06'],
    [null, 'build', 'swim', 0, 'SWIM-02'],
  ] as const)('%s %s: key %s %i is %s', (raceType, phaseType, workoutType, keyIndex, templateId) => {
    expect(make({ raceType, phaseType, workoutType, keyIndex, minutes: 75 })).toMatchObject({
      templateId,
      workoutType,
    });
  });

  test.each([
    ['run', 'easy', 'RUN-01', 'easy'],
    ['run', 'recovery', 'RUN-03', 'recovery'],
    ['run', 'long', 'RUN-04', 'easy'],
    ['run', 'opener', 'RUN-13', 'race-pace'],
    ['bike', 'easy', 'BIKE-01', 'easy'],
    ['bike', 'recovery', 'BIKE-11', 'recovery'],
    ['bike', 'long', 'BIKE-02', 'easy'],
    ['bike', 'opener', 'BIKE-10', 'race-pace'],
    ['swim', 'easy', 'SWIM-08', 'easy'],
    ['swim', 'recovery', 'SWIM-06', 'recovery'],
    ['swim', 'opener', 'SWIM-07', 'race-pace'],
  ] as const)('%s %s is %s', (workoutType, role, templateId, intensity) => {
    expect(make({ workoutType, role, minutes: 40, raceType: 'olympic-tri' })).toMatchObject({
      templateId,
      intensity,
      isHard: role === 'opener',
    });
  });

  test('long workouts hold race pace only where placement has room for a hard day', () => {
    const long = { role: 'long', phaseType: 'race-specific', loadingWeekInPhase: 1, minutes: 130 } as const;
    expect(make(long)).toMatchObject({ templateId: 'RUN-04', isHard: false });
    expect(make({ ...long, mayBeHard: true })).toMatchObject({ templateId: 'RUN-11', isHard: true });
    // every second week only
    expect(make({ ...long, mayBeHard: true, loadingWeekInPhase: 2 })).toMatchObject({ templateId: 'RUN-04' });
    expect(make({ ...long, raceType: 'half-marathon' })).toMatchObject({ templateId: 'RUN-05', isHard: false });
    expect(make({ ...long, raceType: 'ironman', workoutType: 'bike', minutes: 240, mayBeHard: true })).toMatchObject({
      templateId: 'BIKE-08',
    });
  });

  test.each([
    ['olympic-tri', 'build', true, 'BRICK-01'],
    ['olympic-tri', 'race-specific', false, 'BRICK-01'],
    ['olympic-tri', 'race-specific', true, 'BRICK-02'],
    ['half-ironman', 'peak', true, 'BRICK-03'],
    ['ironman', 'race-specific', true, 'BRICK-04'],
  ] as const)('%s %s brick, hard allowed %s: %s', (raceType, phaseType, mayBeHard, templateId) => {
    const workout = make({
      workoutType: 'brick',
      role: 'brick',
      raceType,
      phaseType,
      mayBeHard,
      minutes: 180,
      brickRunMinutes: 35,
      weeklyMinutesOfSport: 600,
    });
    expect(workout).toMatchObject({ templateId, isHard: templateId !== 'BRICK-01', duration: 180 });
    const seconds = (sport: string) =>
      flattenSteps(workout.steps)
        .filter((step) => step.sport === sport)
        .reduce((sum, step) => sum + step.durationSec, 0);
    expect([seconds('bike'), seconds('run')]).toEqual([145 * 60, 35 * 60]);
  });

  test('easy swims are technique in the base', () => {
    expect(make({ workoutType: 'swim', role: 'easy', phaseType: 'base', minutes: 40 })).toMatchObject({
      templateId: 'SWIM-01',
    });
  });

  test('after a race nothing is hard', () => {
    expect(make({ phaseType: 'recovery', kind: 'recovery' })).toMatchObject({ templateId: 'RUN-01', isHard: false });
  });

  test('what does not fit gets shorter, then milder, never harder', () => {
    expect(make({ minutes: 30 })).toMatchObject({ templateId: 'RUN-06', duration: 30 });
    expect(make({ minutes: 18 })).toMatchObject({ templateId: 'RUN-07', intensity: 'threshold', duration: 18 });
    expect(make({ minutes: 15 })).toMatchObject({ templateId: 'RUN-01', intensity: 'easy', duration: 15 });
  });
});
