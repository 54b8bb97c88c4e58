import { randomUUID } from 'node:crypto';
import { METRIC } from '../../core/units/displayUnits.ts';
import { createRateLimits, SLOWED } from '../../adapters/rateLimits.ts';
import { Prisma } from '../../db/client.ts';
import { testDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { seedEveryTable, whereFound } from '../../test/everyTable.ts';
import { aScheduledAthlete, aCoachOf, weeksOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { type AccountDeps } from '../account/account.ts';
import { signInExternally } from '../account/externalIdentity.ts';
import { changePassword } from '../account/passwordChange.ts';
import { eraseAccount, eraseAgain } from './eraseAccount.ts';
import { ACCOUNT_TABLES, ownedBy, type Row } from './exportTables.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { createWorkout } from '../schedule/workout.ts';

const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let deps: AccountDeps;
beforeEach(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, '2026-11-20T12:00:00Z');
});
afterEach(() => database.drop());

/** The account's own rows of every table. */
async function rowsOf(viewer: Viewer): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const name of Object.keys(ACCOUNT_TABLES)) {
    const found = await deps.db.$queryRaw<{ row: Row }[]>(
      Prisma.sql`select to_jsonb(t) as row from ${Prisma.raw(`"${name}"`)} t where ${ownedBy(name, viewer)} order by t::text`,
    );
    all[name] = found.map(({ row }) => row);
  }
  return all;
}

async function someone(
  firstName: string,
  lastName: string,
  email: string,
): Promise<Viewer & { coachId: string; email: string }> {
  const viewer = { ...(await aViewer(deps, { firstName, lastName, email })), coachId: randomUUID() };
  await seedEveryTable(deps.db, viewer, firstName);
  return viewer;
}

test('nothing is left of an account in any column of any table, and other people keep what is theirs', async () => {
  const gone = await someone('Zebulon', 'Quagga', 'zebulon@quagga.example');
  const other = await someone('Other', 'Person', 'other@person.example');
  const { db } = deps;
  const entries = [gone, other].map(({ athleteId }) => ({ athleteId, problem: null }));
  await db.coachAssignment.create({
    data: { athleteId: gone.athleteId, coachId: other.coachId, notes: 'Zebulon sleeps badly' },
  });
  await db.coachAssignment.create({
    data: { athleteId: other.athleteId, coachId: gone.coachId, notes: 'Not theirs to keep' },
  });
  await db.principle.create({
    data: {
      coachId: other.coachId,
      athleteId: gone.athleteId,
      principleType: 'p',
      context: 'c',
      principle: 'For Zebulon alone',
    },
  });
  await db.coachInvite.create({
    data: { coachId: other.coachId, athleteId: gone.athleteId, name: 'Zebulon', tokenHash: 'a', expiresAt: new Date() },
  });
  await db.batchChange.updateMany({ where: { coachId: other.coachId }, data: { shown: entries, applied: entries } });
  await db.libraryPlacement.updateMany({ where: { userId: other.userId }, data: { placed: entries } });
  await db.idempotencyKey.create({
    data: { userId: other.userId, key: 'k', requestHash: 'h', body: { coach: { id: `coach_${gone.coachId}` } } },
  });
  await db.revision.create({
    data: {
      athleteId: other.athleteId,
      number: 2,
      actorId: gone.userId,
      actorRole: 'coach',
      cause: 'move',
      summary: 'Moved.',
      changes: {},
    },
  });
  const reasons = (by: string) => [
    {
      code: 'PRINCIPLE',
      source: 'principle',
      text: `${by}'s principle: no long run on Saturday.`,
      inputs: { by, principleId: 'x' },
    },
  ];
  await db.workout.updateMany({ where: { athleteId: other.athleteId }, data: { reasons: reasons('Zebulon Quagga') } });
  const before = await rowsOf(other);

  const { rows, cleaned } = await eraseAccount(deps, gone, { password: PASSWORD });

  expect(await whereFound(db, [gone.userId, gone.athleteId, gone.coachId, gone.email, 'Zebulon', 'Quagga'])).toEqual(
    [],
  );
  const own = Object.entries(ACCOUNT_TABLES)
    .filter(([, table]) => table.own.length > 0)
    .map(([name]) => name);
  expect(Object.keys(rows).sort()).toEqual(own.sort());
  expect(rows).toMatchObject({ User: 1, Athlete: 1, Coach: 1, Workout: 1, Principle: 2, CoachAssignment: 3 });
  expect(cleaned).toEqual({
    CoachInvite: 1,
    BatchChange: 1,
    LibraryPlacement: 1,
    IdempotencyKey: 1,
    Revision: 1,
    Workout: 1,
  });

  const after = await rowsOf(other);
  const changed = [
    'CoachInvite',
    'BatchChange',
    'LibraryPlacement',
    'IdempotencyKey',
    'Revision',
    'Workout',
    'Athlete',
    'Notice',
    'CoachAssignment',
    'Principle',
  ];
  const rest = (all: Record<string, Row[]>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !changed.includes(name)));
  expect(rest(after)).toEqual(rest(before));
  expect([after.CoachAssignment!.length, after.Principle!.length, after.IdempotencyKey!.length]).toEqual([1, 1, 1]);
  expect(after.CoachInvite).toEqual(expect.arrayContaining([expect.objectContaining({ athleteId: null, name: null })]));
  expect(after.BatchChange).toEqual([{ ...before.BatchChange![0], shown: [entries[1]], applied: [entries[1]] }]);
  expect(after.LibraryPlacement).toEqual([{ ...before.LibraryPlacement![0], placed: [entries[1]] }]);
  expect(after.Revision).toEqual(before.Revision!.map((row) => (row.number === 2 ? { ...row, actorId: null } : row)));
  // what they were told of who is gone goes with them; of what these did they are told without a name
  expect(after.Notice).toEqual(
    before
      .Notice!.filter(({ athleteId }) => athleteId !== gone.athleteId)
      .map((row) => (row.actorId === gone.userId ? { ...row, actorId: null } : row)),
  );
  expect(after.Workout).toEqual([{ ...before.Workout![0], reasons: reasons('A former coach') }]);
});

test('an athlete whose coach is gone keeps the plan, what was changed in it and the way back', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  const [, next] = await weeksOf(deps, athlete);
  const given = { scheduledDate: '2026-11-25', dayOfWeek: 'wednesday', workoutType: 'run', duration: 30 };
  const { workout } = await createWorkout(deps, coach, { athleteId: athlete.athleteId, weekId: next!.id }, given);
  const plan = await weeksOf(deps, athlete);
  await eraseAccount(deps, coach, { password: PASSWORD });
  const kept = await weeksOf(deps, athlete);
  expect(kept).toEqual(plan);
  expect(kept.flatMap(({ workouts }) => workouts).find(({ id }) => id === workout.id)).toMatchObject({
    locked: true,
    madeBy: 'coach',
  });
  const { revision } = await undoScheduleChange(deps, athlete, athlete.athleteId);
  expect(revision.undoesNumber).toBe(3);
  expect((await weeksOf(deps, athlete)).flatMap(({ workouts }) => workouts).some(({ id }) => id === workout.id)).toBe(
    false,
  );
});

test('the password is asked for again, tries are counted, and nothing happens before', async () => {
  const viewer = await aViewer(deps);
  const refused = (input: unknown, path: string) =>
    expect(eraseAccount(deps, viewer, input)).rejects.toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  await refused({}, 'password');
  await refused({ email: viewer.email }, 'password');
  await refused({ password: 'wrong' }, 'password');
  await refused({ password: PASSWORD, userId: 'x' }, 'userId');
  await expect(eraseAccount(deps, { ...viewer, scope: 'write' }, { password: PASSWORD })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  for (let i = 0; i < 9; i += 1) await refused({ password: 'wrong' }, 'password');
  await expect(eraseAccount(deps, viewer, { password: PASSWORD })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await deps.db.user.count()).toBe(1);
});

test('guesses within a session are slowed down over a day, however they are made; the right password forgets them', async () => {
  // waits that no slow machine sits out
  const limits = createRateLimits(null, {
    slowing: { ...SLOWED, signInAgain: { free: 4, firstSec: 600, longestSec: 600 } },
  });
  const slow = { ...deps, limits };
  const [viewer, other] = [await aViewer(deps), await aViewer(deps)];
  const change = (currentPassword: string) =>
    changePassword(slow, viewer, { currentPassword, newPassword: PASSWORD }, '');
  const erase = (password: string, who = viewer) => eraseAccount(slow, who, { password });
  const wrong = { code: 'VALIDATION' };
  for (const guess of [change, erase, change]) await expect(guess('a wrong guess')).rejects.toMatchObject(wrong);
  // the right one, though not a new one
  await expect(change(PASSWORD)).rejects.toMatchObject({ errors: [{ path: 'newPassword' }] });
  for (const guess of [change, erase, erase, change, erase])
    await expect(guess('a wrong guess')).rejects.toMatchObject(wrong);
  for (const guess of [change, erase])
    await expect(guess(PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSec: 600 });
  expect((await erase(PASSWORD, other)).rows.User).toBe(1);
});

test('whoever has just signed in need not prove it again; later, or with a wrong password, they do', async () => {
  const viewer = await aViewer(deps);
  const signedInAt = (ago: number) => ({ ...viewer, signedInAt: new Date(deps.clock().getTime() - ago) });
  await expect(eraseAccount(deps, signedInAt(600_001), {})).rejects.toMatchObject({
    code: 'VALIDATION',
    errors: [{ path: 'password' }],
  });
  for (const password of ['wrong', ''])
    await expect(eraseAccount(deps, signedInAt(0), { password })).rejects.toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'password' }],
    });
  await expect(eraseAccount(deps, { ...viewer, scope: 'write' }, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await deps.db.user.count()).toBe(1);
  await eraseAccount(deps, signedInAt(600_000), {});
  expect(await deps.db.user.count()).toBe(0);
});

test('an account of another provider is confirmed by its address', async () => {
  const { userId } = await signInExternally(
    deps,
    {
      issuer: 'https://id.example',
      subject: '1',
      email: 'Ext@Ernal.example',
      emailVerified: true,
      firstName: 'Ext',
      lastName: 'Ernal',
    },
    'UTC',
  );
  const { id: athleteId } = await deps.db.athlete.findUniqueOrThrow({ where: { userId } });
  const viewer: Viewer = { userId, athleteId, coachId: null, units: METRIC, scope: 'session' };
  for (const input of [{}, { password: PASSWORD }, { email: 'other@ernal.example' }]) {
    await expect(eraseAccount(deps, viewer, input)).rejects.toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'email' }],
    });
  }
  await eraseAccount(deps, viewer, { email: ' EXT@ernal.example ' });
  expect(await deps.db.user.count()).toBe(0);
});

test('of two who erase at once, one does; an old copy of the database brings nobody back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const bystander = await aViewer(deps);
  const old = await deps.db.$transaction([
    deps.db.user.findMany({ where: { id: viewer.userId } }),
    deps.db.athlete.findMany({ where: { userId: viewer.userId } }),
  ]);
  const ends = await Promise.allSettled([1, 2].map(() => eraseAccount(deps, viewer, { password: PASSWORD })));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await deps.db.user.createMany({ data: old[0] });
  await deps.db.athlete.createMany({ data: old[1] });
  const { accountHash } = await deps.db.erasedAccount.findFirstOrThrow();
  expect(accountHash).not.toContain(viewer.userId);
  expect(await eraseAgain(deps)).toBe(1);
  expect(await eraseAgain(deps)).toBe(0);
  expect(await deps.db.user.findMany({ select: { id: true } })).toEqual([{ id: bystander.userId }]);
});
