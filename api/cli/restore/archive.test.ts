import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { MAX_SIZES, readArchive } from './archive.ts';

const FILES: Record<string, string> = {
  'account.json': '{"a": "ä"}',
  'workouts/all-workouts.csv': 'date\r\n',
  'README.txt': 'Hello',
};
const sum = (text: string) => createHash('sha256').update(text).digest('hex');
const sums = (files: Record<string, string>) =>
  Object.entries(files)
    .map(([name, text]) => `${sum(text)}  ${name}\n`)
    .join('');
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const whole = zip({ ...FILES, 'checksums.sha256': sums(FILES) });

test('an export that is whole gives its account, however it was packed', () => {
  expect(readArchive(whole)).toBe(FILES['account.json']);
  const repacked = zip({ 'workouts/': '', 'checksums.sha256': sums(FILES).replaceAll('  ', ' *'), ...FILES });
  expect(readArchive(repacked)).toBe(FILES['account.json']);
});

test.each<[string, Uint8Array, RegExp]>([
  ['no archive', strToU8('Hello'), /not a ZIP archive, or is not whole/],
  ['nothing', new Uint8Array(0), /not a ZIP archive, or is not whole/],
  ['half of one', whole.subarray(0, whole.length - 30), /not a ZIP archive, or is not whole/],
  ['another archive', zip({ 'a.txt': 'a' }), /There is no checksums.sha256 in the archive/],
  ['no account', zip({ 'checksums.sha256': '' }), /There is no account.json in the archive/],
  [
    'no list of checksums',
    zip({ ...FILES, 'checksums.sha256': 'Hello' }),
    /checksums.sha256 is not a list of checksums/,
  ],
  [
    'a changed file',
    zip({ ...FILES, 'README.txt': 'Hullo', 'checksums.sha256': sums(FILES) }),
    /README.txt does not fit its checksum/,
  ],
  [
    'a file that is not listed',
    zip({ ...FILES, 'more.txt': 'a', 'checksums.sha256': sums(FILES) }),
    /more.txt does not fit its checksum/,
  ],
  [
    'a file less',
    zip({ 'account.json': FILES['account.json']!, 'checksums.sha256': sums(FILES) }),
    /workouts\/all-workouts.csv is missing/,
  ],
])('%s is refused in one line', (_what, bytes, message) => {
  expect(() => readArchive(bytes)).toThrow(message);
  expect(() => readArchive(bytes)).toThrow(/Nothing was changed\.$/);
});

test('a bomb is refused before it is unpacked', () => {
  const bomb = zipSync({ 'account.json': new Uint8Array(50_000_000), 'checksums.sha256': strToU8('') });
  expect(bomb.length).toBeLessThan(100_000);
  const held = process.memoryUsage().arrayBuffers;
  expect(() => readArchive(bomb, { ...MAX_SIZES, file: 10_000_000 })).toThrow(
    /would unpack to more than an export holds/,
  );
  expect(() => readArchive(bomb, { ...MAX_SIZES, all: 10_000_000 })).toThrow(/would unpack to more/);
  expect(() => readArchive(whole, { ...MAX_SIZES, entries: 3 })).toThrow(/4 files/);
  expect(() => readArchive(whole, { ...MAX_SIZES, archive: 10 })).toThrow(/larger than/);
  expect(process.memoryUsage().arrayBuffers - held).toBeLessThan(10_000_000);
});

test('a bomb that lies about its size is no larger than it says', () => {
  const bomb = zipSync({ 'account.json': new Uint8Array(5_000_000), 'checksums.sha256': strToU8('') });
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  // the size after unpacking, in the list at the end
  for (let at = 0; at < bomb.length - 28; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  expect(() => readArchive(bomb)).toThrow(/Nothing was changed\.$/);
});
