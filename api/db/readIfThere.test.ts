import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readIfThere } from './readIfThere.ts';

test('a file is read, one that is not there is none, and what cannot be read throws', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenpace-read-'));
  const file = path.join(folder, 'postmaster.pid');
  expect(readIfThere(file)).toBeNull();
  writeFileSync(file, '4711\n');
  expect(readIfThere(file)).toBe('4711\n');
  expect(() => readIfThere(folder)).toThrow('EISDIR');
  rmSync(folder, { recursive: true });
});
