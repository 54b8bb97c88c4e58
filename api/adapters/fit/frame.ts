import { FitEncoder } from 'fit-file-parser/encoder';
import type { FitRefusal } from '../../core/workout/fit/fitFile.ts';

/** More than a day and a night at one record a second, twice over. */
export const MAX_RECORDS = 200_000;
const MAX_DEFINITIONS = 50_000;
/** Fields of all records together: thirty in each of the records. */
const MAX_VALUES = 6_000_000;
/** A strap hands over what it kept in a few. */
const MAX_SEGMENTS = 100;
const SHORTEST_HEADER = 12;
const CRC_BYTES = 2;
const TIME_FIELD = 253;
const TIME_BYTES = 4;

const littleEndian = (bytes: Uint8Array, at: number, size: number) =>
  Array.from({ length: size }, (_, i) => bytes[at + i]! * 2 ** (8 * i)).reduce((sum, value) => sum + value, 0);

const hasMagic = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at + 8, at + 12)) === '.FIT';

/**
 * Looks at a file's frame before anything is decoded: magic, sizes, checksums, and that its records lie within it and within
 * the limits. One file may hold several FIT files, one behind the other, each with a frame of its own: these are its segments,
 * and the limits hold for all of them together.
 */
export function segmentsOf(bytes: Uint8Array): { segments: readonly Uint8Array[] } | { refusal: FitRefusal } {
  const segments: Uint8Array[] = [];
  const walked: Walked = { definitions: 0, records: 0, values: 0 };
  for (let at = 0; at < bytes.length || at === 0;) {
    const framed = frameOf(bytes.subarray(at));
    // what is no file behind a file is rubbish
    if ('refusal' in framed) return { refusal: framed.refusal === 'not-fit' && at > 0 ? 'damaged' : framed.refusal };
    if (segments.length >= MAX_SEGMENTS) return { refusal: 'too-complex' };
    const refusal = refusalOfRecords(framed.segment, framed, walked);
    if (refusal) return { refusal };
    segments.push(framed.segment);
    at += framed.segment.length;
  }
  return { segments };
}

/** The first segment of the bytes, and where its records lie. */
function frameOf(bytes: Uint8Array): { segment: Uint8Array; start: number; end: number } | { refusal: FitRefusal } {
  const headerSize = bytes[0];
  if (bytes.length < SHORTEST_HEADER || !hasMagic(bytes, 0) || (headerSize !== 12 && headerSize !== 14))
    return { refusal: 'not-fit' };
  const end = headerSize + littleEndian(bytes, 4, 4);
  if (end + CRC_BYTES > bytes.length) return { refusal: 'truncated' };
  if (headerSize === 14) {
    const checksum = littleEndian(bytes, 12, CRC_BYTES);
    if (checksum !== 0 && checksum !== FitEncoder.calculateCRC(bytes.subarray(0, 12))) return { refusal: 'checksum' };
  }
  if (FitEncoder.calculateCRC(bytes.subarray(0, end)) !== littleEndian(bytes, end, CRC_BYTES))
    return { refusal: 'checksum' };
  return { segment: bytes.subarray(0, end + CRC_BYTES), start: headerSize, end };
}

/** What was counted so far, of all segments. */
interface Walked {
  definitions: number;
  records: number;
  /** Fields of all records. */
  values: number;
}

/** Walks from record to record by the sizes that the definitions tell. */
function refusalOfRecords(
  bytes: Uint8Array,
  { start, end }: { start: number; end: number },
  walked: Walked,
): FitRefusal | null {
  const known: (Definition | undefined)[] = [];
  let at = start;
  while (at < end) {
    const header = bytes[at]!;
    at += 1;
    const isCompressed = (header & 0x80) !== 0;
    if (!isCompressed && (header & 0x40) !== 0) {
      const read = readDefinition(bytes, at, end, (header & 0x20) !== 0);
      if (!read) return 'damaged';
      known[header & 0x0f] = read;
      at = read.next;
      if ((walked.definitions += 1) > MAX_DEFINITIONS) return 'too-complex';
      continue;
    }
    const definition = known[isCompressed ? (header >> 5) & 3 : header & 0x0f];
    if (!definition) return 'damaged';
    // the header of a compressed record holds the time in place of the first field
    at += definition.size - (isCompressed && definition.startsWithTime ? TIME_BYTES : 0);
    if ((walked.records += 1) > MAX_RECORDS || (walked.values += definition.fields) > MAX_VALUES) return 'too-complex';
  }
  return at === end ? null : 'damaged';
}

interface Definition {
  /** Bytes and fields of a record. */
  size: number;
  fields: number;
  startsWithTime: boolean;
}

/** Null: it runs over the end, or a field has no size. */
function readDefinition(
  bytes: Uint8Array,
  at: number,
  end: number,
  hasDeveloperFields: boolean,
): (Definition & { next: number }) | null {
  const native = readSizes(bytes, at + 4, end);
  if (!native) return null;
  const startsWithTime = bytes[at + 4]! > 0 && bytes[at + 5] === TIME_FIELD && bytes[at + 6] === TIME_BYTES;
  if (!hasDeveloperFields) return { ...native, startsWithTime };
  const developer = readSizes(bytes, native.next, end);
  return (
    developer && {
      size: native.size + developer.size,
      fields: native.fields + developer.fields,
      startsWithTime,
      next: developer.next,
    }
  );
}

function readSizes(bytes: Uint8Array, at: number, end: number): { size: number; fields: number; next: number } | null {
  if (at >= end) return null;
  const next = at + 1 + 3 * bytes[at]!;
  if (next > end) return null;
  let size = 0;
  for (let field = at + 1; field < next; field += 3) {
    if (bytes[field + 1] === 0) return null;
    size += bytes[field + 1]!;
  }
  return { size, fields: bytes[at]!, next };
}
