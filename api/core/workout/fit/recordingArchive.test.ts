import { gunzipSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { type ArchivedRecording, MAX_RECORDINGS, type RecordingArchive, recordingsOf } from './recordingArchive.ts';

const RIDE = strToU8('<gpx>a ride that is told in many words, and told again in many words</gpx>');
const FAR = 4_000_000_000;

const found = (files: Zippable): RecordingArchive => recordingsOf(zipSync(files)) as RecordingArchive;
const namesOf = ({ entries }: RecordingArchive) => entries.map((entry) => [entry.name, 'bytes' in entry]);
/** Writes over what the first entry of the directory says. */
function said(files: Zippable, offset: number, value: number, bytes: 2 | 4 = 4): Uint8Array {
  const archive = zipSync(files);
  const at = Buffer.from(archive).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const view = new DataView(archive.buffer, archive.byteOffset);
  if (bytes === 2) view.setUint16(at + offset, value, true);
  else view.setUint32(at + offset, value, true);
  return archive;
}

test.each([0, 9] as const)('a recording comes out as it went in, packed at level %i', (level) => {
  const { entries } = found({ 'activities/1.gpx': [RIDE, { level }] });
  const { name, bytes } = entries[0] as ArchivedRecording;
  expect([name, gunzipSync(bytes)]).toEqual(['1.gpx', Buffer.from(RIDE)]);
});

test('what was stored comes out whole however long it is, and not at all where it is damaged', () => {
  const noise = Uint8Array.from({ length: 3 * 65_535 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
  for (const size of [1, 65_535, 65_536, noise.length]) {
    const archive = zipSync({ '1.fit': [noise.subarray(0, size), { level: 0 }] });
    const [entry] = (recordingsOf(archive) as RecordingArchive).entries;
    expect(gunzipSync((entry as ArchivedRecording).bytes).equals(noise.subarray(0, size))).toBe(true);
    archive[30 + '1.fit'.length] = noise[0]! ^ 1;
    const [damaged] = (recordingsOf(archive) as RecordingArchive).entries;
    expect(() => gunzipSync((damaged as ArchivedRecording).bytes)).toThrow('incorrect data check');
  }
});

test('recordings are told from all else by their names, which lose their folders', () => {
  const archive = found({
    'activities.csv': RIDE,
    'media/a.jpg': RIDE,
    'activities/1.fit.gz': RIDE,
    '../../etc/2.TCX': RIDE,
    'C:\\rides\\3\u202E.gpx.gz': RIDE,
    '__MACOSX/activities/._1.fit': RIDE,
    'activities/.4.fit': RIDE,
    'part.zip': RIDE,
    [`${'n'.repeat(300)}.fit`]: RIDE,
  });
  expect(namesOf(archive)).toEqual([
    ['1.fit.gz', true],
    ['2.TCX', true],
    ['3.gpx.gz', true],
    ['part.zip', false],
    ['n'.repeat(120), true],
  ]);
  expect(archive.others).toBe(4);
});

test.each<[string, Uint8Array, string]>([
  ['no archive', strToU8('<gpx></gpx>'), 'damaged'],
  ['nothing', new Uint8Array(0), 'damaged'],
  ['one that is cut off', zipSync({ '1.fit': RIDE }).subarray(0, 90), 'damaged'],
  ['one without its beginning', zipSync({ '1.fit': RIDE, '2.fit': RIDE }).subarray(60), 'damaged'],
  ['pictures', zipSync({ 'a.jpg': RIDE }), 'no-recording'],
  [
    'one recording too many',
    zipSync(
      Object.fromEntries(Array.from({ length: MAX_RECORDINGS + 1 }, (_, i) => [`${i}.fit`, [RIDE, { level: 0 }]])),
    ),
    'too-many',
  ],
  [
    'twenty thousand pictures',
    zipSync(Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`${i}.jpg`, [RIDE, { level: 0 }]]))),
    'too-many',
  ],
])('refuses %s', (_what, archive, refusal) => {
  expect(recordingsOf(archive)).toEqual({ refusal });
});

const TWO: Zippable = { '1.fit': RIDE, '2.fit': RIDE };
test.each<[string, Uint8Array, string]>([
  ['is encrypted', said(TWO, 8, 1, 2), 'locked'],
  ['is packed in another way', said(TWO, 10, 12, 2), 'packed-otherwise'],
  ['says that it begins beyond the end', said(TWO, 42, FAR), 'damaged'],
  ['begins in the middle of another', said(TWO, 42, 7), 'damaged'],
  ['is longer than what follows', said(TWO, 20, 9_000_000), 'damaged'],
  ['is empty', said(TWO, 20, 0), 'too-large'],
  ['says that it is huge', said(TWO, 24, FAR), 'too-large'],
  ['shrank as no recording does', zipSync({ '1.fit': new Uint8Array(1_000_000), '2.fit': RIDE }), 'too-large'],
  ['lies there huge', said(TWO, 20, 10_000_001), 'too-large'],
])('leaves out a file that %s, and takes the next', (_what, archive, refusal) => {
  const { entries } = recordingsOf(archive) as RecordingArchive;
  expect(entries[0]).toEqual({ name: '1.fit', refusal });
  expect(entries[1]).toMatchObject({ name: '2.fit', bytes: expect.any(Uint8Array) });
});

test('no byte of an archive counts for many files', () => {
  const noise = Uint8Array.from({ length: 4000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
  const archive = zipSync({
    '1.fit': [noise, { level: 0 }],
    '2.fit': [new Uint8Array([1]), { level: 0 }],
    '3.fit': [new Uint8Array([1]), { level: 0 }],
  });
  const directory = Buffer.from(archive).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const view = new DataView(archive.buffer, archive.byteOffset);
  // the others say that they lie where the first does
  for (const i of [1, 2]) {
    const at = directory + i * (46 + 5);
    for (const offset of [20, 24, 42]) view.setUint32(at + offset, view.getUint32(directory + offset, true), true);
  }
  expect(namesOf(recordingsOf(archive) as RecordingArchive)).toEqual([
    ['1.fit', true],
    ['2.fit', false],
    ['3.fit', false],
  ]);
});

test('of one stretch that two thousand files name, it is copied once', () => {
  const noise = new Uint8Array(100_000).map((_, i) => (i * i * 31 + (i >> 3)) & 255);
  const one = { level: 0 } as const;
  const names = Array.from({ length: MAX_RECORDINGS }, (_, i) => `${String(i).padStart(4, '0')}.fit`);
  const archive = zipSync(Object.fromEntries(names.map((name, i) => [name, [i === 0 ? noise : RIDE, one]])));
  const directory = Buffer.from(archive).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const view = new DataView(archive.buffer, archive.byteOffset);
  for (let i = 0; i < names.length; i += 1) {
    const at = directory + i * (46 + names[0]!.length);
    view.setUint16(at + 10, 8, true);
    for (const offset of [20, 24, 42]) view.setUint32(at + offset, view.getUint32(directory + offset, true), true);
  }
  const copies = jest.spyOn(Uint8Array.prototype, 'set');
  recordingsOf(archive);
  const copied = copies.mock.calls.filter(([bytes]) => bytes.length >= noise.length);
  copies.mockRestore();
  expect(copied.length).toBeLessThan(6);
});

test('the record that ends an archive is not looked for in its comment', () => {
  const archive = zipSync(TWO);
  const end = archive.subarray(archive.length - 22);
  const withComment = new Uint8Array(archive.length + end.length);
  withComment.set(archive);
  withComment.set(end, archive.length);
  new DataView(withComment.buffer).setUint16(archive.length - 2, end.length, true);
  // it tells of one file, and has a comment of its own
  new DataView(withComment.buffer).setUint16(archive.length + 10, 1, true);
  new DataView(withComment.buffer).setUint16(withComment.length - 2, 7, true);
  expect(namesOf(recordingsOf(withComment) as RecordingArchive)).toHaveLength(2);
});

test('whatever is in an archive, it is read or refused', () => {
  const archive = zipSync(TWO);
  for (let at = 0; at < archive.length; at += 1)
    for (const value of [0, 0x7f, 0xff]) {
      const spoilt = archive.slice();
      spoilt[at] = value;
      expect(recordingsOf(spoilt)).toBeDefined();
    }
});
