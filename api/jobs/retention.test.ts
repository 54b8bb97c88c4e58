import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { planOf, statementsOf } from '../test/statements.ts';
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
  const session = (idHash: string, idle: number, end: number) => ({
    idHash,
    userId,
    data: {},
    expiresAt: at(idle),
    absoluteExpiresAt: at(end),
  });
  await db.session.createMany({ data: [session('alive', 1, 100), session('idle', 0, 100), session('too old', 1, -1)] });
  await db.passwordReset.create({ data: { userId, tokenHash: 'late', byMail: true, expiresAt: at(0) } });
  const consent = (stateHash: string, hours: number) => ({
    stateHash,
    sessionHash: 'alive',
    provider: 'intervals',
    sealedVerifier: '',
    keyId: '',
    redirectUri: '',
    consentText: '',
    expiresAt: at(hours),
  });
  await db.deviceConsent.createMany({ data: [consent('asked now', 1), consent('asked before', 0)] });
  const answer = (key: string, hours: number) => ({ userId, key, requestHash: '', status: 200, createdAt: at(hours) });
  await db.idempotencyKey.createMany({ data: [answer('today', -23), answer('yesterday', -24)] });
  const suggestion = (request: string, expiresAt: Date, appliedAt: Date | null = null) => ({
    athleteId,
    request,
    understood: '',
    changes: [],
    explanation: '',
    baseRevision: 0,
    expiresAt,
    appliedAt,
  });
  await db.suggestion.createMany({
    data: [
      suggestion('late', at(-1)),
      suggestion('long ago', at(-7 * DAYS)),
      suggestion('applied', at(-7 * DAYS), at(-8 * DAYS)),
    ],
  });
  const preview = (planVersion: number, expiresAt: Date) => ({
    athleteId,
    planVersion,
    shown: {},
    writes: {},
    expiresAt,
  });
  await db.regenerationPreview.createMany({ data: [preview(1, at(-7 * DAYS)), preview(2, at(-7 * DAYS + 1))] });
  const batch = (summary: string, appliedAt: Date | null) => ({
    coachId,
    percent: 10,
    summary,
    shown: [],
    expiresAt: at(-7 * DAYS),
    appliedAt,
  });
  await db.batchChange.createMany({ data: [batch('shown', null), batch('applied', at(-8 * DAYS))] });
  const claim = (job: string, hours: number) => ({ job, athleteId, until: at(hours) });
  await db.jobClaim.createMany({ data: [claim('pastDays', 0), claim('rollWeeks', 1)] });
  const invite = (tokenHash: string, expiresAt: Date, acceptedAt: Date | null = null) => ({
    coachId,
    tokenHash,
    expiresAt,
    acceptedAt,
  });
  const profile = (until: number, replacedAt: Date) => ({ athleteId, until, was: {}, replacedAt });
  await db.formerProfile.createMany({ data: [profile(1, at(-35 * DAYS)), profile(2, at(-34 * DAYS))] });
  const { id: principleId } = await db.principle.create({
    data: { coachId, principleType: 'training_philosophy', context: '', principle: 'No run on Sunday' },
  });
  await db.formerPrinciple.createMany({
    data: [-35, -34].map((days, i) => ({ athleteId, principleId, until: i, replacedAt: at(days * DAYS) })),
  });
  await db.formerActivity.createMany({
    data: [-7, -6].map((days, number) => ({
      athleteId,
      activityId: athleteId,
      number,
      was: {},
      replacedAt: at(days * DAYS),
    })),
  });
  const { id: webhookId } = await db.webhook.create({
    data: { userId, about: 'own', url: '', topics: [], sealedSecret: '', keyId: '', waitUntil: NOW },
  });
  await db.webhookDelivery.createMany({
    data: [-14, -13].map((days) => ({ webhookId, athleteId, type: '', subject: `${days}`, at: at(days * DAYS) })),
  });
  const { id: threadId } = await db.thread.create({ data: { athleteId, about: 'coach', coachId, lastAt: NOW } });
  const message = (number: number, deletedAt: Date | null) => ({
    threadId,
    athleteId,
    userId,
    role: 'athlete',
    key: `${number}`,
    text: '',
    number,
    version: number,
    sentAt: at(-30 * DAYS),
    deletedAt,
  });
  await db.message.createMany({ data: [message(1, null), message(2, at(-24)), message(3, at(-23))] });
  await db.notice.createMany({
    data: [-60, -59].map((days) => ({ userId, athleteId, kind: 'today', subject: `${days}`, at: at(days * 24) })),
  });
  await db.accountEvent.createMany({
    data: [
      { userId, act: 'signed-in', at: at(-365 * DAYS) },
      { userId, act: 'exported', at: at(-364 * DAYS) },
    ],
  });
  await db.coachInvite.createMany({
    data: [
      invite('late', at(-29 * DAYS)),
      invite('long ago', at(-30 * DAYS)),
      invite('accepted', at(-30 * DAYS), at(-40 * DAYS)),
    ],
  });
});
afterEach(() => database.drop());

const deps = () => testDeps(database.db, NOW.toISOString());
const left = async () => ({
  sessions: (await database.db.session.findMany()).map(({ idHash }) => idHash),
  deviceConsents: (await database.db.deviceConsent.findMany()).map(({ stateHash }) => stateHash),
  idempotencyKeys: (await database.db.idempotencyKey.findMany()).map(({ key }) => key),
  suggestions: (await database.db.suggestion.findMany()).map(({ request }) => request).sort(),
  previews: (await database.db.regenerationPreview.findMany()).map(({ planVersion }) => planVersion),
  batches: (await database.db.batchChange.findMany()).map(({ summary }) => summary),
  accountEvents: (await database.db.accountEvent.findMany({ orderBy: { at: 'asc' } })).map(({ act }) => act),
  deliveries: (await database.db.webhookDelivery.findMany()).map(({ subject }) => subject),
  notices: (await database.db.notice.findMany({ where: { kind: 'today' } })).map(({ subject }) => subject),
  messages: (await database.db.message.findMany({ orderBy: { number: 'asc' } })).map(({ number }) => number),
  invites: (await database.db.coachInvite.findMany()).map(({ tokenHash }) => tokenHash).sort(),
});

test('what has ended is removed; what may still be used, was used, or has ended only lately stays', async () => {
  expect(await removeExpired(deps())).toEqual({
    sessions: 2,
    passwordResets: 1,
    deviceConsents: 1,
    idempotencyKeys: 1,
    suggestions: 1,
    previews: 1,
    batches: 1,
    accountEvents: 1,
    invites: 1,
    formerProfiles: 1,
    formerPrinciples: 1,
    formerActivities: 1,
    deliveries: 1,
    deletedMessages: 1,
    notices: 1,
    claims: 1,
  });
  expect(await left()).toEqual({
    sessions: ['alive'],
    deviceConsents: ['asked now'],
    idempotencyKeys: ['today'],
    suggestions: ['applied', 'late'],
    previews: [2],
    batches: ['applied'],
    accountEvents: ['exported', 'account-created'],
    deliveries: ['-13'],
    messages: [1, 3],
    notices: ['-59'],
    invites: ['accepted', 'late'],
  });
});

test('some at a time, and several processes share it: what one is removing is left to it', async () => {
  const { db } = database;
  const shared = await Promise.all([1, 2].map(() => removeExpired(deps(), { atOnce: 1 })));
  expect(shared.map(({ sessions }) => sessions).reduce((a, b) => a + b)).toBe(2);
  await db.session.createMany({
    data: ['a', 'b', 'c'].map((idHash) => ({ idHash, data: {}, expiresAt: at(-1), absoluteExpiresAt: at(1) })),
  });
  const held = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "Session" WHERE "idHash" = 'b' FOR UPDATE`;
    return (await removeExpired(deps(), { atOnce: 1 })).sessions;
  });
  expect([held, (await left()).sessions]).toEqual([2, ['alive', 'b']]);
});

test('what has expired is found in an index, however much has not', async () => {
  const { db, url } = database;
  const { id: athleteId } = await db.athlete.findFirstOrThrow();
  const later = at(1000).toISOString();
  await db.$executeRaw`INSERT INTO "Session" ("idHash", data, "expiresAt", "absoluteExpiresAt") SELECT n::text, '{}', ${later}::timestamptz, ${later}::timestamptz FROM generate_series(1, 20000) n`;
  await db.$executeRaw`
    INSERT INTO "Suggestion" (id, "athleteId", request, understood, changes, explanation, "baseRevision", "expiresAt")
    SELECT gen_random_uuid(), ${athleteId}::uuid, '', '', '[]', '', 0, ${later}::timestamptz FROM generate_series(1, 20000)`;
  await db.$executeRaw`ANALYZE`;
  const sent = (await statementsOf(() => removeExpired(deps()))).filter(({ text }) =>
    /"(Session|Suggestion)"/.test(text),
  );
  const plans = await Promise.all(sent.map((statement) => planOf(url, statement)));
  expect(plans.flatMap(({ scanned }) => scanned)).toEqual([]);
  expect([...new Set(plans.flatMap(({ indexes }) => indexes))]).toEqual(
    expect.arrayContaining(['Session_absoluteExpiresAt_idx', 'Session_expiresAt_idx', 'Suggestion_open_expiresAt_idx']),
  );
});

test('it begins at once, and its trouble is heard', async () => {
  const stop = startRetention(deps(), () => {});
  while ((await left()).invites.length > 2) await new Promise((resolve) => setTimeout(resolve, 5));
  stop();
  const heard = new Promise((resolve) => startRetention({ ...deps(), clock: () => new Date(Number.NaN) }, resolve)());
  expect(await heard).toBeInstanceOf(Error);
});
