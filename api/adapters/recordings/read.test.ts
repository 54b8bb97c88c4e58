import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { unpackStreams } from '../../core/streams/pack.ts';
import type { Streams } from '../../core/streams/streams.ts';
import type { FitLeg, FitRefusal } from '../../core/workout/fit/fitFile.ts';
import { activityFile, type Leg } from '../../test/fitFiles.ts';
import { footPodFile } from '../../test/fitDeveloper.ts';
import { CANARIES } from '../../test/fitMessages.ts';
import { gpxFile, tcxFile } from '../../test/xmlFiles.ts';
import { readRecording } from './read.ts';

async function legsOf(file: Uint8Array): Promise<readonly FitLeg[]> {
  const read = await readRecording(file);
  if (!('file' in read) || read.file.kind !== 'activity') throw new Error(JSON.stringify(read));
  return read.file.legs;
}

const ride: Leg = {
  seconds: 1500,
  speed: 9,
  watts: (s) => (s % 120 < 60 ? 300 : 100),
  heartRate: (s) => 120 + (s % 40),
  turns: (s) => 80 + (s % 10),
  laps: 3,
};
const run: Leg = { sport: 'running', seconds: 1200, speed: 3, heartRate: () => 150, height: (s) => 400 + 0.3 * s };

test.each<[string, Leg]>([
  ['a ride', ride],
  ['a run uphill', run],
  ['a point every seven seconds', { ...ride, every: 7, laps: 1 }],
])('FIT and TCX of the same activity are read alike: %s', async (_name, leg) => {
  const [fit] = await legsOf(activityFile([leg]));
  const [tcx] = await legsOf(tcxFile([leg]));
  expect({ ...tcx, laps: null, streams: null }).toEqual({
    ...fit,
    laps: null,
    streams: null,
    averageCadence: tcx!.averageCadence,
  });
  // FIT tells heights in steps of 20 cm
  const [{ altitude: ofFit = [], ...fits }, { altitude: ofTcx = [], ...tcxs }] = [fit, tcx].map((each) =>
    unpackStreams(each!.streams!),
  ) as [Streams, Streams];
  expect(tcxs).toEqual(fits);
  expect(ofTcx.map((metres, second) => Math.abs(metres! - ofFit[second]!)).filter((off) => off > 0.21)).toEqual([]);
  expect(tcx!.laps.map(({ movingSec, distanceM }) => [movingSec, distanceM])).toEqual(
    fit!.laps.map(({ movingSec, distanceM }) => [movingSec, distanceM]),
  );
});

test('GPX tells the way by its places, and keeps none of them', async () => {
  const [gpx] = await legsOf(gpxFile([{ ...run, sport: 'running', height: undefined }]));
  expect(gpx).toMatchObject({ sport: 'run', elapsedSec: 1199, movingSec: 1199, averageHeartRate: 150 });
  expect(Math.abs(gpx!.distanceM! - 3597)).toBeLessThanOrEqual(1);
  expect(gpx!.speed).toEqual([[3, 1200]]);
});

test('between two segments of a GPX track the timer stood still', async () => {
  const [gpx] = await legsOf(gpxFile([{ ...ride, stops: [[600, 900]] }]));
  expect(gpx).toMatchObject({ elapsedSec: 1499, movingSec: 1198 });
  expect(gpx!.power.reduce((sum, [, held]) => sum + held, 0)).toBe(1200);
});

test.each([
  ['TCX', tcxFile([{ ...ride, laps: 1 }])],
  ['GPX', gpxFile([ride])],
])('times of a %s are of UTC where it does not say so, and none on days that do not exist', async (_name, file) => {
  const text = Buffer.from(file).toString();
  expect(await legsOf(Buffer.from(text.replaceAll('.000Z', '')))).toEqual(await legsOf(file));
  const read = await readRecording(Buffer.from(text.replaceAll('2027-01-05T', '2027-02-30T')));
  expect(read).not.toHaveProperty('file');
});

test('activities of a TCX are recordings of their own, but for one session of several sports', async () => {
  const legs: Leg[] = [
    { ...ride, laps: 1 },
    { ...run, seconds: 600 },
  ];
  const parts = async (file: Uint8Array) => (await legsOf(file)).map(({ sport, recording }) => [sport, recording]);
  expect(await parts(tcxFile(legs))).toEqual([
    ['bike', 0],
    ['run', 1],
  ]);
  expect(await parts(tcxFile(legs, { isOne: true }))).toEqual([
    ['bike', 0],
    ['run', 0],
  ]);
});

const FILES: readonly [string, Uint8Array][] = [
  ['fit', activityFile([ride])],
  ['tcx', tcxFile([ride])],
  ['gpx', gpxFile([ride])],
];
const note = { 'readme.txt': strToU8('Exported for Canary'), '__MACOSX/._ride.fit': strToU8('x') };

test.each(FILES)('%s is read plain, as a gzip, in a zip and as a gzip in a zip', async (ending, file) => {
  const plain = await legsOf(file);
  expect(plain).toHaveLength(1);
  expect(await legsOf(gzipSync(file))).toEqual(plain);
  expect(await legsOf(zipSync({ ...note, [`activities/7.${ending}`]: file }))).toEqual(plain);
  expect(await legsOf(zipSync({ ...note, [`activities/7.${ending.toUpperCase()}.gz`]: gzipSync(file) }))).toEqual(
    plain,
  );
  expect(JSON.stringify(plain)).not.toMatch(new RegExp(`46\\.5|8\\.3123|${CANARIES.serial}|canary`, 'i'));
});

test('watts of a foot pod stand in a field of its maker', async () => {
  const [pod] = await legsOf(footPodFile());
  expect(pod).toMatchObject({ sport: 'run', averagePower: 250, normalizedPower: 250, power: [[250, 600]] });
  const [other] = await legsOf(footPodFile({ field: 'Form Power' }));
  expect(other).toMatchObject({ averagePower: null, power: [] });
});

const tcxText = Buffer.from(tcxFile([ride])).toString();
/** A zip whose file is sound, and not what was packed: its checksum is another one. */
function zipOfChanged(level: 0 | 9): Uint8Array {
  const zip = Buffer.from(zipSync({ 'a.tcx': [strToU8(tcxText), { level }] }));
  const checksum = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 16;
  zip[checksum]! ^= 1;
  return zip;
}
const zeros = gzipSync(Buffer.alloc(65_000_000));
test.each<[string, () => Uint8Array, FitRefusal]>([
  ['nothing', () => new Uint8Array(), 'not-fit'],
  ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'not-fit'],
  ['another XML', () => Buffer.from('<?xml version="1.0"?><svg><path d="M0 0"/></svg>'), 'not-fit'],
  ['half a gzip', () => gzipSync(FILES[0]![1]).subarray(0, 300), 'truncated'],
  ['half a zip', () => zipSync({ 'a.fit': FILES[0]![1] }).subarray(0, 300), 'damaged'],
  ['a zip whose file was changed since', () => zipOfChanged(0), 'damaged'],
  ['the same, deflated', () => zipOfChanged(9), 'damaged'],
  ['a zip of a zip', () => zipSync({ 'a.zip': zipSync({ 'a.fit': FILES[0]![1] }) }), 'no-recording'],
  ['a TCX cut short', () => Buffer.from(tcxText.slice(0, 4000)), 'empty'],
  [
    'a TCX with a type declaration',
    () =>
      Buffer.from(
        tcxText.replace('<Activity ', '<!DOCTYPE a><Activity ').replace('</Activity>', '<!DOCTYPE a></Activity>'),
      ),
    'damaged',
  ],
  ['a route', () => gpxFile([ride], { hasTimes: false }), 'no-times'],
  ['a zip of two', () => zipSync({ 'a.fit': FILES[0]![1], 'b.gpx': FILES[2]![1] }), 'several-recordings'],
  ['a zip of a note', () => zipSync(note), 'no-recording'],
  ['a gzip of 65 MB of nothing', () => zeros, 'too-complex'],
  ['a zip of 65 MB of nothing', () => zipSync({ 'a.fit': new Uint8Array(65_000_000) }), 'too-complex'],
  ['a gzip four times over', () => gzipSync(gzipSync(gzipSync(gzipSync(FILES[0]![1])))), 'too-complex'],
  ['a clock that was never set', () => activityFile([{ ...ride, start: '1998-08-01T00:00:00Z' }]), 'clock'],
  ['a TCX of 1989', () => tcxFile([{ ...ride, start: '1989-12-31T12:00:00Z' }]), 'clock'],
])('%s is refused', async (_name, file, refusal) => {
  expect(await readRecording(file())).toEqual({ refusal });
});
