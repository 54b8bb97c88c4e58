import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { flattenSteps } from './stepSums.ts';
import { make } from '../../../test/core/madeWorkout.ts';

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
