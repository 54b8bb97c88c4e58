import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { removeExpired, startRetention } from './retention.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await createDatabase();
  ({ userId } = await aViewer(testDeps(database.db, NOW.toISOString())));
  const session = (idHash: string, idle: number, end: number) => ({ idHash, userId, data: {}, expiresAt: at(idle), absoluteExpiresAt: at(end) });
  await database.db.session.createMany({ data: [session('alive', 1, 100), session('idle', 0, 100), session('too old', 1, -1)] });
  const answer = (key: string, hours: number) => ({ userId, key, requestHash: '', status: 200, createdAt: at(hours) });
  await database.db.idempotencyKey.createMany({ data: [answer('today', -23), answer('yesterday', -24)] });
});
afterEach(() => database.drop());

const left = async () => [
  (await database.db.session.findMany()).map(({ idHash }) => idHash),
  (await database.db.idempotencyKey.findMany()).map(({ key }) => key),
];

test('what has ended is removed, what may still be used stays', async () => {
  expect(await removeExpired(testDeps(database.db, NOW.toISOString()))).toEqual({ sessions: 2, idempotencyKeys: 1 });
  expect(await left()).toEqual([['alive'], ['today']]);
});

test('it begins at once, and its trouble is heard', async () => {
  const stop = startRetention(testDeps(database.db, NOW.toISOString()), () => {});
  while ((await left()).flat().length > 2) await new Promise((resolve) => setTimeout(resolve, 5));
  stop();
  const heard = new Promise((resolve) => {
    const broken = testDeps(database.db);
    startRetention({ ...broken, clock: () => new Date(Number.NaN) }, resolve)();
  });
  expect(await heard).toBeInstanceOf(Error);
});
