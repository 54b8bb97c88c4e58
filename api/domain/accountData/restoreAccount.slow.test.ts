import { randomUUID } from 'node:crypto';
import { METRIC } from '../../core/units/displayUnits.ts';
import { testDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { seedEveryTable } from '../../test/everyTable.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { ask } from '../../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../../test/schedules.ts';
import { allRows } from '../../test/snapshot.ts';
import type { Viewer } from '../kernel/access.ts';
import type { AccountDeps } from '../account/account.ts';
import { uploadActivity } from '../activity/activity.ts';
import { submitCheckIn } from '../adapt/checkIn.ts';
import { enableCoaching } from '../coaching/coaching.ts';
import { eraseAccount } from './eraseAccount.ts';
import { exportAccount } from './exportAccount.ts';
import { ACCOUNT_TABLES, type Row } from './exportTables.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { restoreRevision } from '../schedule/history.ts';
import { writeStarterSet } from '../library/library.ts';
import { scheduleLibraryWorkout } from '../library/libraryPlacement.ts';
import { addPrinciple } from '../principle/principle.ts';
import { resetPassword, makeResetByHand } from '../account/passwordReset.ts';
import { addRace } from '../season/race.ts';
import { restoreAccount } from './restoreAccount.ts';
import { rescheduleWorkout } from '../schedule/workout.ts';
import { undoScheduleChange } from '../schedule/undo.ts';

const NOW = '2026-11-20T12:00:00Z';
const PASSWORD = 'correct horse battery';
let here: TestDatabase;
let there: TestDatabase;
let source: AccountDeps;
let target: AccountDeps;
beforeAll(async () => {
  [here, there] = [await createDatabase(), await createDatabase()];
  [source, target] = [testDeps(here.db, NOW), testDeps(there.db, NOW)];
  for (const { db } of [source, target]) await writeStarterSet(db);
});
afterAll(async () => {
  await here.drop();
  await there.drop();
});

async function fileOf(deps: AccountDeps, viewer: Viewer): Promise<string> {
  let text = '';
  await exportAccount(deps, viewer, async ({ path, parts }) => {
    for await (const part of parts) if (path === 'account.json') text += part;
  });
  return text;
}

/** The rows that come back, without what a restored account has anew. */
function comparable(text: string): Record<string, Row[]> {
  const { tables, starterWorkouts } = JSON.parse(text) as {
    tables: Record<string, Row[]>;
    starterWorkouts: Record<string, string>;
  };
  for (const user of tables.User!)
    for (const column of ['email', 'emailVerified', 'googleIssuer', 'googleId']) delete user[column];
  const kept = Object.fromEntries(Object.entries(tables).filter(([name]) => !ACCOUNT_TABLES[name]!.notRestored));
  // the device account that it came from is connected anew
  for (const activity of tables.Activity!) delete activity.connectionId;
  const byKey = (json: string) =>
    Object.entries(starterWorkouts).reduce((all, [id, key]) => all.replaceAll(id, key), json);
  return JSON.parse(byKey(JSON.stringify(kept)));
}

/** Each id by the place where it first stands: equal for two accounts that differ in their ids alone. */
function withoutIds(tables: Record<string, Row[]>): unknown {
  const places = new Map<string, string>();
  const json = JSON.stringify(tables).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    if (!places.has(id)) places.set(id, `id ${places.size}`);
    return places.get(id)!;
  });
  return JSON.parse(json);
}

async function viewerOf(deps: AccountDeps, userId: string): Promise<Viewer> {
  const { athlete, coach } = await deps.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { athlete: { select: { id: true } }, coach: { select: { id: true } } },
  });
  return { userId, athleteId: athlete!.id, coachId: coach?.id ?? null, units: METRIC, scope: 'session' };
}

/** An athlete who coaches others too, with a little of everything. */
async function aRichAccount(): Promise<Viewer & { email: string; coachId: string }> {
  const athlete = await aScheduledAthlete(source);
  const viewer = { ...athlete, coachId: await enableCoaching(source, athlete) };
  const workouts = await workoutsOf(source, viewer);
  const today = workouts.find(({ scheduledDate }) => scheduledDate === '2026-11-20')!;
  await submitWorkoutFeedback(source, viewer, today.id, {
    completionStatus: 'completed',
    notes: 'Wind “and” rain, 50 % \\ 🚴',
  });
  await submitCheckIn(source, viewer, { stress: 9, sleep: 2, notes: 'quarter end' });
  await addRace(source, viewer, viewer.athleteId, {
    raceName: 'Winter Half',
    raceType: 'half-marathon',
    raceDate: '2027-01-17',
    priority: 'B',
  });
  await uploadActivity(
    source,
    viewer,
    activityFile([
      { sport: 'cycling', start: '2026-11-19T06:00:00Z', watts: () => 200, heartRate: () => 140, cadence: 85, laps: 3 },
    ]),
  );
  await addPrinciple(source, viewer, {
    principleType: 'training_philosophy',
    context: 'All',
    principle: 'No long run on Saturday',
  });
  const { id: libraryWorkoutId } = await source.db.libraryWorkout.findFirstOrThrow({
    where: { coachId: viewer.coachId, workoutType: 'run' },
  });
  await scheduleLibraryWorkout(source, viewer, { libraryWorkoutId, athleteIds: null, scheduledDate: '2026-12-03' });
  return viewer;
}

const PAGES = `{ viewer { user { firstName timeZone } athlete { scheduleRevision
  schedule { mode weeks { id weekNumber proof { constraint value } workouts { id description duration reasons { text } feedback { notes } } } }
  activities(first: 5) { edges { node { sport averagePower maxHeartRate averageCadence laps { movingSec power cadence } coverage { power heartRate } } } }
  seasonPlan { races { raceName raceDate } phases { phaseType startDate endDate } }
  revisions(first: 30) { edges { node { id number summary actorRole } } } } } }`;

test('every table of an account comes back on another installation as it was', async () => {
  const viewer = { ...(await aViewer(source)), coachId: randomUUID() };
  await seedEveryTable(source.db, viewer, 'Canary');
  const text = await fileOf(source, viewer);
  const { userId, rows, left, hasNewIds } = await restoreAccount(target, text, { email: null });
  expect([userId, hasNewIds]).toEqual([viewer.userId, false]);
  expect(comparable(await fileOf(target, await viewerOf(target, userId)))).toEqual(comparable(text));
  const stays = Object.entries(ACCOUNT_TABLES).filter(([, table]) => table.notRestored);
  expect(Object.keys(rows).length).toBe(
    Object.values(ACCOUNT_TABLES).filter(({ notExported, notRestored }) => !notExported && !notRestored).length,
  );
  expect(left).toEqual(
    expect.arrayContaining(stays.map(([table, { notRestored }]) => ({ table, rows: 1, why: notRestored }))),
  );
});

test('what a planner did in the past of a restored account is no news', async () => {
  const viewer = await aViewer(source);
  const { athleteId } = viewer;
  const made = { actorRole: 'planner', cause: 'adapt', summary: 'Eased.', changes: {} };
  await source.db.revision.create({ data: { ...made, athleteId, number: 1 } });
  expect(await here.db.notice.count({ where: { userId: viewer.userId } })).toBe(1);
  const { userId } = await restoreAccount(target, await fileOf(source, viewer), { email: null });
  expect(await there.db.revision.count({ where: { athlete: { userId } } })).toBe(1);
  expect(await there.db.notice.count({ where: { userId } })).toBe(0);
});

test('schedule, season, history and undo work on the restored account, and its own person alone comes in', async () => {
  const viewer = await aRichAccount();
  const coach = await aCoachOf(source, viewer);
  const moved = (await workoutsOf(source, viewer)).find(
    ({ scheduledDate, workoutType }) => scheduledDate > '2026-12-07' && workoutType !== 'race',
  )!;
  const [newDate, newDayOfWeek] =
    moved.scheduledDate === '2026-12-09' ? ['2026-12-10', 'thursday'] : ['2026-12-09', 'wednesday'];
  await rescheduleWorkout(source, coach, moved.id, { newDate, newDayOfWeek });
  await source.db.principle.create({
    data: {
      coachId: coach.coachId,
      athleteId: viewer.athleteId,
      principleType: 'p',
      context: 'c',
      principle: 'Of another coach',
    },
  });
  const text = await fileOf(source, viewer);

  const { userId, email, left } = await restoreAccount(target, text, { email: null });
  expect(left.map(({ table, rows }) => [table, rows])).toEqual(
    expect.arrayContaining([
      ['CoachAssignment', 1],
      ['Principle', 1],
    ]),
  );
  const restored = await viewerOf(target, userId);
  const [before, after] = [await ask(source, viewer, PAGES), await ask(target, restored, PAGES)];
  expect(after.errors).toEqual([]);
  expect(after.data).toEqual(before.data);
  expect(after.data.viewer.athlete.activities.edges[0].node).toMatchObject({
    averagePower: 200,
    maxHeartRate: 140,
    averageCadence: 85,
    laps: [{ power: 200 }, {}, {}],
    coverage: { power: 1, heartRate: 1 },
  });

  const { revision } = await undoScheduleChange(target, restored, restored.athleteId);
  expect((await workoutsOf(target, restored)).find(({ id }) => id === moved.id)).toMatchObject({
    scheduledDate: moved.scheduledDate,
  });
  const second = await target.db.revision.findFirstOrThrow({ where: { athleteId: restored.athleteId, number: 2 } });
  expect((await restoreRevision(target, restored, second.id)).revision.number).toBe(revision.number + 1);

  const asked = { address: 'a', site: 'https://e.example' };
  await resetPassword(
    target,
    { token: await makeResetByHand(target, email), newPassword: 'another horse battery' },
    asked,
  );
  expect(
    await target.db.user.findUnique({ where: { id: userId }, select: { email: true, emailVerified: true } }),
  ).toEqual({ email: viewer.email, emailVerified: false });
});

test('a file of before the limits were told beside the tables comes back the same', async () => {
  const viewer = await aScheduledAthlete(source);
  const text = await fileOf(source, viewer);
  const { weeks, ...older } = JSON.parse(text) as { weeks: unknown[] };
  expect(weeks).toHaveLength(4);
  const { userId } = await restoreAccount(target, JSON.stringify(older), { email: null });
  expect(comparable(await fileOf(target, await viewerOf(target, userId)))).toEqual(comparable(text));
});

test('beside the account itself it gets ids of its own, everywhere, and leaves the other alone', async () => {
  const viewer = await aRichAccount();
  const text = await fileOf(source, viewer);
  await expect(restoreAccount(source, text, { email: null })).rejects.toThrow(
    `There is an account with the e-mail ${viewer.email} already; name another one with --email. Nothing was changed.`,
  );
  const before = await allRows(source.db, viewer.athleteId);
  const { userId, email, hasNewIds } = await restoreAccount(source, text, { email: 'Second@Example.com' });
  expect([email, hasNewIds]).toEqual(['second@example.com', true]);
  const second = await viewerOf(source, userId);
  expect(second.athleteId).not.toBe(viewer.athleteId);
  expect(withoutIds(comparable(await fileOf(source, second)))).toEqual(withoutIds(comparable(text)));
  await undoScheduleChange(source, second, second.athleteId);
  expect((await weeksOf(source, second)).length).toBe(4);
  expect(await allRows(source.db, viewer.athleteId)).toEqual(before);
});

test('an account that was erased comes back under new ids, and stays', async () => {
  const viewer = await aRichAccount();
  const text = await fileOf(source, viewer);
  await eraseAccount(source, viewer, { password: PASSWORD });
  const { userId, hasNewIds } = await restoreAccount(source, text, { email: null });
  expect([hasNewIds, userId === viewer.userId]).toEqual([true, false]);
  expect((await weeksOf(source, await viewerOf(source, userId))).length).toBe(4);
});

describe('a file that does not fit is refused in one line, and nothing is written', () => {
  type File = {
    schemaVersion: string;
    format: number;
    product: string;
    account: Record<string, unknown>;
    tables: Record<string, Row[]>;
  };
  test.each<[string, (file: File) => unknown, RegExp]>([
    ['no JSON', () => '{', /account.json is not JSON/],
    ['something else', () => ({ a: 1 }), /is not that of an Evenpace account/],
    [
      'a newer schema',
      (file) => ({ ...file, schemaVersion: '29990101000000_later' }),
      /comes from a newer version of Evenpace \(29990101000000_later\); this installation is at \d{14}_/,
    ],
    ['a newer form', (file) => ({ ...file, format: 2 }), /comes from a newer version/],
    [
      'a table of a later day',
      (file) => ({ ...file, tables: { ...file.tables, Later: [] } }),
      /comes from a newer version of Evenpace .*Later/,
    ],
    [
      'a column of a later day',
      (file) => ({ ...file, tables: { ...file.tables, Race: [{ 'id"; drop table "User': 1 }] } }),
      /newer version of Evenpace .*Race/,
    ],
    [
      'two accounts',
      (file) => ({ ...file, tables: { ...file.tables, User: [file.tables.User![0], file.tables.User![0]] } }),
      /does not hold exactly one account/,
    ],
    [
      'somebody else as the account',
      (file) => ({ ...file, account: { ...file.account, userId: randomUUID() } }),
      /does not hold exactly one account/,
    ],
    [
      'a row that is no row',
      (file) => ({ ...file, tables: { ...file.tables, Athlete: [{ ...file.tables.Athlete![0], age: 'old' }] } }),
      /The rows in account.json do not fit together \(22P02\)/,
    ],
  ])('%s', async (_what, change, message) => {
    const viewer = await aViewer(source);
    const file = change(JSON.parse(await fileOf(source, viewer)));
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    const before = await target.db.user.count();
    await expect(restoreAccount(target, text, { email: null })).rejects.toThrow(message);
    await expect(restoreAccount(target, text, { email: null })).rejects.toThrow(/^[^\n]+Nothing was changed\.$/);
    expect(await target.db.user.count()).toBe(before);
  });

  test('rows that are not the account’s own stay behind', async () => {
    const viewer = await aViewer(source);
    const victim = await aViewer(target);
    const file = JSON.parse(await fileOf(source, viewer)) as File;
    const injury = {
      id: randomUUID(),
      athleteId: victim.athleteId,
      injuryType: 'strain',
      affectedArea: 'calf',
      isRecovered: false,
      createdAt: NOW,
    };
    const forAll = {
      id: randomUUID(),
      coachId: null,
      name: 'For everybody',
      workoutType: 'run',
      intensity: 'easy',
      instructions: 'x',
      tags: [],
      updatedAt: NOW,
    };
    const text = JSON.stringify({ ...file, tables: { ...file.tables, Injury: [injury], LibraryWorkout: [forAll] } });
    const { left } = await restoreAccount(target, text, { email: null });
    expect(left.map(({ table, rows }) => [table, rows])).toEqual(
      expect.arrayContaining([
        ['Injury', 1],
        ['LibraryWorkout', 1],
      ]),
    );
    expect([
      await target.db.injury.count({ where: { id: injury.id } }),
      await target.db.libraryWorkout.count({ where: { name: 'For everybody' } }),
    ]).toEqual([0, 0]);
  });
});
