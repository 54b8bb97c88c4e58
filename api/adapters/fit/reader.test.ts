import type { FitLeg } from '../../core/fit/fitFile.ts';
import { activityFile, type Leg, workoutFile } from '../../test/fitFiles.ts';
import { createFitReader } from './reader.ts';

const reader = createFitReader();
afterAll(() => reader.close());

async function legs(given: readonly Leg[], over: { lthr?: number } = {}): Promise<readonly FitLeg[]> {
  const read = await reader.read(activityFile(given, over));
  if (!('file' in read) || read.file.kind !== 'activity') throw new Error(JSON.stringify(read));
  return read.file.legs;
}

test('a ride comes as its power, and not a coordinate more', async () => {
  const [ride] = await legs([{ seconds: 1800, watts: (s) => (s % 120 < 60 ? 300 : 100), heartRate: () => 140, speed: 9, laps: 2 }]);
  expect(ride).toEqual({
    sport: 'bike',
    startedAt: '2027-01-05T06:00:00.000Z',
    movingSec: 1800,
    elapsedSec: 1800,
    distanceM: 16_200,
    normalizedPower: 239,
    averagePower: 200,
    averageHeartRate: 140,
    maxHeartRate: null,
    averageCadence: null,
    poolLengthM: null,
    swimSec: null,
    power: [[100, 900], [300, 900]],
    heartRate: [[140, 1800]],
    speed: [[9, 1800]],
    laps: [expect.objectContaining({ movingSec: 900, distanceM: 8100, speed: 9 }), expect.objectContaining({ movingSec: 900 })],
    rpe: null,
    device: { ftp: null, lthr: null, restHeartRate: null, maxHeartRate: null },
  });
});

test('a workout file comes as its steps, in seconds, metres and watts', async () => {
  const read = await reader.read(
    workoutFile([
      { durationType: 0, duration: 600_000, targetType: 4, custom: [1200, 1220], intensity: 2 },
      { durationType: 1, duration: 100_000, targetType: 1, target: 3 },
      { durationType: 6, duration: 1, target: 4 },
    ]),
  );
  const work = { kind: 'work', durationSec: null, distanceM: 1000, target: { metric: 'heartRateZone', lo: 3, hi: 3 }, note: null };
  const warmup = { kind: 'warmup', durationSec: 600, distanceM: null, target: { metric: 'watts', lo: 200, hi: 220 }, note: null };
  const workout = { name: 'Sweet spot', sport: 'bike', poolLengthM: null, steps: [warmup, { repeat: 4, steps: [work] }] };
  expect(read).toEqual({ file: { kind: 'workout', workout } });
});
