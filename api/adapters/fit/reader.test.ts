import type { FitLeg } from '../../core/workout/fit/fitFile.ts';
import { activityFile, chained, type Leg } from '../../test/fitFiles.ts';
import { CANARIES } from '../../test/fitMessages.ts';
import { type StrapBeat, strapSegment } from '../../test/fitStraps.ts';
import { type RawStep, workoutFile } from '../../test/fitWorkoutFiles.ts';
import { createAdmission } from '../../admission/admission.ts';
import { createFitReader } from './reader.ts';

const reader = createFitReader(createAdmission({ times: 1000 }));
afterAll(() => reader.close());

async function legs(given: readonly Leg[], over: { lthr?: number } = {}): Promise<readonly FitLeg[]> {
  const read = await reader.read(activityFile(given, over), 'robin');
  if (!('file' in read) || read.file.kind !== 'activity') throw new Error(JSON.stringify(read));
  return read.file.legs;
}

test('a ride comes as its power, and not a coordinate more', async () => {
  const [ride] = await legs([
    { seconds: 1800, watts: (s) => (s % 120 < 60 ? 300 : 100), heartRate: () => 140, speed: 9, laps: 2 },
  ]);
  expect(ride).toEqual({
    sport: 'bike',
    recording: 0,
    startedAt: '2027-01-05T06:00:00.000Z',
    movingSec: 1800,
    elapsedSec: 1800,
    distanceM: 16_200,
    flatDistanceM: null,
    normalizedPower: 239,
    averagePower: 200,
    averageHeartRate: 140,
    maxHeartRate: 140,
    averageCadence: null,
    poolLengthM: null,
    swimSec: null,
    paceSec: 1800,
    paceM: 16_200,
    power: [
      [100, 900],
      [300, 900],
    ],
    heartRate: [[140, 1800]],
    speed: [[9, 1800]],
    meanMax: expect.anything(),
    streams: expect.anything(),
    laps: [
      expect.objectContaining({ movingSec: 900, distanceM: 8100, speed: 9 }),
      expect.objectContaining({ movingSec: 900 }),
    ],
    rpe: null,
    device: { ftp: null, lthr: null, restHeartRate: null, maxHeartRate: null },
  });
  expect(JSON.stringify(ride)).not.toMatch(
    new RegExp(`${Math.trunc(CANARIES.lat)}\\.|${CANARIES.lng}|${CANARIES.serial}`),
  );
});

test.each<[string, Leg[], object[]]>([
  [
    'a run',
    [{ sport: 'running', speed: 3 }],
    [{ sport: 'run', distanceM: 1800, normalizedPower: null, averagePower: null }],
  ],
  [
    'a pool swim',
    [{ sport: 'swimming', pool: { metres: 25, lengths: 40, swumSec: 500 } }],
    [{ sport: 'swim', distanceM: 1000, poolLengthM: 25, swimSec: 500 }],
  ],
  [
    'strength',
    [{ sport: 'training', heartRate: () => 110, rpe: 6 }],
    [{ sport: 'strength', averageHeartRate: 110, rpe: 6, distanceM: null }],
  ],
  ['a hike', [{ sport: 'hiking' }], [{ sport: 'other', movingSec: 600 }]],
  ['a ride with FTP on the device', [{ ftp: 245, watts: () => 200 }], [{ device: { ftp: 245 } }]],
  ['an hour without power', [{ watts: () => 0 }], [{ normalizedPower: null, power: [] }]],
  [
    'a brick, its change left out',
    [
      { sport: 'cycling', seconds: 1200 },
      { sport: 'transition', seconds: 60 },
      { sport: 'running', seconds: 600 },
    ],
    [
      { sport: 'bike', movingSec: 1200 },
      { sport: 'run', startedAt: '2027-01-05T06:21:00.000Z' },
    ],
  ],
  [
    'a recording that was cut short',
    [{ isCutShort: true, speed: 5, seconds: 300, watts: () => 150 }],
    [{ movingSec: 299, distanceM: 1495, normalizedPower: 150 }],
  ],
])('%s', async (_name, given, expected) => {
  const read = await legs(given);
  expect(read).toMatchObject(expected);
  expect(read).toHaveLength(expected.length);
});

// Minetti 2002: 10% up costs 1.658 times a metre on the flat, 10% down 0.598
test.each<[string, Partial<Leg>, number]>([
  ['on the flat, with a height that trembles', { height: (s) => 400 + (s % 2) }, 1],
  ['steadily up 10%', { height: (s) => 400 + 0.3 * s }, 1.658],
  ['steadily down 10%', { height: (s) => 800 - 0.3 * s }, 0.598],
  ['up and down the same hill', { height: (s) => 400 + 0.3 * Math.min(s, 1200 - s) }, 1.128],
])('a run is as long as the flat way that is as hard: %s', async (_name, over, factor) => {
  const [leg] = await legs([{ sport: 'running', speed: 3, seconds: 1200, ...over }]);
  expect(leg!.distanceM).toBe(3600);
  expect(Math.abs(leg!.flatDistanceM! / 3600 - factor)).toBeLessThan(0.01);
  expect(JSON.stringify(leg)).not.toMatch(/altitude|height/);
});

test.each<[string, Partial<Leg>]>([
  ['a run without heights', {}],
  ['a ride, though it climbs', { sport: 'cycling', height: (s) => 400 + 0.3 * s }],
])('%s has no flat way', async (_name, over) => {
  const [leg] = await legs([{ sport: 'running', speed: 3, seconds: 1200, ...over }]);
  expect([leg!.distanceM, leg!.flatDistanceM, leg!.speed]).toEqual([3600, null, [[3, 1200]]]);
});

test('speeds of a run are those on the flat for the same effort', async () => {
  const [uphill] = await legs([{ sport: 'running', speed: 3, seconds: 1200, height: (s) => 400 + 0.3 * s }]);
  const near5 = uphill!.speed
    .filter(([speed]) => Math.abs(speed - 4.96) < 0.11)
    .reduce((sum, [, held]) => sum + held, 0);
  expect(near5).toBeGreaterThan(1100);
});

test('what a device did not sum up, of the whole and of each lap, is reckoned from its records', async () => {
  const ride: Leg = {
    seconds: 1200,
    laps: 2,
    isBare: true,
    speed: 8,
    watts: (s) => (s < 600 ? 150 : 250),
    heartRate: (s) => (s < 600 ? 120 : 140),
    turns: (s) => (s % 10 === 0 ? 0 : s < 600 ? 80 : 90),
  };
  const [leg] = await legs([ride]);
  expect(leg).toMatchObject({ averageCadence: 85, averagePower: 200, averageHeartRate: 130 });
  expect(leg!.laps).toEqual([
    { startSec: 0, movingSec: 600, distanceM: 4792, power: 150, heartRate: 120, speed: 7.987, cadence: 80, kind: null },
    { startSec: 600, movingSec: 600, distanceM: 4800, power: 250, heartRate: 140, speed: 8, cadence: 90, kind: null },
  ]);
  const [coasting] = await legs([{ seconds: 600, isBare: true, watts: () => 0, turns: () => 0 }]);
  expect(coasting).toMatchObject({ averageCadence: null, laps: [{ power: null, cadence: null }] });
});

test('the threshold heart rate of the device is read', async () => {
  expect((await legs([{}], { lthr: 162 }))[0]!.device.lthr).toBe(162);
});

async function readLegs(file: Uint8Array): Promise<readonly FitLeg[]> {
  const read = await reader.read(file, 'robin');
  if (!('file' in read) || read.file.kind !== 'activity') throw new Error(JSON.stringify(read));
  return read.file.legs;
}
const times = (count: number, of: (i: number) => StrapBeat) => Array.from({ length: count }, (_, i) => of(i));
/** A beat every 0.4 seconds, from the first second to the last. */
const beating = (seconds: number, bpm: (second: number) => number): StrapBeat[] =>
  times(Math.floor(seconds / 0.4) + 1, (i) => [i * 0.4, bpm(i * 0.4)]);

test('a swim with a strap comes with the heart rate that was handed over behind it', async () => {
  const swim: Leg = {
    sport: 'swimming',
    seconds: 1200,
    speed: 1,
    heartRate: (s) => (s < 7 ? 90 : null),
    summed: { heartRate: 90, highest: 91 },
    laps: 2,
  };
  const beats = beating(1199, (s) => (s < 600.1 ? 130 : 150));
  const [alone] = await legs([swim]);
  expect(alone).toMatchObject({ heartRate: [[90, 7]], averageHeartRate: 90, maxHeartRate: 91 });
  const read = await readLegs(chained(activityFile([swim]), strapSegment(beats)));
  expect(read).toEqual([
    {
      ...alone,
      meanMax: expect.anything(),
      streams: expect.anything(),
      averageHeartRate: 140,
      maxHeartRate: 150,
      heartRate: [
        [130, expect.any(Number)],
        [150, expect.any(Number)],
      ],
      laps: [
        { ...alone!.laps[0], heartRate: 130 },
        { ...alone!.laps[1], heartRate: 150 },
      ],
    },
  ]);
  expect(read[0]!.heartRate.reduce((sum, [, held]) => sum + held, 0)).toBe(1200);
  expect(JSON.stringify(read)).not.toContain(String(CANARIES.serial));
});

test('the strap’s segments may be several, without a head of their own, and count a clock that rolls over', async () => {
  const half = beating(300, () => 125);
  const later = beating(300, () => 145);
  const clock = 2 ** 22 - 100;
  const file = chained(
    activityFile([{ sport: 'swimming', seconds: 600, speed: 1 }]),
    strapSegment(half, { clock, isBare: true }),
    strapSegment(later, { start: '2027-01-05T06:05:00Z', clock: 12 }),
  );
  const [leg] = await readLegs(file);
  expect(leg).toMatchObject({ averageHeartRate: 135, maxHeartRate: 145 });
  expect(
    leg!.heartRate.filter(([bpm]) => bpm === 125 || bpm === 145).reduce((sum, [, held]) => sum + held, 0),
  ).toBeGreaterThan(595);
});

test('of a triathlon the strap fills in the swim, and each leg has its own', async () => {
  const file = chained(
    activityFile([
      { sport: 'swimming', seconds: 600, speed: 1 },
      { sport: 'transition', seconds: 60 },
      { seconds: 600, heartRate: () => 150, watts: () => 200 },
      { sport: 'running', seconds: 300, speed: 3, heartRate: () => 165 },
    ]),
    strapSegment(beating(600, () => 138)),
  );
  expect(
    (await readLegs(file)).map(({ sport, recording, averageHeartRate, normalizedPower }) => [
      sport,
      recording,
      averageHeartRate,
      normalizedPower,
    ]),
  ).toEqual([
    ['swim', 0, 138, null],
    ['bike', 0, 150, 200],
    ['run', 0, 165, null],
  ]);
});

const POOL = { metres: 25, lengths: 40, swumSec: 1000 };
test.each<[string, Leg, StrapBeat[], number]>([
  ['a strap, a record every 30 seconds, and no word of the timer', { every: 30 }, beating(1200, () => 140), 1200],
  [
    'a strap, a record every 30 seconds and two minutes of pause',
    { every: 30, stops: [[600, 720]] },
    beating(1200, () => 140),
    1080,
  ],
  ['a strap and no record at all', { every: 1300 }, beating(1200, () => 140), 1200],
  ['the wrist, a record every 30 seconds, and the timer ran', { every: 30, heartRate: () => 140, stops: [] }, [], 1170],
  ['the wrist, a record every 30 seconds, and no word of the timer', { every: 30, heartRate: () => 140 }, [], 40],
])('a swimmer’s device that writes once a length: %s', async (_name, over, beats, known) => {
  const swim = activityFile([{ sport: 'swimming', seconds: 1200, pool: POOL, ...over }]);
  const [leg] = await readLegs(beats.length > 0 ? chained(swim, strapSegment(beats)) : swim);
  expect(leg!.heartRate.map(([bpm]) => bpm)).toEqual([140]);
  expect(Math.abs(leg!.heartRate[0]![1] - known)).toBeLessThanOrEqual(31);
  expect(leg!.paceSec).toBeNull();
});

test('activities that lie behind each other in one file are each read, in the order of time', async () => {
  const morning = activityFile([{ sport: 'running', seconds: 600, speed: 3 }]);
  const evening = activityFile([
    { start: '2027-01-05T17:00:00Z', seconds: 900, watts: () => 200 },
    { sport: 'running', seconds: 300 },
  ]);
  const [run] = await readLegs(morning);
  const others = (await readLegs(evening)).map((leg) => ({ ...leg, recording: 1 }));
  expect(await readLegs(chained(morning, evening))).toEqual([run, ...others]);
  expect((await readLegs(chained(evening, morning))).map(({ startedAt, recording }) => [startedAt, recording])).toEqual(
    [[run!.startedAt, 1], ...others.map(({ startedAt }) => [startedAt, 0])],
  );
  const planned = workoutFile([{ durationType: 0, duration: 60_000 }]);
  expect(await readLegs(chained(planned, morning))).toEqual([{ ...run, recording: 0 }]);
  expect(await reader.read(chained(planned, planned), 'robin')).toEqual({ refusal: 'several-files' });
});

async function steps(given: readonly RawStep[]) {
  const read = await reader.read(workoutFile(given), 'robin');
  if (!('file' in read) || read.file.kind !== 'workout') return read;
  return read.file.workout.steps;
}
const timed = (over: Partial<RawStep> = {}): RawStep => ({ durationType: 0, duration: 60_000, ...over });
const repeat = (from: number, times: number): RawStep => ({ durationType: 6, duration: from, target: times });

test('a workout file comes as its steps, in seconds, metres and watts', async () => {
  const read = await reader.read(
    workoutFile([
      timed({ duration: 600_000, targetType: 4, custom: [1200, 1220], intensity: 2, note: 'Easy\u0007  does it' }),
      { durationType: 1, duration: 100_000, targetType: 1, target: 3 },
      repeat(1, 4),
    ]),
    'robin',
  );
  const work = {
    kind: 'work',
    durationSec: null,
    distanceM: 1000,
    target: { metric: 'heartRateZone', lo: 3, hi: 3 },
    note: null,
  };
  const warmup = {
    kind: 'warmup',
    durationSec: 600,
    distanceM: null,
    target: { metric: 'watts', lo: 200, hi: 220 },
    note: 'Easy does it',
  };
  const workout = {
    name: 'Sweet spot',
    sport: 'bike',
    poolLengthM: null,
    device: { ftp: null, lthr: null },
    steps: [warmup, { repeat: 4, steps: [work] }],
  };
  expect(read).toEqual({ file: { kind: 'workout', workout } });
});

test.each<[string, Partial<RawStep>, object | null]>([
  ['per cent of FTP', { targetType: 4, custom: [88, 94] }, { metric: 'ftp', lo: 0.88, hi: 0.94 }],
  ['a power zone', { targetType: 4, target: 4 }, { metric: 'powerZone', lo: 4, hi: 4 }],
  ['beats', { targetType: 1, custom: [240, 250] }, { metric: 'bpm', lo: 140, hi: 150 }],
  [
    'per cent of the highest heart rate',
    { targetType: 1, custom: [70, 80] },
    { metric: 'maxHeartRate', lo: 0.7, hi: 0.8 },
  ],
  ['a speed', { targetType: 0, custom: [3500, 4000] }, { metric: 'metresPerSecond', lo: 3.5, hi: 4 }],
  ['a cadence the wrong way round', { targetType: 3, custom: [95, 85] }, { metric: 'cadence', lo: 85, hi: 95 }],
  ['nothing', {}, null],
])('a step may ask for %s', async (_name, over, target) => {
  expect(await steps([timed(over)])).toMatchObject([{ target }]);
});

test.each<[string, RawStep[], object]>([
  ['a repeat of several', [timed(), timed(), repeat(0, 3)], [{ repeat: 3, steps: [{}, {}] }]],
  [
    'a repeat around a repeat, written out',
    [timed(), repeat(0, 3), timed({ duration: 90_000 }), repeat(0, 2)],
    [{ repeat: 2, steps: [{}, {}, {}, { durationSec: 90 }] }],
  ],
  ['a repeat of nothing', [repeat(0, 5), timed()], [{ durationSec: 60 }]],
  ['a step that ends by hand', [{ durationType: 5, duration: 0 }], [{ durationSec: null, distanceM: null }]],
  ['a repeat that points ahead', [timed(), repeat(9, 4), timed()], [{ repeat: 4, steps: [{}] }, {}]],
  ['99 times 99 times', [timed(), repeat(0, 99), repeat(0, 99), repeat(0, 99)], { refusal: 'too-complex' }],
  ['201 steps', Array.from({ length: 201 }, () => timed()), { refusal: 'too-complex' }],
  ['no step at all', [], { refusal: 'empty' }],
])('%s', async (_name, given, expected) => {
  expect(await steps(given)).toMatchObject(expected);
});
