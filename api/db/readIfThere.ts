import { readFileSync } from 'node:fs';

/** What a file says; null: there is none. Asking first would let another process take it away in between. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
