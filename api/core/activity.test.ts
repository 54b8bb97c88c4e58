import fc from 'fast-check';
import { activityLoad, type Recordee } from './activity.ts';
import type { FitLeg } from './fit/fitFile.ts';

const NOBODY: Recordee = { thresholds: null, age: null, gender: null };
const MEASURED: Recordee = { thresholds: { ftp: 250, runThresholdSpeed: 1000 / 270, css: 100 / 110, lthr: 165 }, age: 40, gender: 'male' };
const DEVICE = { ftp: null, lthr: null, restHeartRate: 50, maxHeartRate: 190 };

function leg(over: Partial<FitLeg>): FitLeg {
  return {
    sport: 'bike', startedAt: '2027-01-05T06:00:00.000Z', movingSec: 3600, elapsedSec: 3600, distanceM: null, flatDistanceM: null, normalizedPower: null, averagePower: null,
    averageHeartRate: null, maxHeartRate: null, averageCadence: null, poolLengthM: null, swimSec: null, power: [], heartRate: [], speed: [], laps: [], rpe: null, device: DEVICE, ...over,
  };
}

test.each<[string, Partial<FitLeg>, number, string]>([
  ['a ride at FTP', { normalizedPower: 250 }, 100, 'power'],
  ['two hours at 200 W', { normalizedPower: 200, movingSec: 7200 }, 128, 'power'],
  ['a ride of power and heart rate', { normalizedPower: 250, averageHeartRate: 120 }, 100, 'power'],
  ['a run at 5:00 with a threshold of 4:30', { sport: 'run', distanceM: 12_000 }, 81, 'pace'],
  ['a run uphill goes by the flat way that is as hard', { sport: 'run', distanceM: 9000, flatDistanceM: 12_000 }, 81, 'pace'],
  ['a run with power goes by pace', { sport: 'run', distanceM: 12_000, normalizedPower: 300 }, 81, 'pace'],
  ['a swim of 3000 m in an hour', { sport: 'swim', distanceM: 3000 }, 77, 'pace'],
  ['a swim whose rests the device knows', { sport: 'swim', distanceM: 3000, movingSec: 4000, swimSec: 3600 }, 77, 'pace'],
  ['an hour at 150 beats', { averageHeartRate: 150, heartRate: [[150, 3600]] }, 70.8, 'heartRate'],
  ['the same by its mean alone', { averageHeartRate: 150 }, 70.8, 'heartRate'],
  ['a treadmill run without distance', { sport: 'run', averageHeartRate: 150 }, 70.8, 'heartRate'],
  ['an hour felt as 8', { rpe: 8 }, 100, 'effort'],
  ['a ride of which nothing is known is easy', {}, 43.6, 'effort'],
  ['a hike', { sport: 'other' }, 40, 'effort'],
  ['strength goes by time', { sport: 'strength', movingSec: 1800 }, 17.5, 'effort'],
])('%s', (_name, over, tss, measure) => {
  expect(activityLoad(leg(over), MEASURED)).toMatchObject({ tss, measure });
});

test('without measured thresholds the device’s own settings stand in, and then nothing does', () => {
  const ride = { normalizedPower: 250, averageHeartRate: 150 };
  expect(activityLoad(leg({ ...ride, device: { ...DEVICE, ftp: 250 } }), NOBODY)).toMatchObject({ tss: 100, measure: 'power' });
  expect(activityLoad(leg({ ...ride, device: { ...DEVICE, lthr: 165 } }), { ...NOBODY, gender: 'male' })).toMatchObject({ tss: 70.8, measure: 'heartRate' });
  expect(activityLoad(leg(ride), NOBODY)).toMatchObject({ measure: 'effort', zoneSec: null });
});

test('time lies in three zones of what the load was reckoned from', () => {
  const power = [[150, 600], [220, 300], [300, 100]] as const;
  expect(activityLoad(leg({ normalizedPower: 200, power }), MEASURED).zoneSec).toEqual([600, 300, 100]);
  const heartRate = [[120, 60], [149, 30], [171, 10]] as const;
  expect(activityLoad(leg({ averageHeartRate: 140, heartRate }), MEASURED).zoneSec).toEqual([60, 30, 10]);
  const speed = [[2.5, 100], [3.5, 50], [4, 7]] as const;
  expect(activityLoad(leg({ sport: 'run', distanceM: 10_000, speed }), MEASURED).zoneSec).toEqual([100, 50, 7]);
});

test('whatever a device tells, the load is a number that a person can bear', () => {
  const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
  const recording = fc.record({
    sport: fc.constantFrom('run', 'bike', 'swim', 'strength', 'other'),
    movingSec: fc.integer({ min: 1, max: 14 * 86_400 }),
    distanceM: maybe(fc.integer({ min: 1, max: 5_000_000 })),
    flatDistanceM: maybe(fc.integer({ min: 1, max: 5_000_000 })),
    normalizedPower: maybe(fc.integer({ min: 1, max: 3000 })),
    averageHeartRate: maybe(fc.integer({ min: 20, max: 250 })),
    maxHeartRate: maybe(fc.integer({ min: 20, max: 250 })),
    swimSec: maybe(fc.integer({ min: 1, max: 100_000 })),
    heartRate: fc.array(fc.tuple(fc.integer({ min: 20, max: 250 }), fc.integer({ min: 1, max: 10_000 })), { maxLength: 5 }),
    rpe: maybe(fc.integer({ min: 1, max: 10 })),
    device: fc.record({ ftp: maybe(fc.integer({ min: 1, max: 3000 })), lthr: maybe(fc.integer({ min: 80, max: 230 })), restHeartRate: maybe(fc.integer({ min: 25, max: 110 })), maxHeartRate: maybe(fc.integer({ min: 120, max: 240 })) }),
  });
  fc.assert(
    fc.property(recording as fc.Arbitrary<Partial<FitLeg>>, fc.constantFrom(NOBODY, MEASURED), (over, who) => {
      const { tss } = activityLoad(leg(over), who);
      expect(tss).toBeGreaterThanOrEqual(0);
      expect(tss).toBeLessThanOrEqual((250 * over.movingSec!) / 3600 + 0.1);
    }),
  );
});
