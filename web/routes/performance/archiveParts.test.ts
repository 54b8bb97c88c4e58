import { unzipSync, zipSync } from 'fflate';
import { recordingsOf, type RecordingArchive } from '../../../api/core/workout/fit/recordingArchive.ts';
import { archiveParts } from './archiveParts.ts';

const noise = (n: number) => new Uint8Array(1000).map((_, i) => (i * i * 31 + n * 7 + (i >> 3)) & 255);
const fileOf = (files: Parameters<typeof zipSync>[0], name = 'export.zip') =>
  new File([zipSync(files) as BlobPart], name);
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

test('a small one is sent as it is', async () => {
  const file = fileOf({ '1.fit': noise(1), '2.fit': noise(2) });
  expect(await archiveParts(file)).toEqual({ parts: [file], tooLarge: [] });
});

test.each([
  ['a recording in a zip', fileOf({ '1.fit': noise(1), 'readme.txt': noise(2) })],
  ['no zip', new File(['x'], 'export.zip')],
  ['another file', fileOf({ '1.fit': noise(1), '2.fit': noise(2) }, 'export.fit')],
])('%s is no archive', async (_what, file) => {
  expect(await archiveParts(file)).toBeNull();
});

test('a large one goes out in parts, each recording once, without its pictures', async () => {
  const file = fileOf({
    'activities/1.fit': [noise(1), { level: 0 }],
    'old/1.fit': noise(2),
    'media/a.jpg': noise(3),
    'activities/3.fit': noise(4),
    'part.zip': noise(5),
    'activities/huge.fit': new Uint8Array(1_000_000),
  });
  const { parts, tooLarge } = (await archiveParts(file, 2500, 3000))!;
  expect(tooLarge).toEqual(['huge.fit']);
  const told = await Promise.all(
    parts.map(async (part) => (recordingsOf(await bytesOf(part)) as RecordingArchive).entries),
  );
  expect(
    told.map((entries) => entries.map(({ name, ...rest }) => [name, 'refusal' in rest ? rest.refusal : 'sent'])),
  ).toEqual([
    [
      ['1.fit', 'sent'],
      ['1.fit', 'sent'],
    ],
    [
      ['3.fit', 'sent'],
      ['part.zip', 'nested'],
    ],
  ]);
  expect(unzipSync(await bytesOf(parts[0]!))['0/1.fit']).toEqual(noise(1));
});
