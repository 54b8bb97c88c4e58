import { randomBytes } from 'node:crypto';

let made = 0;

/**
 * A fresh uuid, version 7: its first 48 bits are the time, so that new rows come last in an index, and the next 26 count, so
 * that what this process makes at one instant keeps its order.
 */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  made = (made + 1) % 2 ** 26;
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt16BE(0x7000 | (made >>> 14), 6);
  bytes.writeUInt16BE(0x8000 | (made & 0x3fff), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** When an id was made: the time that it begins with. */
export const timeOfId = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
