import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../db/readIfThere.ts';
import { projectRoot } from '../root.ts';
import { scratchFolder } from './scratch.ts';

export interface Running {
  child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  output(): string;
  /** `http://127.0.0.1:PORT`, once it answers; rejects when it ends before that. */
  ready: Promise<string>;
}

export interface ServerAddress {
  dataDir: string;
  start(env?: Record<string, string>): Running;
  /** Process of the database there; null: none, it ended in order. */
  postmaster(): number | null;
  /** Stops whatever runs there and removes it. */
  clear(): Promise<void>;
}

/** A database that was killed leaves the file with its number behind. */
function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A data directory for real server processes, run from the bundle that a start builds. */
export function aPlace(): ServerAddress {
  const scratch = scratchFolder('evenpace-server-');
  chmodSync(scratch, 0o755);
  const dataDir = path.join(scratch, 'data');
  const running: Running[] = [];
  const postmaster = () =>
    // empty for a moment, while it is written
    Number(readIfThere(path.join(dataDir, 'postgres', 'postmaster.pid'))?.split('\n')[0]) || null;
  return {
    dataDir,
    postmaster,
    start: (env = {}) => {
      const one = startServer({ DATA_DIR: dataDir, ...env });
      running.push(one);
      return one;
    },
    clear: async () => {
      for (const { child, ended } of running) {
        child.kill('SIGTERM');
        await ended;
      }
      // the database of a killed server outlives it
      const orphan = postmaster();
      if (orphan !== null) endIfThere(orphan);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/**
 * The server as it is shipped, bundled once per run by the first test that starts one, whichever worker it runs in; the
 * others wait. The folder is this run's alone.
 */
export function bundledServer(): string {
  const folder = process.env.TEST_BUNDLE!;
  const [out, done] = [path.join(folder, 'server'), path.join(folder, 'done')];
  if (isFirst(path.join(folder, 'begun'))) {
    try {
      execFileSync(process.execPath, ['api/cli/buildServer.mjs', out], { cwd: projectRoot });
    } finally {
      writeFileSync(done, '');
    }
  }
  while (!existsSync(done)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  return path.join(out, 'main.mjs');
}

/** Making a folder succeeds for one only. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function startServer(env: Record<string, string>): Running {
  const { DATABASE_URL: _unset, ...rest } = process.env;
  const child = spawn(process.execPath, [bundledServer()], {
    env: { ...rest, NODE_ENV: 'development', PORT: '0', RATE_FACTOR: '1000', ...env },
  });
  let text = '';
  let found: (base: string) => void;
  let failed: (error: Error) => void;
  const ready = new Promise<string>((resolve, reject) => ([found, failed] = [resolve, reject]));
  // whoever does not ask must not be told by an unhandled rejection
  ready.catch(() => {});
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
      const base = /Ready on (http:\/\/\S+)/.exec(text)?.[1];
      if (base) found(base);
    });
  }
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal!)),
  );
  void ended.then((code) => failed(new Error(`ended with ${code}: ${text}`)));
  return { child, ended, output: () => text, ready };
}
