import type { TrackPoint } from './track.ts';

// The few messages of a FIT file that a course needs: where its records are, how far along and how high. Read in a browser, where
// the parser of the server's does not run.

const RECORD = 20;
const LAT = 0;
const LON = 1;
const ALTITUDE = 2;
const DISTANCE = 5;
const ENHANCED_ALTITUDE = 78;
/** Of a whole turn. */
const SEMICIRCLES = 2 ** 31;

interface FieldOf {
  number: number;
  offset: number;
  size: number;
}

interface Definition {
  message: number;
  isLittle: boolean;
  size: number;
  fields: readonly FieldOf[];
}

/** What a file begins with: the length of its header, and of the data that follow. */
function headOf(view: DataView): { from: number; until: number } | null {
  if (view.byteLength < 14) return null;
  const length = view.getUint8(0);
  const isFit = length >= 12 && [0x2e, 0x46, 0x49, 0x54].every((byte, index) => view.getUint8(8 + index) === byte);
  return isFit ? { from: length, until: Math.min(view.byteLength, length + view.getUint32(4, true)) } : null;
}

function definitionAt(view: DataView, at: number, hasDeveloper: boolean): { definition: Definition; next: number } {
  const isLittle = view.getUint8(at + 1) === 0;
  const message = view.getUint16(at + 2, isLittle);
  const count = view.getUint8(at + 4);
  const fields: FieldOf[] = [];
  let size = 0;
  let next = at + 5;
  for (let index = 0; index < count; index += 1, next += 3) {
    const field = { number: view.getUint8(next), offset: size, size: view.getUint8(next + 1) };
    fields.push(field);
    size += field.size;
  }
  if (hasDeveloper) {
    const own = view.getUint8(next);
    next += 1;
    for (let index = 0; index < own; index += 1, next += 3) size += view.getUint8(next + 1);
  }
  return { definition: { message, isLittle, size, fields }, next };
}

function pointAt(view: DataView, at: number, { fields, isLittle }: Definition): TrackPoint {
  const fieldOf = (number: number, size: number) =>
    fields.find((field) => field.number === number && field.size === size);
  const long = (number: number): number | null => {
    const field = fieldOf(number, 4);
    const value = field && view.getUint32(at + field.offset, isLittle);
    return value === undefined || value === 0xff_ff_ff_ff ? null : value;
  };
  const place = (number: number): number | null => {
    const field = fieldOf(number, 4);
    const value = field && view.getInt32(at + field.offset, isLittle);
    return value === undefined || value === 0x7f_ff_ff_ff ? null : (value * 180) / SEMICIRCLES;
  };
  const short = fieldOf(ALTITUDE, 2);
  const coarse = short && view.getUint16(at + short.offset, isLittle);
  const altitude = long(ENHANCED_ALTITUDE) ?? (coarse === undefined || coarse === 0xff_ff ? null : coarse);
  const distance = long(DISTANCE);
  return {
    lat: place(LAT),
    lon: place(LON),
    ele: altitude === null ? null : altitude / 5 - 500,
    d: distance === null ? null : distance / 100,
  };
}

/** The records of a FIT file, course or activity; null: it is none, or damaged. */
export function trackOfFit(bytes: Uint8Array): TrackPoint[] | null {
  try {
    return trackIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // it ends in the middle of a message
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function trackIn(view: DataView): TrackPoint[] | null {
  const head = headOf(view);
  if (head === null) return null;
  const definitions = new Map<number, Definition>();
  const track: TrackPoint[] = [];
  let at = head.from;
  while (at < head.until) {
    const header = view.getUint8(at);
    // a header with a time in it tells two bits of the kind, any other four
    const isTimed = (header & 0x80) !== 0;
    const kind = isTimed ? (header >> 5) & 0x03 : header & 0x0f;
    at += 1;
    if (!isTimed && (header & 0x40) !== 0) {
      const { definition, next } = definitionAt(view, at, (header & 0x20) !== 0);
      definitions.set(kind, definition);
      at = next;
      continue;
    }
    const definition = definitions.get(kind);
    if (definition === undefined || at + definition.size > head.until) return null;
    if (definition.message === RECORD) track.push(pointAt(view, at, definition));
    at += definition.size;
  }
  return track;
}
