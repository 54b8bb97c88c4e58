import { FitBaseType as Base, FitEncoder } from 'fit-file-parser/encoder';

// FIT files as devices write them, made byte by byte. Numbers of messages and fields are those of the public profile.

const WIDTHS: Readonly<Record<number, number>> = {
  [Base.Enum]: 1,
  [Base.Uint8]: 1,
  [Base.Sint8]: 1,
  [Base.Uint16]: 2,
  [Base.Uint32]: 4,
  [Base.Sint32]: 4,
  [Base.Uint32z]: 4,
};
type Field = [number: number, base: Base, value: number | string | Uint8Array | null];

export const FILE_ID = 0;
export const ZONES_TARGET = 7;
export const TIMESTAMP = 253;
export const SPORTS = {
  generic: 0,
  running: 1,
  cycling: 2,
  transition: 3,
  swimming: 5,
  training: 10,
  hiking: 17,
} as const;

/** Nobody may find these anywhere: the place where it was recorded, and the device's serial number. */
export const CANARIES = { lat: 46.512345, lng: 8.312345, serial: 3_987_654_321 };

export function write(encoder: FitEncoder, message: number, fields: readonly Field[], local = 0): void {
  const given = fields.filter(([, , value]) => value !== null);
  encoder.writeMessage(
    message,
    given.map(([number, baseType, value]) => {
      const bytes = typeof value === 'string' ? FitEncoder.string(value) : value!;
      return { number, baseType, size: typeof bytes === 'number' ? WIDTHS[baseType]! : bytes.length, value: bytes };
    }),
    local,
  );
}
