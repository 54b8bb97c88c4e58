import { readFileSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';

interface Room {
  /** Rooms and files that it may import, itself not named. */
  reaches: readonly string[];
  /** Packages that it may import; any, where not given. */
  packages?: RegExp;
}

// A file belongs to the longest room that prefixes its path.
const ROOMS: Record<string, Room> = {
  'api/core': { reaches: [], packages: /^$/ },
  'api/domain': {
    reaches: ['api/core', 'api/db', 'api/db.ts', 'api/generated'],
    packages: /^(zod|@node-rs\/argon2|node:crypto)/,
  },
  // who may ask how much of one process: known to all that answer, and knowing of none of them
  'api/admission': {
    reaches: ['api/domain/kernel/errors.ts'],
    packages: /^(rate-limiter-flexible|node:http|node:timers\/promises)$/,
  },
  'api/graphql': { reaches: ['api/core', 'api/domain', 'api/db', 'api/db.ts', 'api/generated', 'api/admission'] },
  'api/rest': { reaches: ['api/core', 'api/domain', 'api/auth/session.ts', 'api/admission'] },
  'api/auth': {
    reaches: ['api/core', 'api/domain', 'api/db', 'api/db.ts', 'api/generated', 'api/env.ts', 'api/admission'],
  },
  'api/adapters': { reaches: ['api/core', 'api/domain/kernel/ports.ts', 'api/admission'] },
  'api/jobs': { reaches: ['api/core', 'api/domain'] },
  'web/ui': { reaches: [], packages: /^(react|@stitches|radix-ui|cmdk|@tabler|d3-scale|d3-shape)/ },
  'web/dnd': { reaches: [], packages: /^(react|dnd-core)/ },
  'web/cards': { reaches: ['web/ui', 'web/dnd', 'web/copy.ts', 'web/idle.ts', 'web/__generated__', 'api/core'] },
  // the service worker runs it too: it may know of nothing else
  'web/offline': { reaches: [], packages: /^(react$|workbox-|vite$|node:)/ },
  'web/relay': { reaches: ['web/offline', 'web/__generated__', 'web/copy.ts', 'web/idle.ts', 'api/core'] },
  'web/routes': {
    reaches: [
      'web/ui',
      'web/dnd',
      'web/cards',
      'web/relay',
      'web/offline',
      'web/copy.ts',
      'web/idle.ts',
      'web/__generated__',
      'api/core',
    ],
  },
};

// clock, dice, environment and waiting have no place in a pure room
const IMPURE = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bawait\b|\bfetch\(|\basync\b/;
// a literal that any word may be asked of knows `constructor` and `toString` too
const OPEN_LITERAL = /^(?:export )?const \w+: (?:Readonly<)?Record<string, .*> = (?:\{.|\{$|Object\.fromEntries\()/m;
const ASKED_BY_WORDS = /^api\/(?:core|domain|graphql|adapters)\/(?!.*\/cases\/)|^web\/(?:cards|routes)\//;
// only these may speak to the outside or write rows
const REACT_DND = /from 'react-dnd'/;

const inside = (path: string, room: string) => path === room || path.startsWith(`${room}/`);
const roomOf = (path: string) =>
  Object.keys(ROOMS)
    .filter((room) => inside(path, room))
    .sort((a, b) => b.length - a.length)[0];

/** web/routes/<feature>: its own folder is its own; another feature's is not. */
function feature(path: string): string | null {
  return /^web\/routes\/([^/]+)\//.exec(path)?.[1] ?? null;
}

const sources = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /^(api|web)\/.*\.tsx?$/.test(path) && !/generated|\.test\.|\/testing\b|^api\/test\//.test(path) && roomOf(path),
);

function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([@\w./:-]+)'/g)].map((found) => found[1]!);
}

test('there are files to judge', () => {
  expect(sources.length).toBeGreaterThan(50);
});

describe.each(sources)('%s', (path) => {
  const room = ROOMS[roomOf(path)!]!;
  const code = readFileSync(path, 'utf8');
  const imports = importsOf(code);
  const reached = imports.filter((name) => name.startsWith('.')).map((name) => posix.join(dirname(path), name));

  test('reaches only the rooms it may', () => {
    const allowed = [roomOf(path)!, ...room.reaches];
    expect(reached.filter((to) => !allowed.some((ok) => inside(to, ok)))).toEqual([]);
  });

  test('imports only the packages it may', () => {
    const packages = imports.filter((name) => !name.startsWith('.'));
    expect(room.packages ? packages.filter((name) => !room.packages!.test(name)) : []).toEqual([]);
  });

  test('keeps the promises of its room', () => {
    if (inside(path, 'api/core')) expect(code).not.toMatch(IMPURE);
    if (!inside(path, 'web/dnd')) expect(code).not.toMatch(REACT_DND);
    // tableOf (api/core) is the table for words
    if (ASKED_BY_WORDS.test(path)) expect(code).not.toMatch(OPEN_LITERAL);
    if (inside(path, 'api/graphql')) {
      expect(code).not.toMatch(/\bdb\.\w+\.(create|update|upsert|delete)\w*\(/);
    }
    expect(code).not.toMatch(/\$queryRawUnsafe|\$executeRawUnsafe|dangerouslySetInnerHTML/);
  });

  test("stays out of another feature's insides", () => {
    const own = feature(path);
    const other = reached.map(feature).filter((name) => name !== null && own !== null && name !== own);
    expect(other).toEqual([]);
  });
});
