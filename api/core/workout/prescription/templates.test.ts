import type { WorkoutFeature } from '../../codes/injury.ts';
import { stepsTss } from '../tss.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { stepSeconds, zoneSecondsOf } from './steps.ts';
import { TEMPLATES } from '../../../test/core/publishedTemplates.ts';

const EXPONENT: Partial<Record<WorkoutType, number>> = { swim: 3 };

// id, sport, intensity, minutes, TSS, intensity factor, percent of time below LT1, between, above LT2
const TABLE = [
  ['RUN-01', 'run', 'easy', 45, 45.6, 0.78, [100, 0, 0]],
  ['RUN-02', 'run', 'easy', 47, 47.7, 0.78, [96, 0, 4]],
  ['RUN-03', 'run', 'recovery', 30, 24.5, 0.7, [100, 0, 0]],
  ['RUN-04', 'run', 'easy', 100, 104.0, 0.79, [100, 0, 0]],
  ['RUN-05', 'run', 'moderate', 60, 72.9, 0.854, [50, 50, 0]],
  ['RUN-06', 'run', 'threshold', 65, 82.5, 0.873, [51, 49, 0]],
  ['RUN-07', 'run', 'threshold', 50, 64.4, 0.879, [50, 50, 0]],
  ['RUN-08', 'run', 'vo2max', 55, 62.9, 0.828, [73, 0, 27]],
  ['RUN-09', 'run', 'vo2max', 64, 79.8, 0.865, [62, 0, 38]],
  ['RUN-10', 'run', 'hard', 55, 55.0, 0.775, [82, 0, 18]],
  ['RUN-11', 'run', 'race-pace', 120, 141.1, 0.84, [50, 50, 0]],
  ['RUN-12', 'run', 'race-pace', 70, 87.0, 0.863, [49, 51, 0]],
  ['RUN-13', 'run', 'race-pace', 35, 35.7, 0.782, [83, 17, 0]],
  ['BIKE-01', 'bike', 'easy', 75, 54.4, 0.659, [100, 0, 0]],
  ['BIKE-02', 'bike', 'easy', 180, 140.5, 0.684, [100, 0, 0]],
  ['BIKE-03', 'bike', 'moderate', 73, 58.5, 0.693, [51, 49, 0]],
  ['BIKE-04', 'bike', 'hard', 85, 82.4, 0.762, [47, 53, 0]],
  ['BIKE-05', 'bike', 'threshold', 70, 79.3, 0.824, [43, 57, 0]],
  ['BIKE-06', 'bike', 'vo2max', 65, 62.7, 0.761, [69, 0, 31]],
  ['BIKE-07', 'bike', 'race-pace', 120, 107.4, 0.733, [38, 62, 0]],
  ['BIKE-08', 'bike', 'race-pace', 240, 186.5, 0.683, [100, 0, 0]],
  ['BIKE-09', 'bike', 'hard', 67, 52.0, 0.683, [64, 36, 0]],
  ['BIKE-10', 'bike', 'race-pace', 40, 27.4, 0.641, [90, 10, 0]],
  ['BRICK-01', 'brick', 'moderate', 60, 50.7, 0.712, null],
  ['BRICK-02', 'brick', 'race-pace', 80, 82.7, 0.788, null],
  ['BRICK-03', 'brick', 'race-pace', 160, 152.8, 0.757, null],
  ['BRICK-04', 'brick', 'race-pace', 285, 237.6, 0.707, null],
  ['SWIM-01', 'swim', 'easy', 40, 35.0, 0.807, [100, 0, 0]],
  ['SWIM-02', 'swim', 'threshold', 35, 42.2, 0.902, [48, 52, 0]],
  ['SWIM-03', 'swim', 'moderate', 52, 63.1, 0.9, [28, 72, 0]],
  ['SWIM-04', 'swim', 'vo2max', 33, 39.2, 0.895, [59, 0, 41]],
  ['SWIM-05', 'swim', 'race-pace', 36, 42.7, 0.889, [45, 46, 9]],
  ['STR-01', 'strength', 'moderate', 40, 23.3, null, null],
  ['STR-02', 'strength', 'hard', 35, 20.4, null, null],
  ['STR-03', 'strength', 'easy', 20, 11.7, null, null],
] as const;

describe('templates', () => {
  test.each(TABLE)(
    '%s is %s %s, %d min, TSS %d, IF %p, zones %p',
    (id, sport, intensity, minutes, tss, factor, zones) => {
      const template = TEMPLATES.find((each) => each.id === id)!;
      expect(template).toMatchObject({ workoutType: sport, intensity });
      const seconds = stepSeconds(template.steps);
      // the published minutes are rounded to whole ones, and the swim's factors are rounded with them
      expect(Math.abs(seconds / 60 - minutes)).toBeLessThanOrEqual(0.5);
      const stress = stepsTss(template.steps, sport);
      expect(Math.abs(stress - tss)).toBeLessThanOrEqual(0.0501);
      // of strength nothing is published but its stress
      const intensityFactor = (stress / 100 / (seconds / 3600)) ** (1 / (EXPONENT[sport] ?? 2));
      expect(factor === null ? 0 : Math.abs(intensityFactor - factor)).toBeLessThanOrEqual(0.0015);
      const { z1, z2, z3 } = zoneSecondsOf(template.steps, sport);
      const off = [z1, z2, z3].map((zone, i) => (zones === null ? 0 : Math.abs((100 * zone) / seconds - zones[i]!)));
      expect(Math.max(...off)).toBeLessThanOrEqual(1);
    },
  );

  test('those with work above threshold say so, for injuries to forbid it', () => {
    for (const { id, workoutType, features, steps } of TEMPLATES) {
      expect([id, features.includes('above-threshold')]).toEqual([id, zoneSecondsOf(steps, workoutType).z3 > 0]);
    }
  });

  test('hills, strides, force and race position are named too', () => {
    const withFeature = (feature: WorkoutFeature) =>
      TEMPLATES.filter(({ features }) => features.includes(feature)).map(({ id }) => id);
    expect(withFeature('hills')).toEqual(['RUN-10']);
    expect(withFeature('strides')).toEqual(['RUN-02']);
    expect(withFeature('force')).toEqual(['BIKE-09']);
    expect(withFeature('aero')).toEqual(['BIKE-07', 'BIKE-08', 'BRICK-02', 'BRICK-03', 'BRICK-04']);
  });

  test('ids are unique', () => {
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  });
});
