import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningEmbedded } from '../db/embedded.ts';
import { Browser } from './browser.ts';
import { aPlace, type ServerAddress } from './serverProcess.ts';
import { until } from './until.ts';

// `DATABASE_KILLS=20 npx jest …` for more of them.
const KILLS = Number(process.env.DATABASE_KILLS ?? 3);
const WRITERS = 3;
const PATIENCE_MS = 120_000 + KILLS * 20_000;

let place: ServerAddress;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.clear());

const isReady = async (browser: Browser) => (await browser.get('/readyz')).status === 200;

const isToComeAgain = (status: number, headers: Headers) =>
  status === 503 && /^[1-9]\d*$/.test(headers.get('retry-after') ?? '');

/** An account that is renamed over and over, with numbers that grow. */
async function aWriter(base: string, n: number) {
  const browser = new Browser(base);
  await browser.post('/api/auth/register', {
    email: `p${n}@example.com`,
    password: 'correct horse battery',
    firstName: 'Robin 0',
    lastName: 'Vale',
  });
  let [sent, acknowledged, isOver] = [0, 0, false];
  /** What was answered while the database was away, other than to come again. */
  const wrong: string[] = [];
  const work = (async () => {
    while (!isOver) {
      sent += 1;
      const { status, headers, text } = await browser.patch('/api/profile', { firstName: `Robin ${sent}` });
      if (status === 200) acknowledged = sent;
      else if (!isToComeAgain(status, headers)) wrong.push(`${status} ${headers.get('retry-after')} ${text}`);
    }
  })();
  return {
    acknowledged: () => acknowledged,
    end: async () => {
      isOver = true;
      await work;
    },
    /** Is what was acknowledged there, and nothing that was never sent? */
    check: async () => {
      expect(wrong).toEqual([]);
      const { json } = await browser.get('/api/auth/user');
      const found = Number(json.firstName.split(' ')[1]);
      expect(found).toBeGreaterThanOrEqual(acknowledged);
      expect(found).toBeLessThanOrEqual(sent);
    },
  };
}

/** One of the server's own connections, by the process that serves it. */
async function aBackend(): Promise<number> {
  const client = new pg.Client({ connectionString: runningEmbedded(place.dataDir, 'postgres')! });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'evenpace' limit 1`,
  );
  await client.end();
  return rows[0]!.pid;
}

test(
  'the database is killed again and again while the server works: it is back each time, and nothing that was acknowledged is lost',
  async () => {
    const server = place.start();
    const base = await server.ready;
    const looker = new Browser(base);
    const writers = await Promise.all(Array.from({ length: WRITERS }, (_, n) => aWriter(base, n)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = place.postmaster()!;
      const done = writers.map(({ acknowledged }) => acknowledged());
      await until(() => writers.every(({ acknowledged }, n) => acknowledged() > done[n]! + 2));
      process.kill(before, 'SIGKILL');
      await until(() => ![null, before].includes(place.postmaster()));
      await until(() => isReady(looker));
      const since = writers.map(({ acknowledged }) => acknowledged());
      await until(() => writers.every(({ acknowledged }, n) => acknowledged() > since[n]!));
    }
    for (const writer of writers) await writer.end();
    for (const writer of writers) await writer.check();
    // one that is killed while it starts is told with the start that succeeds
    const told = server.output().match(/^The database had ended by itself and runs again\.$/gm) ?? [];
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(KILLS);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(place.postmaster()).toBeNull();
  },
  PATIENCE_MS,
);

test(
  'a connection of the database is killed: the database mends itself, and nothing that was acknowledged is lost',
  async () => {
    const server = place.start();
    const base = await server.ready;
    const writers = await Promise.all(Array.from({ length: WRITERS }, (_, n) => aWriter(base, n)));
    const postmaster = place.postmaster();
    for (let kill = 0; kill < KILLS; kill += 1) {
      process.kill(await aBackend(), 'SIGKILL');
      const since = writers.map(({ acknowledged }) => acknowledged());
      await until(() => writers.every(({ acknowledged }, n) => acknowledged() > since[n]! + 2));
      await until(() => isReady(new Browser(base)));
    }
    for (const writer of writers) await writer.end();
    for (const writer of writers) await writer.check();
    expect(place.postmaster()).toBe(postmaster);
  },
  PATIENCE_MS,
);

test(
  'a process of the killed database that does not end at once is waited for: the server lives, and is back after it',
  async () => {
    const server = place.start();
    const looker = new Browser(await server.ready);
    await until(() => isReady(looker));
    const [backend, before] = [await aBackend(), place.postmaster()!];
    process.kill(backend, 'SIGSTOP');
    process.kill(before, 'SIGKILL');
    await until(async () => !(await isReady(looker)));
    // longer than all the tries together
    await pause(8_000);
    expect(server.child.exitCode).toBeNull();
    process.kill(backend, 'SIGCONT');
    await until(() => isReady(looker));
    expect(server.child.exitCode).toBeNull();
  },
  PATIENCE_MS,
);

const parts = () =>
  [path.join(place.dataDir, 'postgres', 'global'), path.join(place.dataDir, 'postgres', 'elsewhere')] as const;

test('a database that does not start at the first try is tried again; until then the process lives, and is not ready', async () => {
  const server = place.start();
  const browser = new Browser(await server.ready);
  await browser.post('/api/auth/register', {
    email: 'p@example.com',
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  const before = place.postmaster()!;
  const [whole, away] = parts();
  renameSync(whole, away);
  process.kill(before, 'SIGKILL');
  await until(async () => (await browser.get('/readyz')).status === 503);
  const asked = [
    await browser.patch('/api/profile', { firstName: 'Kit' }),
    await browser.get('/api/training-schedule'),
    await browser.post('/graphql', { query: '{ viewer { user { firstName } } }' }),
    await browser.post('/api/auth/login', { email: 'p@example.com', password: 'correct horse battery' }),
  ];
  expect(
    asked
      .filter(({ status, headers }) => !isToComeAgain(status, headers))
      .map(({ status, text }) => `${status} ${text}`),
  ).toEqual([]);
  expect((await browser.get('/healthz')).status).toBe(200);
  renameSync(away, whole);
  await until(() => isReady(browser));
  expect(place.postmaster()).not.toBe(before);
});

test('a database that cannot be started again ends the server with 1 and one line', async () => {
  const server = place.start();
  await server.ready;
  const [whole, away] = parts();
  renameSync(whole, away);
  process.kill(place.postmaster()!, 'SIGKILL');
  expect(await server.ended).toBe(1);
  renameSync(away, whole);
  expect(
    server.output().match(/^The database ended and could not be started again, so the server ends too: .+$/gm),
  ).toHaveLength(1);
  expect(existsSync(path.join(place.dataDir, 'lock'))).toBe(false);
  // the same folder starts as if nothing had been
  const again = place.start();
  await again.ready;
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test('told to stop while the database is down, the server ends in order', async () => {
  const server = place.start();
  await server.ready;
  process.kill(place.postmaster()!, 'SIGKILL');
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(await server.ended).toBe(0);
  expect(existsSync(path.join(place.dataDir, 'lock'))).toBe(false);
});
