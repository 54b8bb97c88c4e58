import { unzipSync, zipSync } from 'fflate';
import { recordingsOf, type RecordingArchive } from '../../../api/core/workout/fit/recordingArchive.ts';
import { archiveParts, type ArchivePart } from './archiveParts.ts';

const noise = (n: number) => new Uint8Array(1000).map((_, i) => (i * i * 31 + n * 7 + (i >> 3)) & 255);
type Files = Parameters<typeof zipSync>[0];
const fileOf = (files: Files, name = 'export.zip') => new File([zipSync(files) as BlobPart], name);
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

async function told(...of: Parameters<typeof archiveParts>) {
  const { parts, tooLarge } = (await archiveParts(...of))!;
  const sent: ArchivePart[] = [];
  for await (const part of parts) sent.push(part);
  const names = sent.map(async ({ file }) => {
    const { entries } = recordingsOf(await bytesOf(file)) as RecordingArchive;
    return entries.map(({ name, ...rest }) => ('refusal' in rest ? `${name} ${rest.refusal}` : name));
  });
  return { sent, tooLarge, names: await Promise.all(names) };
}

test('a small one is sent as it is', async () => {
  const file = fileOf({ '1.fit': noise(1), '2.fit': noise(2) });
  expect(await told(file)).toMatchObject({ sent: [{ file, upTo: 1 }], tooLarge: [] });
});

test.each([
  ['a recording in a zip', fileOf({ '1.fit': noise(1), 'readme.txt': noise(2) })],
  ['no zip', new File(['x'], 'export.zip')],
  [
    'one that was cut off',
    new File([zipSync({ '1.fit': noise(1), '2.fit': noise(2) }).slice(0, 900) as BlobPart], 'e.zip'),
  ],
  ['another file', fileOf({ '1.fit': noise(1), '2.fit': noise(2) }, 'export.fit')],
])('%s is no archive', async (_what, file) => {
  expect(await archiveParts(file)).toBeNull();
});

test('a large one goes out in parts, each recording once, without its pictures', async () => {
  const file = fileOf({
    'activities/1.fit': [noise(1), { level: 0 }],
    'old/1.fit': noise(2),
    'media/a.jpg': noise(3),
    'activities/': new Uint8Array(0),
    'activities/3.fit.gz': noise(4),
    'activities/4.gpx': noise(5),
    'activities/huge.tcx': [new Uint8Array(64_000_001), { level: 1 }],
  });
  const { sent, tooLarge, names } = await told(file, { bytes: 2500, files: 100 });
  expect(tooLarge).toEqual(['huge.tcx']);
  expect(names).toEqual([
    ['1.fit', '1.fit'],
    ['3.fit.gz', '4.gpx'],
  ]);
  expect(unzipSync(await bytesOf(sent[0]!.file))).toMatchObject({ '0/1.fit': noise(1), '1/1.fit': noise(2) });
  expect(sent.map(({ upTo }) => upTo)).toEqual([expect.closeTo(0.5, 1), 1]);
});

test('no part holds more files than it may', async () => {
  const files = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`${i}.fit`, noise(i)]));
  const { names } = await told(fileOf(files), { bytes: 1_000_000, files: 3 });
  expect(names.map(({ length }) => length)).toEqual([3, 3, 1]);
});

test('archives in an archive are opened, once', async () => {
  const inner = zipSync({ 'a.fit': noise(1), 'deeper.zip': zipSync({ 'c.fit': noise(3) }), 'a.jpg': noise(4) });
  const file = fileOf({ 'uploaded/part1.zip': inner, 'broken.zip': noise(5) });
  expect((await told(file)).names).toEqual([['a.fit']]);
});

test('a recording that cannot be unpacked is sent empty, so that the server names it', async () => {
  const bytes = zipSync({ '1.fit': [noise(1), { level: 0 }], '2.fit': [noise(2), { level: 0 }], '3.zip': noise(3) });
  const [first, head] = [30 + '1.fit'.length + 1000, 30 + '2.fit'.length];
  bytes[first + head + 10]! ^= 255;
  expect((await told(new File([bytes as BlobPart], 'export.zip'))).names).toEqual([['1.fit', '2.fit damaged']]);
});
