import { createHash, randomUUID } from 'node:crypto';
import { Prisma } from '../../db/client.ts';
import { setUpDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { readColumns, seedEveryTable } from '../../test/everyTable.ts';
import { aCoachOf, aScheduledAthlete } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { exportAccount } from './exportAccount.ts';
import { csvLine } from './exportCsv.ts';
import { ACCOUNT_TABLES, type Row } from './exportTables.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { readSchedule } from '../schedule/schedule.ts';
import { rescheduleWorkout } from '../schedule/workout.ts';
import { weekShapes } from '../../rest/shapes.ts';

const NOW = '2026-11-20T12:00:00Z';
const deps = setUpDeps(NOW);

/** Texts by path. */
async function exported(viewer: Viewer): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  await exportAccount(deps, viewer, async ({ path, parts }) => {
    files[path] = '';
    for await (const part of parts) files[path] += part;
  });
  return files;
}
const tablesOf = (files: Record<string, string>) => JSON.parse(files['account.json']!).tables as Record<string, Row[]>;

test('every table says what it holds of whom', () => {
  expect(Object.keys(ACCOUNT_TABLES).sort()).toEqual(Object.keys(Prisma.ModelName).sort());
});

test('an export holds every column of every table, but for secrets and what is left out for a reason', async () => {
  const viewer = await aViewer(deps);
  const coachId = randomUUID();
  await seedEveryTable(deps.db, { ...viewer, coachId }, 'Canary');
  const columns = await readColumns(deps.db);
  const tables = tablesOf(await exported({ ...viewer, coachId }));
  for (const [name, { notExported, secrets = [] }] of Object.entries(ACCOUNT_TABLES)) {
    const whole = columns.filter(({ table }) => table === name).map((column) => column.name);
    // opening the account has left an event
    const rows = (tables[name] ?? []).slice(name === 'AccountEvent' ? 1 : 0);
    expect({ name, columns: rows.map((row) => Object.keys(row).sort()) }).toEqual({
      name,
      columns: notExported ? [] : [whole.filter((column) => !secrets.includes(column)).sort()],
    });
  }
  const reasons = Object.values(ACCOUNT_TABLES).flatMap(({ notExported }) => notExported ?? []);
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.filter(({ length }) => length <= 20)).toEqual([]);
  // a column that is named like a secret is one, or says here why not
  const open = new Set(['Activity.contentHash', 'DeviceWorkout.contentHash', 'ReviewWording.factsHash']);
  const shown = Object.entries(tables).flatMap(([name, [row = {}]]) =>
    Object.keys(row).map((column) => `${name}.${column}`),
  );
  expect(shown.filter((column) => /hash|secret|password/i.test(column.split('.')[1]!) && !open.has(column))).toEqual(
    [],
  );
});

test('the files say the same as the tables, and their checksums hold', async () => {
  const viewer = await aScheduledAthlete(deps);
  const workouts = (await readSchedule(deps, viewer, viewer.athleteId))!.weeks.flatMap((week) => week.workouts);
  const today = workouts.find(({ scheduledDate }) => scheduledDate === '2026-11-20')!;
  await submitWorkoutFeedback(deps, viewer, today.id, { completionStatus: 'completed', notes: '=cmd|"calc"!A1' });
  const files = await exported(viewer);
  const sums = files['checksums.sha256']!.trim()
    .split('\n')
    .map((line) => line.split('  ') as [string, string]);
  expect(sums.map(([, path]) => path)).toEqual(Object.keys(files).filter((path) => path !== 'checksums.sha256'));
  for (const [sum, path] of sums) expect(createHash('sha256').update(files[path]!).digest('hex')).toBe(sum);
  const { Workout, TrainingWeek, User } = tablesOf(files);
  expect(User).toEqual([expect.objectContaining({ email: viewer.email })]);
  expect(Workout!.length).toBe(workouts.length);
  for (const week of TrainingWeek!) {
    const file = JSON.parse(files[`workouts/${String(week.weekStartDate)}.json`]!);
    expect(file.workouts.map(({ id }: Row) => id).sort()).toEqual(
      Workout!
        .filter(({ weekId }) => weekId === week.id)
        .map(({ id }) => id)
        .sort(),
    );
  }
  expect(files['calendar.ics']!.match(/^BEGIN:VEVENT/gm)!.length).toBeGreaterThanOrEqual(workouts.length);
  expect(files['calendar.ics']).toContain('DTSTART;VALUE=DATE:20270312');
  const lines = files['workouts/all-workouts.csv']!.trim().split('\r\n');
  expect(lines.length).toBe(1 + workouts.length);
  expect(lines.find((line) => line.includes('completed'))).toContain(`"'=cmd|""calc""!A1"`);
});

test('the limits of weeks are told as they stand, in the words and the form of the API', async () => {
  const viewer = await aScheduledAthlete(deps);
  const week = (await readSchedule(deps, viewer, viewer.athleteId))!.weeks[1]!;
  const long = week.workouts.find(({ isLong }) => isLong)!;
  await rescheduleWorkout(deps, viewer, long.id, { newDate: week.weekStartDate, newDayOfWeek: 'monday' });
  const read = (await readSchedule(deps, viewer, viewer.athleteId))!;
  const shown = (await weekShapes(deps, viewer, read.weeks)).map(({ id, weekStartDate, proof }) => ({
    id,
    weekStartDate,
    proof,
  }));
  const files = await exported(viewer);
  expect(JSON.parse(files['account.json']!).weeks).toEqual(shown);
  for (const { weekStartDate, proof } of shown)
    expect(JSON.parse(files[`workouts/${weekStartDate}.json`]!).proof).toEqual(proof);
  expect(shown[1]!.proof.find(({ code }) => code === 'UNAVAILABLE_DAY')).toMatchObject({
    holds: false,
    brokenBy: { revisionId: expect.stringMatching(/^revision_/), actorRole: 'athlete' },
  });
});

test("a coach takes their own along and not their athletes' data; an athlete, what their coach wrote about them", async () => {
  const athlete = await aScheduledAthlete(deps, { personalProfile: { firstName: 'Athleteson' } });
  const coach = await aCoachOf(deps, athlete);
  const { db } = deps;
  const other = await aViewer(deps, { firstName: 'Otherling' });
  await db.coachAssignment.updateMany({
    where: { coachId: coach.coachId },
    data: { notes: 'Sleeps badly before races' },
  });
  await db.coachInvite.create({
    data: {
      coachId: coach.coachId,
      tokenHash: randomUUID(),
      name: 'Athleteson',
      athleteId: athlete.athleteId,
      expiresAt: new Date(NOW),
    },
  });
  const entries = [athlete, other].map(({ athleteId }, index) => ({ athleteId, problem: `problem ${index}` }));
  await db.batchChange.create({
    data: {
      coachId: coach.coachId,
      percent: 20,
      summary: '20% less',
      shown: entries,
      applied: entries,
      expiresAt: new Date(NOW),
    },
  });
  const { id: libraryWorkoutId } = await db.libraryWorkout.create({
    data: { coachId: coach.coachId, name: 'Hills', workoutType: 'run', intensity: 'hard', instructions: 'Up.' },
  });
  await db.libraryPlacement.create({
    data: { userId: coach.userId, libraryWorkoutId, scheduledDate: new Date('2026-11-25'), placed: entries },
  });
  const principle = { coachId: coach.coachId, principleType: 'training_philosophy', context: 'All' };
  await db.principle.createMany({
    data: [
      { ...principle, principle: 'For everybody' },
      { ...principle, principle: 'For you alone', athleteId: athlete.athleteId },
    ],
  });
  const { number } = await db.revision.findFirstOrThrow({
    where: { athleteId: athlete.athleteId },
    orderBy: { number: 'desc' },
  });
  await db.revision.create({
    data: {
      athleteId: athlete.athleteId,
      number: number + 1,
      actorId: coach.userId,
      actorRole: 'coach',
      cause: 'move',
      summary: 'Moved.',
      changes: {},
    },
  });

  const theirs = await exported(coach);
  const kept = tablesOf(theirs);
  expect(kept.Principle!.length).toBe(2);
  expect(kept.LibraryWorkout!.length).toBe(1);
  expect(kept.CoachAssignment).toEqual([expect.objectContaining({ notes: 'Sleeps badly before races' })]);
  expect(kept.BatchChange).toEqual([expect.objectContaining({ percent: 20, shown: [], applied: [] })]);
  for (const name of ['Workout', 'TrainingWeek', 'Revision', 'Race', 'CheckIn']) expect(kept[name]).toEqual([]);
  expect(theirs['account.json']).not.toMatch(/problem|Otherling/);

  const own = tablesOf(await exported(athlete));
  expect(own.Principle).toEqual([expect.objectContaining({ principle: 'For you alone' })]);
  expect(own.CoachAssignment).toEqual([expect.objectContaining({ notes: 'Sleeps badly before races' })]);
  expect(own.CoachInvite).toEqual([expect.objectContaining({ name: 'Athleteson' })]);
  expect(own.BatchChange).toEqual([expect.objectContaining({ shown: [entries[0]], applied: [entries[0]] })]);
  expect(own.LibraryPlacement).toEqual([expect.objectContaining({ placed: [entries[0]] })]);
  expect(own.LibraryWorkout).toEqual([]);
  expect(JSON.stringify(own)).not.toMatch(new RegExp(`${other.athleteId}|${coach.email}`));
  const { actorId, actorRole } = own.Revision!.find((row) => row.number === number + 1)!;
  expect([actorId, actorRole]).toEqual([null, 'coach']);
});

test('a token takes nothing along, and nobody does so all day', async () => {
  const viewer = await aViewer(deps);
  await expect(exported({ ...viewer, scope: 'write' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (let i = 0; i < 10; i += 1) await exported(viewer);
  await expect(exported(viewer)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test.each([
  [['a', 1, null, true], 'a,1,,true\r\n'],
  [['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@x', -1], "'=1+1,'+1,'-1,'@x,-1\r\n"],
])('%j is a line of CSV', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
