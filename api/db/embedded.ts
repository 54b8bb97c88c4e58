import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartRefused } from '../startRefused.ts';
import { STAGE, type RunAs, canReach, findBinaries, unprivilegedUser } from './binaries.ts';
import { isInUse, isZombie, lives, startOf, takeLock, workingIn } from './lock.ts';
import { readIfThere } from './readIfThere.ts';
import { LOG_SETTINGS, boundLog, logOf, prepareLog } from './serverLog.ts';
import { watch } from './watch.ts';

export interface EmbeddedServer {
  /** Connection string of one of its databases. */
  url(database: string): string;
  /** From now on it is started again where it ends by itself; `onGivenUp` hears when that cannot be. */
  watch(onGivenUp: (error: unknown) => void): void;
  /** Fast stop; releases the data directory. */
  stop(): Promise<void>;
}

interface Options {
  /** One line for the operator. */
  say: (line: string) => void;
  /** Server settings beside the defaults. */
  settings?: Readonly<Record<string, string>>;
}

const ROLE = 'evenpace';
// a socket's path has room for 107 bytes on Linux and 103 on macOS
const LONGEST_SOCKET_PATH = 100;

/** Runs a program of PostgreSQL to its end; throws with what it printed when it fails. */
function run(program: string, args: readonly string[], user: RunAs | null, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // LC_ALL: messages and sorting must not depend on the machine
    const env = {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      TZ: 'UTC',
      ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot }),
    };
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    // exit, not close: a started server inherits the pipes and keeps them open
    child.on('exit', (code, signal) => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      if (code === 0) resolve();
      else
        reject(
          new StartRefused(
            `${path.basename(program)} ${args.at(-1)} failed (${code ?? signal}): ${output.trim().split('\n').slice(-5).join(' ')}`,
          ),
        );
    });
  });
}

/**
 * Where the cluster lives: inside DATA_DIR, or under /var/lib/evenpace when the database's user cannot reach that.
 * DATA_DIR then holds the name of the folder, so that a new DATA_DIR never meets an old database.
 */
function clusterFolder(dataDir: string, user: RunAs | null, say: Options['say']): string {
  const inside = path.join(dataDir, 'postgres');
  const pointer = path.join(dataDir, 'database-folder');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  if (!user || existsSync(inside)) return inside;
  const isOurs = readdirSync(dataDir).every((name) => /^(lock|session-secret|database-password)/.test(name));
  if (isOurs && canReach(user, path.dirname(dataDir), 'x')) chownSync(dataDir, user.uid, user.gid);
  if (canReach(user, dataDir, 'x')) return inside;
  const staged = path.join(STAGE, `data-${randomUUID()}`);
  writeFileSync(pointer, staged, { mode: 0o600 });
  say(`User ${user.name} cannot reach ${dataDir}: the database is kept in ${staged}.`);
  return staged;
}

/** The password of connections over the loopback interface; sockets are guarded by the folder's mode. */
function databasePassword(dataDir: string): string {
  const file = path.join(dataDir, 'database-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function initialise(bin: string, cluster: string, password: string, user: RunAs | null): Promise<void> {
  // a half-made cluster never stands under the final name
  const part = `${cluster}.part`;
  rmSync(part, { recursive: true, force: true });
  const passwordFile = path.join(part, 'password');
  mkdirSync(path.dirname(part), { recursive: true });
  mkdirSync(part, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const place of [part, passwordFile]) chownSync(place, user.uid, user.gid);
  const target = path.join(part, 'cluster');
  const args = [
    '--username',
    ROLE,
    '--pwfile',
    passwordFile,
    '--auth-local',
    'trust',
    '--auth-host',
    'scram-sha-256',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--pgdata',
    target,
  ];
  await run(path.join(bin, 'initdb'), args, user, part);
  renameSync(target, cluster);
  rmSync(part, { recursive: true, force: true });
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

interface Reached {
  password: string;
  port: number;
  /** Null: by the loopback interface. */
  socketFolder: string | null;
}

function urlOf(database: string, { password, port, socketFolder }: Reached): string {
  const place =
    socketFolder === null
      ? `127.0.0.1:${port}/${database}`
      : `localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
  return `postgresql://${ROLE}:${password}@${place}`;
}

/** The server's process, as its own file names it; null: it runs nowhere. */
function processOf(cluster: string): { pid: number; started: string | null } | null {
  const pid = Number.parseInt(readIfThere(path.join(cluster, 'postmaster.pid')) ?? '', 10);
  return Number.isInteger(pid) ? { pid, started: startOf(pid) } : null;
}

/** PostgreSQL takes a killed server that nobody has buried for one that runs. */
function forgetZombie(cluster: string): void {
  const known = processOf(cluster);
  if (known && isZombie(known.pid)) rmSync(path.join(cluster, 'postmaster.pid'));
}

/** Connection string of a database that a running server has started in that data directory; null: no server runs there. */
export function runningEmbedded(dataDir: string, database: string): string | null {
  if (!isInUse(dataDir)) return null;
  const pointer = path.join(dataDir, 'database-folder');
  const cluster = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'postgres');
  // process, folder, start, port, folder of the socket, address, memory, status: the last once it takes connections
  const [, , , port, socketFolder, , , status] = (readIfThere(path.join(cluster, 'postmaster.pid')) ?? '')
    .split('\n')
    .map((line) => line.trim());
  if (status !== 'ready') throw new StartRefused('The server is starting or ending. Try again in a moment.');
  return urlOf(database, {
    password: databasePassword(dataDir),
    port: Number(port),
    socketFolder: socketFolder || null,
  });
}

/**
 * Starts the PostgreSQL that comes with the dependencies, made on first use.
 * A server left alive by a killed process is stopped first. Throws StartRefused when the folder is in use.
 */
export async function startEmbedded(dataDir: string, { say, settings = {} }: Options): Promise<EmbeddedServer> {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o700 });
  const release = takeLock(dataDir);
  try {
    const user = unprivilegedUser();
    const { bin } = findBinaries(user, say);
    const cluster = clusterFolder(dataDir, user, say);
    const password = databasePassword(dataDir);
    if (!existsSync(cluster)) await initialise(bin, cluster, password, user);
    const pgCtl = (...args: string[]) =>
      run(path.join(bin, 'pg_ctl'), ['--pgdata', cluster, '--wait', ...args], user, cluster);
    const stop = () => pgCtl('--mode', 'fast', 'stop');
    if (
      await pgCtl('status').then(
        () => true,
        () => false,
      )
    ) {
      say('A database left running by an earlier process is stopped first.');
      await stop();
    }
    const bySocket = process.platform !== 'win32' && cluster.length + '/.s.PGSQL.5432'.length < LONGEST_SOCKET_PATH;
    const port = bySocket ? 5432 : await freePort();
    const all = {
      listen_addresses: bySocket ? '' : '127.0.0.1',
      unix_socket_directories: bySocket ? cluster : '',
      port: String(port),
      max_connections: '100',
      // old parts of the journal go, rather than being kept to be written over: they hold what was erased
      wal_recycle: 'off',
      ...LOG_SETTINGS,
      ...settings,
    };
    const options = Object.entries(all)
      .map(([name, value]) => `-c ${name}='${value.replaceAll("'", "''")}'`)
      .join(' ');
    let running: ReturnType<typeof processOf> = null;
    const isRunning = () => {
      if (running && lives(running.pid, running.started)) return true;
      // whoever runs the server may have started it again by hand
      const other = processOf(cluster);
      if (!other || other.pid === running?.pid || !lives(other.pid, other.started)) return false;
      running = other;
      return true;
    };
    const start = async () => {
      prepareLog(cluster);
      forgetZombie(cluster);
      await pgCtl('--log', logOf(cluster), '--options', options, 'start');
      running = processOf(cluster);
    };
    await start();
    let stopWatching = async () => {};
    return {
      url: (database) => urlOf(database, { password, port, socketFolder: bySocket ? cluster : null }),
      watch: (onGivenUp) => {
        const onLook = () => boundLog(logOf(cluster));
        stopWatching = watch(
          { isRunning, isLeftOver: () => workingIn(cluster).length > 0, start, onLook },
          { say, onGivenUp },
        );
      },
      stop: async () => {
        await stopWatching();
        // one that has ended by itself has nothing to stop
        if (isRunning()) await stop().catch((error: unknown) => void (isRunning() && say(String(error))));
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
