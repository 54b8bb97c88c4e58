import { FitEncoder } from 'fit-file-parser/encoder';
import { framed } from './fitFiles.ts';

const U8 = 2;
const TEXT = 7;
const U16 = 0x84;
const U32 = 0x86;
const BYTES = 13;
type Field = readonly [number: number, size: number, base: number];

const definition = (message: number, fields: readonly Field[], developer: readonly number[] = []) =>
  Buffer.from([
    developer.length > 0 ? 0x60 : 0x40,
    0,
    0,
    message & 255,
    message >> 8,
    fields.length,
    ...fields.flat(),
    ...(developer.length > 0 ? [developer.length / 3, ...developer] : []),
  ]);
const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(Math.floor(value / 65_536))];
const text = (word: string, size: number) => [...Buffer.from(word.padEnd(size, '\0'))];

/** A run whose watts stand in a field of the foot pod's maker, as Stryd writes them. */
export function footPodFile({ start = '2027-01-05T06:00:00Z', seconds = 600, watts = 250, field = 'Power' } = {}) {
  const at = FitEncoder.toFitTimestamp(new Date(start));
  const records = Array.from({ length: seconds }, (_, second) => Buffer.from([0, ...u32(at + second), ...u16(watts)]));
  return framed(
    Buffer.concat([
      definition(0, [[0, 1, 0]]),
      Buffer.from([0, 4]),
      definition(207, [
        [1, 16, BYTES],
        [3, 1, U8],
      ]),
      Buffer.from([0, ...Array.from({ length: 16 }, (_, i) => i + 1), 0]),
      definition(206, [
        [0, 1, U8],
        [1, 1, U8],
        [2, 1, U8],
        [3, 16, TEXT],
        [8, 8, TEXT],
      ]),
      Buffer.from([0, 0, 0, U16, ...text(field, 16), ...text('Watts', 8)]),
      definition(20, [[253, 4, U32]], [0, 2, 0]),
      ...records,
      definition(18, [
        [253, 4, U32],
        [2, 4, U32],
        [5, 1, 0],
        [7, 4, U32],
        [8, 4, U32],
      ]),
      Buffer.from([0, ...u32(at + seconds), ...u32(at), 1, ...u32(seconds * 1000), ...u32(seconds * 1000)]),
    ]),
  );
}
