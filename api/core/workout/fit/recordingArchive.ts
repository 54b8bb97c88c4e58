// The directory of a ZIP file (PKWARE APPNOTE 6.3.10): which recordings an archive holds, each as it lies there, compressed.

import { isArchivePath, isRecordingPath, MAX_RECORDING_BYTES, MAX_UNPACKED_BYTES } from './recordingFile.ts';

/** Recordings that are taken of one archive. */
export const MAX_RECORDINGS = 2000;
/** A site's archive holds a picture or a comment for each recording, too. */
const MAX_ENTRIES = 20_000;
/** A recording that shrinks more is made up: the plainest XML shrinks to a fortieth. */
const MAX_RATIO = 250;
const LONGEST_NAME = 120;

export type ArchiveRefusal = 'damaged' | 'no-recording' | 'too-many';
/** Why one file of an archive is not read. */
export type EntryRefusal = 'damaged' | 'too-large' | 'nested' | 'locked' | 'packed-otherwise';

export interface ArchivedRecording {
  /** Its name without its folders, as people read it. */
  name: string;
  /** The recording in a gzip, which says itself whether it is whole. */
  bytes: Uint8Array;
}
export interface RefusedEntry {
  name: string;
  refusal: EntryRefusal;
}
export interface RecordingArchive {
  /** One at least. */
  entries: readonly (ArchivedRecording | RefusedEntry)[];
  /** Files that are no recordings. */
  others: number;
}

const END = { signature: 0x06054b50, size: 22, mostComment: 0xffff };
const ENTRY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const LONGEST_BLOCK = 0xffff;
const BLOCK_HEAD = 5;

/** Its last part, without what no name needs. */
function shownName(path: string): string {
  const last = path.split(/[/\\]/).at(-1)!;
  return [...last.replace(/[\p{C}]/gu, '')].slice(0, LONGEST_NAME).join('');
}

/** The recordings of an archive, none of them unpacked. */
export function recordingsOf(archive: Uint8Array): RecordingArchive | { refusal: ArchiveRefusal } {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(view);
  if (end === null) return { refusal: 'damaged' };
  const entries: (ArchivedRecording | RefusedEntry)[] = [];
  const utf8 = new TextDecoder();
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) return { refusal: 'too-many' };
  let at = view.getUint32(end + 16, true);
  let others = 0;
  // all that is taken together is no longer than the archive, so that no part of it counts twice
  let left = archive.length;
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY.size > end || view.getUint32(at, true) !== ENTRY.signature) return { refusal: 'damaged' };
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const path = utf8.decode(archive.subarray(at + ENTRY.size, at + ENTRY.size + lengths[0]!));
    if (!isRecordingPath(path) && !isArchivePath(path)) {
      if (!path.endsWith('/')) others += 1;
    } else if (entries.length === MAX_RECORDINGS) {
      return { refusal: 'too-many' };
    } else {
      const entry = entryAt(archive, { at, left, name: shownName(path) });
      if ('bytes' in entry) left -= view.getUint32(at + 20, true);
      entries.push(entry);
    }
    at += ENTRY.size + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries.length > 0 ? { entries, others } : { refusal: 'no-recording' };
}

/** Where the record that ends the archive begins; null: it is no archive, or cut off. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END.size - END.mostComment);
  for (let at = view.byteLength - END.size; at >= first; at -= 1) {
    const isEnd = view.getUint32(at, true) === END.signature;
    // a comment may hold such a record itself
    if (isEnd && at + END.size + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  return null;
}

/** The file that the directory names at `at`; of the archive no more than `left` bytes are taken. */
function entryAt(
  archive: Uint8Array,
  { at, left, name }: { at: number; left: number; name: string },
): ArchivedRecording | RefusedEntry {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [checksum, packed, size, local] = [16, 20, 24, 42].map((offset) => view.getUint32(at + offset, true)) as [
    number,
    number,
    number,
    number,
  ];
  if (isArchivePath(name)) return { name, refusal: 'nested' };
  if (packed > MAX_RECORDING_BYTES || size > MAX_UNPACKED_BYTES || size > MAX_RATIO * packed)
    return { name, refusal: 'too-large' };
  if ((flags & ENCRYPTED) !== 0) return { name, refusal: 'locked' };
  if (method !== STORED && method !== DEFLATED) return { name, refusal: 'packed-otherwise' };
  if (local + LOCAL.size > archive.length || view.getUint32(local, true) !== LOCAL.signature)
    return { name, refusal: 'damaged' };
  const begins = local + LOCAL.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const bytes = archive.subarray(begins, begins + packed);
  if (packed === 0 || bytes.length < packed || packed > left) return { name, refusal: 'damaged' };
  return { name, bytes: gzipOf(method === STORED ? inBlocks(bytes) : bytes, { checksum, size }) };
}

/** What was stored, as blocks that deflating leaves as they are (RFC 1951, 3.2.4). */
function inBlocks(stored: Uint8Array): Uint8Array {
  const count = Math.ceil(stored.length / LONGEST_BLOCK);
  const blocks = new Uint8Array(stored.length + count * BLOCK_HEAD);
  const view = new DataView(blocks.buffer);
  for (let i = 0; i < count; i += 1) {
    const bytes = stored.subarray(i * LONGEST_BLOCK, (i + 1) * LONGEST_BLOCK);
    const at = i * (LONGEST_BLOCK + BLOCK_HEAD);
    blocks[at] = i === count - 1 ? 1 : 0;
    view.setUint16(at + 1, bytes.length, true);
    view.setUint16(at + 3, ~bytes.length & 0xffff, true);
    blocks.set(bytes, at + BLOCK_HEAD);
  }
  return blocks;
}

/** What was deflated, as a gzip (RFC 1952), which says itself whether it was unpacked whole. */
function gzipOf(deflated: Uint8Array, { checksum, size }: { checksum: number; size: number }): Uint8Array {
  const HEAD = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
  const gzip = new Uint8Array(HEAD.length + deflated.length + 8);
  gzip.set(HEAD);
  gzip.set(deflated, HEAD.length);
  const tail = new DataView(gzip.buffer, HEAD.length + deflated.length);
  tail.setUint32(0, checksum, true);
  tail.setUint32(4, size, true);
  return gzip;
}
