import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { removeExpired, startRetention } from './retention.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const DAYS = 24;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabase();
  const { db } = database;
  const { userId, athleteId } = await aViewer(testDeps(db, NOW.toISOString()));
  const { id: coachId } = await db.coach.create({ data: { userId } });
  const session = (idHash: string, idle: number, end: number) => ({ idHash, userId, data: {}, expiresAt: at(idle), absoluteExpiresAt: at(end) });
  await db.session.createMany({ data: [session('alive', 1, 100), session('idle', 0, 100), session('too old', 1, -1)] });
  await db.passwordReset.create({ data: { userId, tokenHash: 'late', byMail: true, expiresAt: at(0) } });
  const answer = (key: string, hours: number) => ({ userId, key, requestHash: '', status: 200, createdAt: at(hours) });
  await db.idempotencyKey.createMany({ data: [answer('today', -23), answer('yesterday', -24)] });
  const suggestion = (request: string, expiresAt: Date, appliedAt: Date | null = null) => ({
    athleteId, request, understood: '', changes: [], explanation: '', baseRevision: 0, expiresAt, appliedAt,
  });
  await db.suggestion.createMany({ data: [suggestion('late', at(-1)), suggestion('long ago', at(-7 * DAYS)), suggestion('applied', at(-7 * DAYS), at(-8 * DAYS))] });
  const preview = (planVersion: number, expiresAt: Date) => ({ athleteId, planVersion, shown: {}, writes: {}, expiresAt });
  await db.regenerationPreview.createMany({ data: [preview(1, at(-7 * DAYS)), preview(2, at(-7 * DAYS + 1))] });
  const batch = (summary: string, appliedAt: Date | null) => ({ coachId, percent: 10, summary, shown: [], expiresAt: at(-7 * DAYS), appliedAt });
  await db.batchChange.createMany({ data: [batch('shown', null), batch('applied', at(-8 * DAYS))] });
  const invite = (tokenHash: string, expiresAt: Date, acceptedAt: Date | null = null) => ({ coachId, tokenHash, expiresAt, acceptedAt });
  await db.accountEvent.createMany({ data: [{ userId, act: 'signed-in', at: at(-365 * DAYS) }, { userId, act: 'exported', at: at(-364 * DAYS) }] });
  await db.coachInvite.createMany({ data: [invite('late', at(-29 * DAYS)), invite('long ago', at(-30 * DAYS)), invite('accepted', at(-30 * DAYS), at(-40 * DAYS))] });
});
afterEach(() => database.drop());

const deps = () => testDeps(database.db, NOW.toISOString());
const left = async () => ({
  sessions: (await database.db.session.findMany()).map(({ idHash }) => idHash),
  idempotencyKeys: (await database.db.idempotencyKey.findMany()).map(({ key }) => key),
  suggestions: (await database.db.suggestion.findMany()).map(({ request }) => request).sort(),
  previews: (await database.db.regenerationPreview.findMany()).map(({ planVersion }) => planVersion),
  batches: (await database.db.batchChange.findMany()).map(({ summary }) => summary),
  accountEvents: (await database.db.accountEvent.findMany({ orderBy: { at: 'asc' } })).map(({ act }) => act),
  invites: (await database.db.coachInvite.findMany()).map(({ tokenHash }) => tokenHash).sort(),
});

test('what has ended is removed; what may still be used, was used, or has ended only lately stays', async () => {
  expect(await removeExpired(deps())).toEqual({ sessions: 2, passwordResets: 1, idempotencyKeys: 1, suggestions: 1, previews: 1, batches: 1, accountEvents: 1, invites: 1 });
  expect(await left()).toEqual({
    sessions: ['alive'],
    idempotencyKeys: ['today'],
    suggestions: ['applied', 'late'],
    previews: [2],
    batches: ['applied'],
    accountEvents: ['exported', 'account-created'],
    invites: ['accepted', 'late'],
  });
});

test('one server process at a time: who finds another at it leaves it to that one', async () => {
  const { db } = database;
  const held = await db.$transaction(async (tx) => {
    const paused = new Proxy(db, {
      // the other process has begun and not ended yet
      get: (target, name) => (name === '$transaction' ? (act: (other: typeof tx) => unknown) => act(tx) : Reflect.get(target, name)),
    });
    const first = await removeExpired({ ...deps(), db: paused });
    return [first?.sessions, await removeExpired(deps())];
  });
  expect(held).toEqual([2, null]);
  expect((await left()).sessions).toEqual(['alive']);
});

test('it begins at once, and its trouble is heard', async () => {
  const stop = startRetention(deps(), () => {});
  while ((await left()).invites.length > 2) await new Promise((resolve) => setTimeout(resolve, 5));
  stop();
  const heard = new Promise((resolve) => startRetention({ ...deps(), clock: () => new Date(Number.NaN) }, resolve)());
  expect(await heard).toBeInstanceOf(Error);
});
