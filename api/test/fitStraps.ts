import { FitBaseType as Base, FitEncoder } from 'fit-file-parser/encoder';
import { CANARIES, FILE_ID, TIMESTAMP, write } from './fitMessages.ts';

const HR = 132;

/** A beat that a strap kept: seconds after its first one, in 1024ths, and the rate at it. */
export type StrapBeat = readonly [second: number, bpm: number];

/** A segment of nothing but a strap's beats, as a watch appends it to a recording: the first with its time of day, the others packed by eights. */
export function strapSegment(
  beats: readonly StrapBeat[],
  { start = '2027-01-05T06:00:00Z', fraction = 0, clock = 1000, isBare = false } = {},
): Uint8Array {
  const encoder = new FitEncoder();
  const at = FitEncoder.toFitTimestamp(new Date(start));
  if (!isBare)
    write(encoder, FILE_ID, [
      [0, Base.Enum, 4],
      [1, Base.Uint16, 1],
      [3, Base.Uint32z, CANARIES.serial],
      [4, Base.Uint32, at],
    ]);
  const ticks = (second: number) => Math.round((clock + second) * 1024) % 2 ** 32;
  const [first, ...others] = beats;
  write(
    encoder,
    HR,
    [
      [TIMESTAMP, Base.Uint32, at],
      [0, Base.Uint16, Math.round(fraction * 32_768)],
      [6, Base.Uint8, new Uint8Array([first![1]])],
      [9, Base.Uint32, ticks(first![0])],
    ],
    6,
  );
  for (let from = 0; from < others.length; from += 8) {
    const some = others.slice(from, from + 8);
    write(
      encoder,
      HR,
      [
        [6, Base.Uint8, new Uint8Array(some.map(([, bpm]) => bpm))],
        [10, Base.Byte, packed(some.map(([second]) => ticks(second) % 4096))],
      ],
      7,
    );
  }
  return encoder.close();
}

/** Two numbers of 12 bits in each three bytes. */
function packed(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((values.length * 3) / 2));
  values.forEach((value, i) => {
    for (let bit = 0; bit < 12; bit += 1) bytes[(i * 12 + bit) >> 3]! |= ((value >> bit) & 1) << ((i * 12 + bit) & 7);
  });
  return bytes;
}
