import type { Window } from '../../core/thresholds/meanMax.ts';
import { activityFile, chained, type Leg } from '../../test/fitFiles.ts';
import { type StrapBeat, strapSegment } from '../../test/fitStraps.ts';
import { readFit } from './read.ts';

async function tablesOf(file: Uint8Array) {
  const read = await readFit(file);
  if (!('file' in read) || read.file.kind !== 'activity') throw new Error(JSON.stringify(read));
  return read.file.legs.map(({ meanMax }) => meanMax);
}
const tableOf = async (leg: Leg) => (await tablesOf(activityFile([leg])))[0]!;
const at = (windows: readonly Window[], seconds: number) => windows.find((window) => window.seconds === seconds);

test('the best means of a ride, with the heart rate of each', async () => {
  const hard = (s: number) => s >= 900 && s < 2100;
  const { power, speed } = await tableOf({
    seconds: 3000,
    watts: (s) => (hard(s) ? 264 : 150),
    heartRate: (s) => (hard(s) ? 163 : 120),
    speed: 9,
  });
  expect(at(power, 1200)).toEqual({ seconds: 1200, value: 264, heartRate: 163, coverage: 1 });
  expect(at(power, 2400)).toMatchObject({ value: 207, coverage: 1 });
  expect(at(power, 3600)).toBeUndefined();
  expect(at(speed, 1200)).toMatchObject({ value: 9 });
});

test('a stop counts as nothing, whether or not the device wrote it down', async () => {
  const ride: Leg = { seconds: 1200, watts: () => 200 };
  const stopped = await tableOf({ ...ride, stops: [[300, 900]] });
  expect(at(stopped.power, 1200)).toMatchObject({ value: 100.2 });
  const silent = await tableOf({ ...ride, watts: (s) => (s >= 300 && s < 900 ? null : 200) });
  expect(at(silent.power, 1200)).toMatchObject({ value: 100 });
});

test('records every few seconds hold until the next', async () => {
  const { power } = await tableOf({ seconds: 1200, watts: () => 200, heartRate: () => 150, every: 5 });
  expect(at(power, 600)).toEqual({ seconds: 600, value: 200, heartRate: 150, coverage: 1 });
});

test('a run is told on the flat', async () => {
  const flat = await tableOf({ sport: 'running', seconds: 1800, speed: 3 });
  expect(at(flat.speed, 1200)).toMatchObject({ value: 3, heartRate: null, coverage: 0 });
  expect(flat.power).toEqual([]);
  const uphill = await tableOf({ sport: 'running', seconds: 1800, speed: 3, height: (s) => 500 + s * 0.15 });
  expect(at(uphill.speed, 1200)!.value).toBeGreaterThan(3.5);
});

test.each<[string, Leg]>([
  ['strength', { sport: 'training', heartRate: () => 110 }],
  ['a hike', { sport: 'hiking', speed: 1.5 }],
])('%s has none', async (_what, leg) => {
  expect(await tableOf(leg)).toBeNull();
});

test('a pool tells no speed of a second', async () => {
  const { speed } = await tableOf({ sport: 'swimming', pool: { metres: 25, lengths: 40, swumSec: 500 } });
  expect(speed).toEqual([]);
});

test('faster than people go is a gap', async () => {
  const { speed } = await tableOf({ sport: 'running', seconds: 600, speed: 15 });
  expect(speed).toEqual([]);
});

test('when it was recorded, and what lies beside it in the file, changes nothing', async () => {
  const ride: Leg = {
    seconds: 900,
    watts: (s) => 150 + (s % 100),
    heartRate: (s) => 130 + (s % 20),
    speed: 9,
    start: '2027-01-05T06:00:00Z',
  };
  const whole = await tableOf(ride);
  expect(await tableOf({ ...ride, start: '2026-06-01T17:31:07Z' })).toEqual(whole);
  const run: Leg = { sport: 'running', seconds: 600, speed: 3, start: '2027-01-05T07:00:00Z' };
  expect((await tablesOf(chained(activityFile([run]), activityFile([ride]))))[0]).toEqual(whole);
  expect((await tablesOf(activityFile([ride, run])))[0]).toEqual(whole);
});

test('the beats of a strap count', async () => {
  const ride: Leg = { seconds: 600, watts: () => 250 };
  const beats = Array.from({ length: 600 }, (_, second): StrapBeat => [second + 1, 160]);
  const [table] = await tablesOf(chained(activityFile([ride]), strapSegment(beats)));
  expect(at(table!.power, 300)).toMatchObject({ value: 250, heartRate: 160, coverage: 1 });
});
