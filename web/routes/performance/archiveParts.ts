import type { Entry, FileEntry } from '@zip.js/zip.js';
import type { Zippable } from 'fflate';
import {
  isArchivePath,
  isRecordingPath,
  MAX_RECORDING_BYTES,
  MAX_UNPACKED_BYTES,
} from '../../../api/core/workout/fit/recordingFile.ts';

/** So much gets through a line of 1 Mbit/s while the server waits for it, and is not much to send again. */
const PART_BYTES = 3_000_000;
const PART_FILES = 500;

export interface ArchivePart {
  file: File;
  /** Of the whole, from 0 to 1, once this part is there. */
  upTo: number;
}

export interface ArchiveParts {
  /** What is sent, one after the other: put together as it is asked for, so that an archive larger than the memory comes through. */
  parts: AsyncIterable<ArchivePart>;
  /** Names of recordings that are too large to be read, and are not sent; known when all parts are. */
  tooLarge: readonly string[];
}

interface Size {
  bytes: number;
  files: number;
}

/** An archive of several recordings as the server takes it: in parts, without its pictures; null: the file is none. */
export async function archiveParts(
  file: File,
  most: Size = { bytes: PART_BYTES, files: PART_FILES },
): Promise<ArchiveParts | null> {
  if (!isArchivePath(file.name)) return null;
  const entries = await entriesOf(file);
  const [recordings, archives] = [isRecordingPath, isArchivePath].map((is) =>
    entries.filter(({ filename }) => is(filename)),
  ) as [FileEntry[], FileEntry[]];
  if (recordings.length < 2 && archives.length === 0) return null;
  const tooLarge: string[] = [];
  const isWhole = archives.length === 0 && file.size <= most.bytes && recordings.length <= most.files;
  const parts = isWhole ? whole(file) : grouped({ file, entries: [...recordings, ...archives], tooLarge, most });
  return { parts, tooLarge };
}

/** The files of an archive; none of what is no archive, or is damaged: the server says what is wrong with it. */
async function entriesOf(blob: Blob): Promise<FileEntry[]> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js');
  // a worker would have to be allowed to come from a blob
  configure({ useWebWorkers: false });
  try {
    return (await new ZipReader(new BlobReader(blob)).getEntries()).filter((entry: Entry) => !entry.directory);
  } catch {
    return [];
  }
}

async function* whole(file: File): AsyncGenerator<ArchivePart> {
  yield { file, upTo: 1 };
}

const isTooLarge = ({ filename, compressedSize, uncompressedSize }: FileEntry): boolean =>
  !isArchivePath(filename) && (compressedSize > MAX_RECORDING_BYTES || uncompressedSize > MAX_UNPACKED_BYTES);

interface Grouping {
  file: File;
  entries: readonly FileEntry[];
  tooLarge: string[];
  most: Size;
}

async function* grouped({ file, entries, tooLarge, most }: Grouping): AsyncGenerator<ArchivePart> {
  const sizeOf = (entry: FileEntry) => (isTooLarge(entry) ? 0 : entry.compressedSize);
  const total = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  let [group, size, seen] = [[] as Recording[], 0, 0];
  const part = async (upTo: number): Promise<ArchivePart> => {
    const sent = { file: await zipOf(group, file.name), upTo };
    [group, size] = [[], 0];
    return sent;
  };
  for (const entry of entries) {
    for await (const recording of recordingsOf(entry, tooLarge)) {
      if (group.length === most.files || (group.length > 0 && size + recording.packed > most.bytes))
        yield part(seen / total);
      group.push(recording);
      size += recording.packed;
    }
    seen += sizeOf(entry);
  }
  if (group.length > 0) yield part(1);
}

/** By its checksum: what is zipped anew would hide that it is damaged. */
const CHECKED = { checkCrc32: true };

interface Recording {
  name: string;
  bytes: Uint8Array;
  /** Its size in the archive. */
  packed: number;
}

/** The recording that an entry is, or those of the archive that it is: an export of everything holds archives of its own. */
async function* recordingsOf(entry: FileEntry, tooLarge: string[]): AsyncGenerator<Recording> {
  if (isArchivePath(entry.filename)) {
    const { BlobWriter } = await import('@zip.js/zip.js');
    const inner = await entry.getData(new BlobWriter(), CHECKED).catch(() => new Blob([]));
    for (const each of await entriesOf(inner)) if (isRecordingPath(each.filename)) yield* recordingsOf(each, tooLarge);
    return;
  }
  const name = entry.filename.split(/[/\\]/).at(-1)!;
  if (isTooLarge(entry)) {
    tooLarge.push(name);
    return;
  }
  const { Uint8ArrayWriter } = await import('@zip.js/zip.js');
  // an empty file is what the server says of one that is damaged
  const bytes = await entry.getData(new Uint8ArrayWriter(), CHECKED).catch(() => new Uint8Array(0));
  yield { name, bytes, packed: entry.compressedSize };
}

async function zipOf(recordings: readonly Recording[], name: string): Promise<File> {
  const { zipSync } = await import('fflate');
  const levelOf = ({ name: of, bytes }: Recording) => (bytes.length === 0 || /\.gz$/i.test(of) ? 0 : 6);
  // names may be alike in several folders
  const files: Zippable = Object.fromEntries(
    recordings.map((recording, i) => [`${i}/${recording.name}`, [recording.bytes, { level: levelOf(recording) }]]),
  );
  return new File([zipSync(files) as BlobPart], name);
}
