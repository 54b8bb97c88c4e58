import { readExerciseNote } from '../families/exerciseNote.ts';
import type { Sport } from '../../codes/sport.ts';
import type { PhaseType, WeekKind } from '../../codes/phase.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { flattenSteps } from './stepSums.ts';
import { injured, make } from '../../../test/core/madeWorkout.ts';

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
