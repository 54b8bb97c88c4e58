import {
  FitMessageReaderError,
  type FitRawField,
  type FitRawMessage,
  readFitMessages,
  readFitUnsignedField,
} from 'fit-file-parser/raw';
import type { TrackPoint } from '../../../api/core/raceDay/track.ts';

/** The message that tells where one is, how far along and how high, and its fields. */
const RECORD = 20;
const LAT = 0;
const LON = 1;
const ALTITUDE = 2;
const DISTANCE = 5;
const ENHANCED_ALTITUDE = 78;
/** Base types of unsigned numbers of two and four bytes. */
const UINT16 = 0x84;
const UINT32 = 0x86;
/** Of a whole turn. */
const SEMICIRCLES = 2 ** 31;
const NO_PLACE = 0x7f_ff_ff_ff;

function degreesOf(field: FitRawField | undefined, isLittle: boolean): number | null {
  if (field?.bytes.length !== 4) return null;
  const { buffer, byteOffset } = field.bytes;
  const value = new DataView(buffer, byteOffset, 4).getInt32(0, isLittle);
  return value === NO_PLACE ? null : (value * 180) / SEMICIRCLES;
}

function pointOf({ fields, littleEndian }: FitRawMessage): TrackPoint {
  const fieldOf = (number: number) => fields.find(({ fieldNumber }) => fieldNumber === number);
  const unsigned = (number: number, type: number, size: 2 | 4) => {
    const field = fieldOf(number);
    return field?.baseType === type && field.size === size
      ? readFitUnsignedField(field, type, size, littleEndian)
      : undefined;
  };
  const altitude = unsigned(ENHANCED_ALTITUDE, UINT32, 4) ?? unsigned(ALTITUDE, UINT16, 2);
  const distance = unsigned(DISTANCE, UINT32, 4);
  return {
    lat: degreesOf(fieldOf(LAT), littleEndian),
    lon: degreesOf(fieldOf(LON), littleEndian),
    ele: altitude === undefined ? null : altitude / 5 - 500,
    d: distance === undefined ? null : distance / 100,
  };
}

/** The records of a FIT file, course or activity; null: it is none, or damaged. */
export function trackOfFit(bytes: Uint8Array): TrackPoint[] | null {
  try {
    return readFitMessages(bytes, { messageNumbers: [RECORD] }).messages.map(pointOf);
  } catch (error) {
    if (error instanceof FitMessageReaderError) return null;
    throw error;
  }
}
