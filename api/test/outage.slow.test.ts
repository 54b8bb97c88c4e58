import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries, unprivilegedUser } from '../db/binaries.ts';
import { createClient } from '../db/client.ts';
import { type EmbeddedServer, startEmbedded } from '../db/embedded.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { Browser } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { brokenSchedules } from './invariants.ts';
import { aPlace, type ServerAddress } from './serverProcess.ts';
import { until } from './until.ts';

const ROUNDS = Number(process.env.OUTAGES ?? 2);
const quiet = { say: () => {} };
let scratch: string;
let database: EmbeddedServer;
let place: ServerAddress;

beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-outage-'));
  chmodSync(scratch, 0o755);
  database = await startEmbedded(path.join(scratch, 'data'), quiet);
  place = aPlace();
});
afterAll(async () => {
  await place.clear();
  await database.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** Without holding up this process: connections that it keeps alive would grow old unseen. */
async function pgCtl(...args: string[]): Promise<void> {
  const user = unprivilegedUser();
  const cluster = path.join(scratch, 'data', 'postgres');
  const program = path.join(findBinaries(user, quiet.say).bin, 'pg_ctl');
  const options = { cwd: cluster, stdio: 'ignore' as const, ...(user && { uid: user.uid, gid: user.gid }) };
  const child = spawn(program, ['--pgdata', cluster, '--wait', ...args], options);
  expect(await once(child, 'exit')).toEqual([0, null]);
}

test('a database that falls over while the server works: a clear 503 until it is back, and nothing lost', async () => {
  const server = place.start({
    DATABASE_URL: database.url('postgres'),
    SESSION_SECRET: 'only for tests, and long enough for that',
  });
  const base = await server.ready;
  const browser = new Browser(base);
  const email = 'robin@example.com';
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  await browser.post('/api/onboarding/complete', onboardingForm(email, dayIn('UTC', new Date())));
  await browser.post('/api/season-plan/create');
  const plan = () => browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  const read = () => browser.get('/api/training-schedule');
  expect((await plan()).status).toBe(200);

  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const busy = [plan, read, read].map(async (ask) => {
      while (!isOver) {
        const { status, json, headers } = await ask();
        if (status === 200) continue;
        expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'DATABASE_UNAVAILABLE', '5']);
        expect(json.message).toBe('The service is not available for a moment. Please try again.');
      }
    });
    await read();
    await pgCtl('--mode', 'immediate', 'stop');
    expect((await read()).status).toBe(503);
    const readyz = await browser.get('/readyz');
    expect([readyz.status, readyz.headers.get('retry-after'), (await browser.get('/healthz')).status]).toEqual([
      503,
      '5',
      200,
    ]);
    const graphql = await browser.post('/graphql', { query: '{ viewer { athlete { scheduleRevision } } }' });
    expect(graphql.json.errors[0].extensions.code).toBe('DATABASE_UNAVAILABLE');
    const log = path.join(scratch, 'data', 'postgres', 'postgres.log');
    // unlike start, it remembers with what options the server ran
    await pgCtl('--log', log, 'restart');
    // by itself; how long it takes is the machine's matter
    await until(async () => (await browser.get('/readyz')).status === 200);
    expect((await read()).status).toBe(200);
    // in one go, with connections open
    await pgCtl('--log', log, '--mode', 'immediate', 'restart');
    await until(async () => (await read()).status === 200);
    isOver = true;
    await Promise.all(busy);
  }
  expect((await plan()).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const db = createClient(database.url('postgres'));
  const wrong = await brokenSchedules(db);
  await db.$disconnect();
  expect(wrong).toEqual([]);
});
