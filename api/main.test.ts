import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser } from './test/browser.ts';

let scratch: string;
let dataDir: string;
let running: Running[];

interface Running {
  child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  output(): string;
}

const postmasterFile = () => path.join(dataDir, 'postgres', 'postmaster.pid');
const postmaster = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0]);

beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-main-'));
  chmodSync(scratch, 0o755);
  dataDir = path.join(scratch, 'data');
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  // the database of a killed server outlives it
  if (existsSync(postmasterFile())) process.kill(postmaster(), 'SIGINT');
  rmSync(scratch, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): Running {
  const { DATABASE_URL: _unset, ...rest } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/main.ts'], { env: { ...rest, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const ended = new Promise<number | string>((resolve) => child.on('close', (code, signal) => resolve(code ?? signal!)));
  const one = { child, ended, output: () => text };
  running.push(one);
  return one;
}

async function ready(server: Running): Promise<string> {
  const early = server.ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${server.output()}`)));
  const found = (async () => {
    for (;;) {
      const base = /Ready on (http:\/\/\S+)/.exec(server.output())?.[1];
      if (base) return base;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return Promise.race([found, early]);
}

const person = (n: number) => ({ email: `p${n}@example.com`, password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' });
test('a killed server loses nothing that it acknowledged; a second one is refused; the end is orderly', async () => {
  const first = start();
  const base = await ready(first);

  const second = start();
  expect(await second.ended).toBe(2);
  expect(second.output().trim()).toBe(`Data directory ${dataDir} is in use by process ${first.child.pid}.`);

  const acknowledged: number[] = [];
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = writer; ; n += 4) {
      const answer = await new Browser(base).post('/api/auth/register', person(n)).catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.push(n);
      if (acknowledged.length === 12) first.child.kill('SIGKILL');
    }
  });
  await Promise.all(writers);
  expect(await first.ended).toBe('SIGKILL');
  const orphan = postmaster();

  const third = start();
  const again = await ready(third);
  expect(third.output()).toContain('A database left running by an earlier process is stopped first.');
  for (const n of acknowledged) {
    const { email, password } = person(n);
    expect((await new Browser(again).post('/api/auth/login', { email, password })).status).toBe(200);
  }
  expect(postmaster()).not.toBe(orphan);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect([existsSync(postmasterFile()), existsSync(path.join(dataDir, 'lock'))]).toEqual([false, false]);
}, 90_000);

test('where the database cannot reach its folder it is kept elsewhere, and that is said once', async () => {
  const isRoot = process.getuid?.() === 0;
  chmodSync(scratch, 0o700);
  const pointer = path.join(dataDir, 'database-folder');
  for (const says of [isRoot, false]) {
    const server = start();
    await ready(server);
    expect(/^User \w+ cannot reach .* the database is kept in \/var\/lib\/evenpace\/data-/m.test(server.output())).toBe(says);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }
  expect(existsSync(pointer)).toBe(isRoot);
  if (isRoot) rmSync(readFileSync(pointer, 'utf8'), { recursive: true });
}, 60_000);

test('a start that cannot be says one line and no stack', async () => {
  const server = start({ PORT: 'nowhere' });
  expect(await server.ended).toBe(2);
  expect(server.output()).toBe('PORT: got "nowhere", wants a port number from 0 to 65535.\n');
});

test('a port that is taken is named, and the data directory is free again', async () => {
  const first = start();
  const { port } = new URL(await ready(first));
  const other = path.join(scratch, 'other');
  const second = start({ PORT: port, DATA_DIR: other });
  expect(await second.ended).toBe(2);
  expect(second.output()).toBe(`PORT: got ${port}, wants a port that is free on 127.0.0.1 (EADDRINUSE).\n`);
  expect(existsSync(path.join(other, 'lock'))).toBe(false);
}, 60_000);
