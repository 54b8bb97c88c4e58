import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps it in memory: a copied database is three hundred small files, which cost ten times as long on a disk. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 2 ** 30;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** A new folder for the data of a server that a test run starts and forgets; in memory where there is room. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), prefix));
}
