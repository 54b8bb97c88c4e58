import { createHash } from 'node:crypto';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { refused } from '../../domain/accountData/restoreFile.ts';

const MB = 1024 * 1024;
/** Bytes of the archive, of one file in it and of all of them; a text of Node's holds half a gigabyte. */
export const MAX_SIZES = { archive: 512 * MB, file: 400 * MB, all: 1024 * MB, entries: 50_000 };
/** Unpacked at once, beside the one large file. */
const AT_ONCE = 64 * MB;
const SUMS = 'checksums.sha256';
const ACCOUNT = 'account.json';

export type ArchiveSizes = typeof MAX_SIZES;

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw refused('The file is not a ZIP archive, or is not whole.');
  }
}

/** Names and sizes; nothing is unpacked. Throws where there is more than an export can hold. */
function listed(bytes: Uint8Array, most: ArchiveSizes): Map<string, number> {
  const sizes = new Map<string, number>();
  let entries = 0;
  unzip(bytes, ({ name, originalSize }) => {
    entries += 1;
    if (!name.endsWith('/') && entries <= most.entries + 1) sizes.set(name, originalSize);
    return false;
  });
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (entries > most.entries || all > most.all || [...sizes.values()].some((size) => size > most.file)) {
    throw refused(
      `The archive would unpack to more than an export holds (${entries} files, ${Math.ceil(all / MB)} MB).`,
    );
  }
  return sizes;
}

/** Names in groups that are unpacked together. */
function groupsOf(sizes: ReadonlyMap<string, number>): Set<string>[] {
  const groups: Set<string>[] = [new Set()];
  let size = 0;
  for (const [name, bytes] of sizes) {
    if (size > 0 && size + bytes > AT_ONCE) {
      groups.push(new Set());
      size = 0;
    }
    groups.at(-1)!.add(name);
    size += bytes;
  }
  return groups;
}

function sumsOf(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  const sums = lines.map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line));
  if (sums.some((found) => found === null)) throw refused(`${SUMS} is not a list of checksums.`);
  return new Map(sums.map((found) => [found![2]!, found![1]!]));
}

/** The account.json of an export, every file of which has the checksum that stands for it. Nothing is written anywhere. Throws NotPossible. */
export function readArchive(bytes: Uint8Array, most: ArchiveSizes = MAX_SIZES): string {
  if (bytes.length > most.archive) throw refused(`The archive is larger than ${most.archive / MB} MB.`);
  const sizes = listed(bytes, most);
  for (const name of [SUMS, ACCOUNT])
    if (!sizes.has(name)) throw refused(`There is no ${name} in the archive: it is not an export of an account.`);
  const only = (name: string) => strFromU8(unzip(bytes, (file) => file.name === name)[name]!);
  const sums = sumsOf(only(SUMS));
  sizes.delete(SUMS);
  const missing = [...sums.keys()].find((name) => !sizes.has(name));
  if (missing !== undefined) throw refused(`${missing} is missing from the archive.`);
  for (const group of groupsOf(sizes)) {
    for (const [name, data] of Object.entries(unzip(bytes, ({ name: each }) => group.has(each)))) {
      if (sums.get(name) !== createHash('sha256').update(data).digest('hex'))
        throw refused(`${name} does not fit its checksum: the archive is damaged or was changed.`);
    }
  }
  return only(ACCOUNT);
}
