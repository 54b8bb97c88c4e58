import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, type Row } from './table.ts';

const KB = 1000;
const BUILT = 'dist/web';

interface Chunk {
  name: string;
  /** Gzip, thousands of bytes. */
  size: number;
  /** Chunks that it cannot run without. */
  needs: readonly string[];
  /** Files that it was made of. */
  sources: readonly string[];
}

function readChunk(name: string): Chunk {
  const file = path.join(BUILT, 'assets', name);
  const text = readFileSync(file, 'utf8');
  // the bundler's own few lines have no map
  const { sources } = (
    existsSync(`${file}.map`) ? JSON.parse(readFileSync(`${file}.map`, 'utf8')) : { sources: [] }
  ) as { sources: string[] };
  // "from" and the bare "import" of a module; import(…) waits until it is called
  const needs = [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map((found) => found[1]!);
  return { name, size: gzipSync(text, { level: 9 }).length / KB, needs, sources };
}

/** Chunks that a page asks for in its own HTML. */
function asked(page: string): string[] {
  const html = readFileSync(path.join(BUILT, page), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map((found) => found[1]!);
}

/** Sizes of the built client against its budgets, gzip, thousands of bytes. */
export function bundleRows(): Row[] {
  if (!existsSync(BUILT)) throw new Error('Nothing is built: run npm start once.');
  const names = readdirSync(path.join(BUILT, 'assets')).filter((name) => name.endsWith('.js'));
  const chunks = new Map(names.map((name) => [name, readChunk(name)]));
  const withNeeds = (roots: readonly string[]): Set<Chunk> => {
    const all = new Set<Chunk>();
    const add = (name: string): void => {
      const chunk = chunks.get(name)!;
      if (all.has(chunk)) return;
      all.add(chunk);
      chunk.needs.forEach(add);
    };
    roots.forEach(add);
    return all;
  };
  const madeOf = (part: RegExp) =>
    [...chunks.values()].filter(({ sources }) => sources.some((source) => part.test(source)));
  const budget = (name: string, size: number, most: number): Row => ({
    name,
    value: size,
    unit: 'kB gz',
    target: `at most ${most}`,
    holds: size <= most,
  });
  const sum = (set: Iterable<Chunk>) => [...set].reduce((total, { size }) => total + size, 0);

  const landing = withNeeds(asked('landing.html'));
  const foreign = madeOf(/node_modules\/(relay-runtime|react-relay|react-router|react-dnd|dnd-core)\//).filter(
    (chunk) => landing.has(chunk),
  );
  const main = withNeeds([
    ...asked('index.html'),
    ...madeOf(/web\/routes\/shell\/SignedIn\.tsx$/).map(({ name }) => name),
  ]);
  const others = [...chunks.values()]
    .filter((chunk) => !main.has(chunk) && !landing.has(chunk))
    .sort((a, b) => b.size - a.size);
  const short = ({ name }: Chunk) => name.replace(/-[\w-]{8}\.js$/, '');
  return [
    budget('front page JavaScript', sum(landing), 90),
    {
      name: 'its chunks with Relay, router or drag and drop',
      value: foreign.length,
      unit: '',
      target: 'none',
      holds: foreign.length === 0,
    },
    budget('signed-in main JavaScript', sum(main), 225),
    ...madeOf(/node_modules\/d3-shape\//).map((chunk) => budget(`charts: chunk ${short(chunk)}`, chunk.size, 20)),
    ...others.slice(0, 6).map((chunk) => budget(`chunk ${short(chunk)}`, chunk.size, 40)),
  ];
}

/** Prints them; the process ends with 1 where one is over its budget. */
export function bundles(): void {
  const rows = bundleRows();
  report('Bundles', rows);
  if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
}
