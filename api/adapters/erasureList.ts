import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErasureList } from '../domain/kernel/ports.ts';

/** Beside the database and not in it: whoever puts an old copy of the database back keeps this file. */
export function createErasureList(dataDir: string): ErasureList {
  const file = path.join(dataDir, 'erased-accounts');
  return {
    read: async () => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap((line) => {
        const [accountHash, at] = line.split(' ') as [string, string | undefined];
        return /^[0-9a-f]{64}$/.test(accountHash) && at !== undefined ? [{ accountHash, erasedAt: new Date(at) }] : [];
      });
    },
    write: async (erased) => {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const text = erased.map(({ accountHash, erasedAt }) => `${accountHash} ${erasedAt.toISOString()}\n`).join('');
      // whole or not at all
      await writeFile(`${file}.new`, text, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}
