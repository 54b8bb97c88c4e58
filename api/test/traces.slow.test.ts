import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningEmbedded } from '../db/embedded.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { Browser } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { aPlace, type ServerAddress } from './serverProcess.ts';

const CANARY = 'canarybird';
const EMAIL = `${CANARY}@example.com`;
const PASSWORD = 'correct horse battery';

let place: ServerAddress;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.clear());

const allFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** What a file holds; nothing, once the database, which puts its own files aside as it runs, has put it aside. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Files that hold the canary: of the data directory, and of the folder that the database may be kept in instead. */
function held(): string[] {
  const pointer = path.join(place.dataDir, 'database-folder');
  const folders = [place.dataDir, ...(existsSync(pointer) ? [readFileSync(pointer, 'utf8').trim()] : [])];
  return folders.flatMap(allFiles).filter((file) => bytesOf(file).includes(CANARY));
}
const inTables = (file: string) => /\/(base|global)\/[^/]+/.test(file);
/** What is written ahead of the tables. */
const inJournal = (file: string) => file.includes('/pg_wal/');

/** Statements that fail with the canary in their texts, by somebody who works beside the server. */
async function fail(): Promise<void> {
  const client = new pg.Client({ connectionString: runningEmbedded(place.dataDir, 'postgres')! });
  client.on('error', () => {});
  await client.connect();
  const refused = (text: string, values?: unknown[]) =>
    client.query(text, values).then(
      () => Promise.reject(new Error(`not refused: ${text}`)),
      () => {},
    );
  await refused(`select '${CANARY}'::int`);
  await refused('select $1::int', [CANARY]);
  await refused(`selec '${CANARY}'`);
  await refused(`insert into "User" select * from "User" where email = '${EMAIL}'`);
  await refused(`do $$ begin raise exception '${CANARY}'; end $$`);
  // the server says of a process that falls over what it was at
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const over = client.query(`select pg_sleep(3600), '${CANARY}'`).catch(() => {});
  process.kill(rows[0]!.pid, 'SIGKILL');
  await over;
}

test('an erased account leaves no trace in any file; what people typed never gets into a log', async () => {
  const server = place.start();
  const base = await server.ready;
  const browser = new Browser(base);
  const registration = { email: EMAIL, password: PASSWORD, firstName: CANARY, lastName: CANARY };
  expect((await browser.post('/api/auth/register', registration)).status).toBe(201);
  expect((await new Browser(base).post('/api/auth/register', registration)).status).toBe(409);
  const form = onboardingForm(EMAIL, dayIn('UTC', new Date()), {
    personalProfile: { firstName: CANARY, lastName: CANARY },
  });
  expect((await browser.post('/api/onboarding/complete', form)).status).toBe(200);
  await browser.post('/api/season-plan/create');
  await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  expect((await browser.post('/api/check-ins', { mood: 7, notes: CANARY })).status).toBe(200);
  expect((await browser.get('/api/account/export')).status).toBe(200);
  await fail();
  while ((await browser.get('/readyz')).status !== 200) await pause(20);
  expect(held().filter((file) => !inTables(file) && !inJournal(file))).toEqual([]);

  // a database that has just come back may be slow enough to ask whoever comes to come again
  const erase = () => browser.call('DELETE', '/api/account', { password: PASSWORD });
  let erased = await erase();
  for (; erased.status === 503; erased = await erase()) await pause(1_000 * Number(erased.headers.get('retry-after')));
  expect(erased.status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(held()).toEqual([]);
  expect(server.output()).not.toContain(CANARY);
  // the log says what happened to the database, and only that
  const log = readFileSync(path.join(place.dataDir, 'postgres', 'postgres.log'), 'utf8');
  expect(log).toMatch(/was terminated by signal 9/);
  expect(log).not.toMatch(/ERROR:|STATEMENT:|DETAIL:/);
});
