import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, type Row } from './table.ts';

const KB = 1000;
const assets = 'dist/web/assets';

/** Files that index.html asks for before anything else: the script and what it preloads. */
function entryFiles(): Set<string> {
  const html = readFileSync('dist/web/index.html', 'utf8');
  return new Set([...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map((found) => found[1]!));
}

/** What every signed-in screen loads besides the entry. */
const isSignedIn = (name: string) => name.startsWith('relay-');

/** Sizes of the built client against its budgets, gzip, thousands of bytes. */
export function bundles(): void {
  if (!existsSync(assets)) throw new Error('Nothing is built: run npm start once.');
  const entry = entryFiles();
  const sizes = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: gzipSync(readFileSync(path.join(assets, name)), { level: 9 }).length / KB }));
  const isMain = (name: string) => entry.has(name) || isSignedIn(name);
  const main = sizes.filter(({ name }) => isMain(name)).reduce((sum, { size }) => sum + size, 0);
  const largest = sizes.filter(({ name }) => !isMain(name)).sort((a, b) => b.size - a.size);
  const rows: Row[] = [
    { name: 'signed-in main JavaScript', value: main, unit: 'kB gz', target: 'at most 225', holds: main <= 225 },
    ...largest.slice(0, 6).map(({ name, size }) => ({
      name: `chunk ${name.replace(/-[\w-]{8}\.js$/, '')}`,
      value: size,
      unit: 'kB gz',
      target: 'at most 40',
      holds: size <= 40,
    })),
  ];
  report('Bundles', rows);
}
