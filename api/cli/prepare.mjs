// What every command needs first: locked dependencies, generated code, a build. Plain JavaScript on Node alone,
// because it runs before anything is installed. Says what it does on standard error; does nothing when all is current.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a command in the project; its output goes to standard error. Ends the process when it fails. */
export function run(command, args, env = {}) {
  // Prisma starts its generators by name
  const PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
  const done = spawnSync(command, args, { cwd: root, env: { ...process.env, PATH, ...env }, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) {
    console.error(`\n${[command, ...args].join(' ')} failed${done.error ? `: ${done.error.message}` : ''}.`);
    process.exit(done.status ?? 1);
  }
}

/** Path of a dependency's executable. */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

function* filesIn(place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    yield place;
    return;
  }
  for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    yield* filesIn(path.posix.join(place, entry.name));
  }
}

function hashOf(places, keep = () => true) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const place of places) {
    for (const file of filesIn(place)) {
      if (keep(file))
        hash
          .update(file)
          .update('\0')
          .update(readFileSync(path.join(root, file)))
          .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Does the work unless the marker already names this state of the sources. */
function whenStale(marker, hash, notice, work) {
  const file = path.join(root, marker);
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return;
  console.error(notice);
  work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/** `npm ci` empties what it finds first: through a link, the dependencies of another folder. */
function refuseLinked() {
  if (!lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  console.error(
    'node_modules is a link to a folder with other dependencies, and installing would empty that folder. Remove the link and start again, or install in the folder that it leads to.',
  );
  process.exit(1);
}

export function ensureInstalled() {
  // the client is built here, also with NODE_ENV=production, which alone would leave out what builds it
  whenStale(
    'node_modules/.evenpace-lock',
    hashOf(['package-lock.json']),
    'Installing the locked dependencies …',
    () => {
      refuseLinked();
      run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
        'ci',
        '--include=dev',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ]);
    },
  );
}

/** The Prisma client and the Pothos types. Prisma asks for an engine it does not use here: any executable will do. */
export function ensureGenerated() {
  ensureInstalled();
  whenStale(
    'api/generated/.made-from',
    hashOf(['package-lock.json', 'prisma/schema.prisma', 'prisma/models']),
    'Generating the database client …',
    () =>
      run(bin('prisma'), ['generate', '--schema', 'prisma', '--no-hints'], {
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      }),
  );
}

const isProductSource = (file) => !/\.test\.tsx?$|^api\/(test|generated)\//.test(file);

export function ensureBuilt() {
  ensureGenerated();
  const sources = ['package-lock.json', 'schema.graphql', 'relay.config.js', 'prisma', 'api', 'web'];
  whenStale('dist/.made-from', hashOf(sources, isProductSource), 'Building …', () => {
    // whatever this process is for: React made for development takes twice as long to draw
    const env = { NODE_ENV: 'production' };
    run(bin('vite'), ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], env);
    run(process.execPath, [path.join('web', 'prerender.mjs')], env);
    run(process.execPath, [path.join('api', 'cli', 'buildServer.mjs')], env);
  });
}
