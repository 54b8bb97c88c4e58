import type { FitLeg } from '../../core/fit/fitFile.ts';
import { activityFile, CANARIES, type Leg, type RawStep, workoutFile } from '../../test/fitFiles.ts';
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
    flatDistanceM: null,
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
  expect(JSON.stringify(ride)).not.toMatch(new RegExp(`${Math.trunc(CANARIES.lat)}\\.|${CANARIES.lng}|${CANARIES.serial}`));
});

test.each<[string, Leg[], object[]]>([
  ['a run', [{ sport: 'running', speed: 3 }], [{ sport: 'run', distanceM: 1800, normalizedPower: null, averagePower: null }]],
  ['a pool swim', [{ sport: 'swimming', pool: { metres: 25, lengths: 40, swumSec: 500 } }], [{ sport: 'swim', distanceM: 1000, poolLengthM: 25, swimSec: 500 }]],
  ['strength', [{ sport: 'training', heartRate: () => 110, rpe: 6 }], [{ sport: 'strength', averageHeartRate: 110, rpe: 6, distanceM: null }]],
  ['a hike', [{ sport: 'hiking' }], [{ sport: 'other', movingSec: 600 }]],
  ['a ride with FTP on the device', [{ ftp: 245, watts: () => 200 }], [{ device: { ftp: 245 } }]],
  ['an hour without power', [{ watts: () => 0 }], [{ normalizedPower: null, power: [] }]],
  ['a brick, its change left out', [{ sport: 'cycling', seconds: 1200 }, { sport: 'transition', seconds: 60 }, { sport: 'running', seconds: 600 }], [{ sport: 'bike', movingSec: 1200 }, { sport: 'run', startedAt: '2027-01-05T06:21:00.000Z' }]],
  ['a recording that was cut short', [{ isCutShort: true, speed: 5, seconds: 300, watts: () => 150 }], [{ movingSec: 299, distanceM: 1495, normalizedPower: 150 }]],
])('%s', async (_name, given, expected) => {
  const read = await legs(given);
  expect(read).toMatchObject(expected);
  expect(read).toHaveLength(expected.length);
});

// Minetti 2002: 10% up costs 1.658 times a metre on the flat, 10% down 0.598
test.each<[string, Partial<Leg>, number | null]>([
  ['on the flat, with a height that trembles', { height: (s) => 400 + (s % 2) }, 1],
  ['steadily up 10%', { height: (s) => 400 + 0.3 * s }, 1.658],
  ['steadily down 10%', { height: (s) => 800 - 0.3 * s }, 0.598],
  ['up and down the same hill', { height: (s) => 400 + 0.3 * Math.min(s, 1200 - s) }, 1.128],
  ['without heights', {}, null],
  ['a ride, though it climbs', { sport: 'cycling', height: (s) => 400 + 0.3 * s }, null],
])('a run is as long as the flat way that is as hard: %s', async (_name, over, factor) => {
  const [leg] = await legs([{ sport: 'running', speed: 3, seconds: 1200, ...over }]);
  expect(leg!.distanceM).toBe(3600);
  if (factor === null) expect([leg!.flatDistanceM, leg!.speed]).toEqual([null, [[3, 1200]]]);
  else {
    expect(Math.abs(leg!.flatDistanceM! / 3600 - factor)).toBeLessThan(0.01);
    expect(JSON.stringify(leg)).not.toMatch(/altitude|height/);
  }
});

test('speeds of a run are those on the flat for the same effort', async () => {
  const [uphill] = await legs([{ sport: 'running', speed: 3, seconds: 1200, height: (s) => 400 + 0.3 * s }]);
  const near5 = uphill!.speed.filter(([speed]) => Math.abs(speed - 4.96) < 0.11).reduce((sum, [, held]) => sum + held, 0);
  expect(near5).toBeGreaterThan(1100);
});

test('the threshold heart rate of the device is read', async () => {
  expect((await legs([{}], { lthr: 162 }))[0]!.device.lthr).toBe(162);
});

async function steps(given: readonly RawStep[]) {
  const read = await reader.read(workoutFile(given));
  if (!('file' in read) || read.file.kind !== 'workout') return read;
  return read.file.workout.steps;
}
const timed = (over: Partial<RawStep> = {}): RawStep => ({ durationType: 0, duration: 60_000, ...over });
const repeat = (from: number, times: number): RawStep => ({ durationType: 6, duration: from, target: times });

test('a workout file comes as its steps, in seconds, metres and watts', async () => {
  const read = await reader.read(workoutFile([timed({ duration: 600_000, targetType: 4, custom: [1200, 1220], intensity: 2, note: 'Easy\u0007  does it' }), { durationType: 1, duration: 100_000, targetType: 1, target: 3 }, repeat(1, 4)]));
  const work = { kind: 'work', durationSec: null, distanceM: 1000, target: { metric: 'heartRateZone', lo: 3, hi: 3 }, note: null };
  const warmup = { kind: 'warmup', durationSec: 600, distanceM: null, target: { metric: 'watts', lo: 200, hi: 220 }, note: 'Easy does it' };
  const workout = { name: 'Sweet spot', sport: 'bike', poolLengthM: null, steps: [warmup, { repeat: 4, steps: [work] }] };
  expect(read).toEqual({ file: { kind: 'workout', workout } });
});

test.each<[string, Partial<RawStep>, object | null]>([
  ['per cent of FTP', { targetType: 4, custom: [88, 94] }, { metric: 'ftp', lo: 0.88, hi: 0.94 }],
  ['a power zone', { targetType: 4, target: 4 }, { metric: 'powerZone', lo: 4, hi: 4 }],
  ['beats', { targetType: 1, custom: [240, 250] }, { metric: 'bpm', lo: 140, hi: 150 }],
  ['per cent of the highest heart rate', { targetType: 1, custom: [70, 80] }, { metric: 'maxHeartRate', lo: 0.7, hi: 0.8 }],
  ['a speed', { targetType: 0, custom: [3500, 4000] }, { metric: 'metresPerSecond', lo: 3.5, hi: 4 }],
  ['a cadence the wrong way round', { targetType: 3, custom: [95, 85] }, { metric: 'cadence', lo: 85, hi: 95 }],
  ['nothing', {}, null],
])('a step may ask for %s', async (_name, over, target) => {
  expect(await steps([timed(over)])).toMatchObject([{ target }]);
});

test.each<[string, RawStep[], object]>([
  ['a repeat of several', [timed(), timed(), repeat(0, 3)], [{ repeat: 3, steps: [{}, {}] }]],
  ['a repeat around a repeat, written out', [timed(), repeat(0, 3), timed({ duration: 90_000 }), repeat(0, 2)], [{ repeat: 2, steps: [{}, {}, {}, { durationSec: 90 }] }]],
  ['a repeat of nothing', [repeat(0, 5), timed()], [{ durationSec: 60 }]],
  ['a step that ends by hand', [{ durationType: 5, duration: 0 }], [{ durationSec: null, distanceM: null }]],
  ['a repeat that points ahead', [timed(), repeat(9, 4), timed()], [{ repeat: 4, steps: [{}] }, {}]],
  ['99 times 99 times', [timed(), repeat(0, 99), repeat(0, 99), repeat(0, 99)], { refusal: 'too-complex' }],
  ['201 steps', Array.from({ length: 201 }, () => timed()), { refusal: 'too-complex' }],
  ['no step at all', [], { refusal: 'empty' }],
])('%s', async (_name, given, expected) => {
  expect(await steps(given)).toMatchObject(expected);
});
