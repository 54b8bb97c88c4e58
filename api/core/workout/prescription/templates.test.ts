import type { WorkoutFeature } from '../../codes/injury.ts';
import { stepsTss } from '../tss.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { FAMILIES } from '../families/families.ts';
import { flattenSteps, stepSeconds, zoneSecondsOf } from './stepSums.ts';
import { TEMPLATES } from '../../../test/core/publishedTemplates.ts';

const EXPONENT: Partial<Record<WorkoutType, number>> = { swim: 3 };

// id, sport, intensity, minutes, TSS, intensity factor, percent of time below LT1, between, above LT2
const TABLE = [
  ['RUN-01', 'run', 'easy', 45, 45.6, 0.78, [100, 0, 0]],
  ['RUN-03', 'run', 'recovery', 30, 24.5, 0.7, [100, 0, 0]],
  ['RUN-04', 'run', 'easy', 100, 98.8, 0.77, [100, 0, 0]],
  ['RUN-13', 'run', 'race-pace', 35, 35.7, 0.782, [83, 17, 0]],
  ['RUN-14', 'run', 'easy', 30, 30.8, 0.785, [87, 13, 0]],
  ['RUN-15', 'run', 'easy', 35, 36.3, 0.789, [74, 26, 0]],
  ['BIKE-01', 'bike', 'easy', 75, 54.4, 0.659, [100, 0, 0]],
  ['BIKE-02', 'bike', 'easy', 180, 140.5, 0.684, [100, 0, 0]],
  ['BIKE-10', 'bike', 'race-pace', 40, 27.4, 0.641, [90, 10, 0]],
  ['BRICK-01', 'brick', 'moderate', 60, 50.7, 0.712, null],
  // the published one has 8 x 90 s and 4 x 225 s, which are no whole lengths: TSS 35.0
  ['SWIM-01', 'swim', 'easy', 40, 35.2, 0.808, [100, 0, 0]],
  ['strength-general/1a', 'strength', 'moderate', 45, 26.3, null, null],
  ['strength-heavy/2b', 'strength', 'hard', 45, 26.3, null, null],
  ['strength-maintenance/1a', 'strength', 'easy', 25, 14.6, null, null],
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
    const silent = TEMPLATES.filter(
      ({ workoutType, features, steps }) =>
        !features.includes('above-threshold') && zoneSecondsOf(steps, workoutType).z3 > 0,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('a family speaks of work above threshold only where it has some', () => {
    const named = FAMILIES.filter(({ features }) => features.includes('above-threshold'));
    const without = named.filter(
      ({ id }) =>
        !TEMPLATES.some(
          (each) => each.id.startsWith(`${id}/`) && flattenSteps(each.steps).some(({ effort }) => effort > 1),
        ),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  test('hills, strides, force and race position are named too', () => {
    const withFeature = (feature: WorkoutFeature) =>
      FAMILIES.filter(({ features }) => features.includes(feature)).map(({ id }) => id);
    expect(withFeature('hills')).toEqual([
      'run-hill-sprints',
      'run-hills',
      'run-pace-ultra',
      'run-back-to-back',
      'run-rolling',
    ]);
    expect(withFeature('strides')).toEqual(['run-strides', 'run-drills', 'run-cadence']);
    expect(withFeature('force')).toEqual(['bike-force', 'bike-climbs']);
    expect(withFeature('aero')).toEqual([
      'bike-race-power-short',
      'bike-race-power-half',
      'bike-race-power-ironman',
      'bike-time-trial',
      'brick-race-end',
      'brick-sprint-race',
      'brick-sprint-repeats',
      'brick-half-race',
      'brick-ironman-race',
      'brick-repeats',
    ]);
  });

  test('ids are unique', () => {
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  });
});
