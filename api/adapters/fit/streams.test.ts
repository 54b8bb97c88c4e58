import { unpackStreams } from '../../core/streams/pack.ts';
import type { Streams } from '../../core/streams/streams.ts';
import { activityFile, type Leg } from '../../test/fitFiles.ts';
import { CANARIES } from '../../test/fitMessages.ts';
import { gpxFile, tcxFile } from '../../test/xmlFiles.ts';
import { readRecording } from '../recordings/read.ts';

async function streamsOf(file: Uint8Array): Promise<Streams[]> {
  const read = await readRecording(file);
  if (!('file' in read) || read.file.kind !== 'activity') throw new Error(JSON.stringify(read));
  return read.file.legs.map(({ streams }) => (streams ? unpackStreams(streams) : {}));
}
const first = async (file: Uint8Array) => (await streamsOf(file))[0]!;
const each = (seconds: number, valueAt: (second: number) => number | null) =>
  Array.from({ length: seconds }, (_, second) => valueAt(second));

const ride: Leg = {
  seconds: 900,
  speed: 9,
  watts: (s) => 100 + ((s * 37) % 250),
  heartRate: (s) => 120 + (s % 40),
  turns: (s) => 80 + (s % 10),
  height: (s) => 400 + 0.2 * (s % 50),
};

test('a ride is kept second by second, as it was recorded', async () => {
  const { power, heartRate, cadence, altitude, speed, distance, temperature } = await first(activityFile([ride]));
  expect(power).toEqual(each(900, ride.watts!));
  expect(heartRate).toEqual(each(900, ride.heartRate!));
  expect(cadence).toEqual(each(900, ride.turns!));
  expect(altitude!.map((value) => Math.round(value! * 10))).toEqual(each(900, (s) => 4000 + 2 * (s % 50)));
  expect(new Set(speed)).toEqual(new Set([9]));
  expect(distance).toEqual(each(900, (s) => 9 * s));
  expect(temperature).toBeUndefined();
});

test('FIT and TCX of one activity give equal streams, and GPX those that it tells', async () => {
  const fit = await first(activityFile([ride]));
  expect(await first(tcxFile([ride]))).toEqual(fit);
  const gpx = await first(gpxFile([ride]));
  const { speed, distance, temperature, ...told } = gpx;
  expect(told).toEqual({
    power: fit.power,
    heartRate: fit.heartRate,
    cadence: fit.cadence,
    altitude: fit.altitude,
  });
  expect(new Set(temperature)).toEqual(new Set([21]));
  expect(speed!.every((value) => Math.abs(value! - 9) < 0.05)).toBe(true);
  expect(distance!.every((value, second) => Math.abs(value! - 9 * second) <= 1)).toBe(true);
});

test('no stream tells a place', async () => {
  for (const file of [activityFile([ride]), tcxFile([ride]), gpxFile([ride])]) {
    const values = Object.values(await first(file)).flat();
    const isPlace = (value: number | null) =>
      value !== null && [CANARIES.lat, CANARIES.lng].some((degrees) => Math.abs(value - degrees) < 0.01);
    expect(values.length).toBeGreaterThan(4000);
    expect(values.filter(isPlace)).toEqual([]);
  }
});

test('a pause is a gap, and so is a second without a value', async () => {
  const { power, heartRate } = await first(
    activityFile([{ ...ride, stops: [[300, 600]], heartRate: (s) => (s === 700 ? null : 140) }]),
  );
  const known = (stream: readonly (number | null)[] = []) => stream.flatMap((value, s) => (value === null ? s : []));
  // the record of the second in which the timer stopped holds for one
  expect(known(power)).toEqual(each(299, (s) => 301 + s));
  expect(known(heartRate)).toEqual([...known(power), 700]);
});

test('between records far apart values hold, and the way goes on evenly', async () => {
  const { heartRate, distance } = await first(activityFile([{ ...ride, every: 7 }]));
  expect(heartRate!.slice(0, 9)).toEqual([120, 120, 120, 120, 120, 120, 120, 127, 127]);
  expect(distance!.slice(0, 9)).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72]);
});

test('each leg has its own, from its own start', async () => {
  const legs = await streamsOf(
    activityFile([
      { ...ride, seconds: 300 },
      { sport: 'running', seconds: 200, speed: 3 },
    ]),
  );
  expect(legs.map(({ distance }) => [distance!.length, distance![0], distance!.at(-1)])).toEqual([
    [300, 0, 2691],
    [200, 0, 597],
  ]);
  expect(legs.map(({ power }) => power === undefined)).toEqual([false, true]);
});

test.each<[string, Leg]>([
  ['a meter that told nothing but 0 W', { seconds: 300, watts: () => 0 }],
  ['nothing but the time', { seconds: 300 }],
])('%s leaves no power', async (_name, leg) => {
  expect((await first(activityFile([leg]))).power).toBeUndefined();
});
