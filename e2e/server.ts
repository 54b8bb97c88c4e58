import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../api/test/scratch.ts';

export interface RunningServer {
  url: string;
  dataDir: string;
  log(): string;
  /** Sends the signal, waits for the end, answers the exit code; removes the data directory unless told to keep it. */
  stop(signal?: NodeJS.Signals, keep?: boolean): Promise<number | null>;
}

/** A Wednesday morning, so that the current week has days behind and before it. */
export const FROZEN_NOW = '2027-01-06T09:00:00Z';

/** Starts the product with its own command on a free port. */
export const startServer = (env: Record<string, string> = {}): Promise<RunningServer> =>
  start('api/cli/start.mjs', env);

/** The same with the coach and the athletes of the demo. */
export const startDemo = (env: Record<string, string> = {}): Promise<RunningServer> => start('api/cli/demo.mjs', env);

async function start(command: string, env: Record<string, string>): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? scratchFolder('evenpace-e2e-');
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=64', command], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      CLOCK_NOW: FROZEN_NOW,
      NODE_ENV: 'test',
      RATE_FACTOR: '100',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const ready = /Ready on (http:\/\/\S+)/.exec(log)?.[1];
      if (ready) resolve(ready.replace(/\/$/, ''));
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    void ended.then((code) => reject(new Error(`The server stopped with ${code}:\n${log.slice(-4000)}`)));
  });
  return {
    url,
    dataDir,
    log: () => log,
    async stop(signal = 'SIGTERM', keep = env.DATA_DIR !== undefined) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const code = await ended;
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
