import { METRIC } from '../core/units/displayUnits.ts';
import { ATHLETES } from '../cli/demo/people.ts';
import { emailOf, PASSWORD, seedDemo } from '../cli/demo/seed.ts';
import { testDeps } from './app.ts';
import { createDatabase } from './database.ts';
import type { Db } from '../domain/kernel/ports.ts';
import { checkPassword } from '../domain/account/signIn.ts';
import { readSquad } from '../domain/coaching/squad.ts';

const TODAY = '2026-11-20';
const people = ATHLETES.filter(({ situation }) => ['too much', 'silent'].includes(situation));

/** Days that a plan may name ahead of time. */
const AHEAD = [
  'Phase.startDate',
  'Phase.endDate',
  'PrincipleEffect.on',
  'Race.raceDate',
  'RaceGoal.targetDate',
  'SeasonPlan.seasonEnd',
  'TrainingWeek.weekStartDate',
  'TrainingWeek.weekEndDate',
  'Workout.scheduledDate',
];

/** Columns with a day or a moment after the first of today, whatever table and row; what ends some day may do so later. */
async function datedLater(db: Db): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name <> '_prisma_migrations' and (data_type = 'date' or data_type like 'timestamp%') and column_name <> 'expiresAt' order by 1, 2`;
  expect(columns.length).toBeGreaterThan(50);
  const late: string[] = [];
  for (const { table, column } of columns) {
    const [found] = await db.$queryRawUnsafe<unknown[]>(
      `select 1 from "${table}" where "${column}" > $1::timestamptz limit 1`,
      `${TODAY}T00:00:00Z`,
    );
    if (found) late.push(`${table}.${column}`);
  }
  return late;
}

/** What the demo holds, without ids and instants of the machine. */
async function held() {
  const database = await createDatabase();
  const { db } = database;
  await seedDemo(db, { today: TODAY, people, weeks: 2 });
  const deps = testDeps(db, `${TODAY}T12:00:00Z`);
  const workouts = await db.workout.findMany({
    orderBy: [{ athlete: { lastName: 'asc' } }, { scheduledDate: 'asc' }, { description: 'asc' }, { duration: 'asc' }],
    select: {
      scheduledDate: true,
      description: true,
      duration: true,
      status: true,
      feedback: { select: { actualDuration: true, perceivedExertion: true, feelingRating: true, reasonForSkip: true } },
    },
  });
  const checkIns = await db.checkIn.findMany({
    orderBy: [{ athlete: { lastName: 'asc' } }, { weekStartDate: 'asc' }],
    select: { stress: true, sleep: true, weekStartDate: true },
  });
  const activities = await db.activity.findMany({
    orderBy: [{ athlete: { lastName: 'asc' } }, { startedAt: 'asc' }, { sport: 'asc' }],
    select: {
      startedAt: true,
      day: true,
      sport: true,
      movingSec: true,
      tss: true,
      measure: true,
      summary: true,
      contentHash: true,
      workout: { select: { workoutType: true, status: true } },
    },
  });
  const messages = await db.message.findMany({
    orderBy: [{ athlete: { lastName: 'asc' } }, { number: 'asc' }],
    select: { athlete: { select: { lastName: true } }, role: true, text: true, sentAt: true },
  });
  const late = await datedLater(db);
  const { id: coachId } = await db.coach.findFirstOrThrow();
  const reasons = (await readSquad(deps, coachId, METRIC))
    .map(({ lastName, attention }) => [lastName, attention.reasons.map(({ code }) => code)])
    .sort();
  const signedIn = await checkPassword(
    deps,
    { email: emailOf(people[0]!), password: PASSWORD },
    { address: 'here', browserOf: () => null },
  );
  await database.drop();
  return { workouts, checkIns, activities, messages, late, reasons, signedIn: signedIn !== null };
}

test('the day alone decides what the demo holds: weeks that were lived, and reasons for a coach to look', async () => {
  const first = await held();
  expect(await held()).toEqual(first);
  expect(first.signedIn).toBe(true);
  expect(first.checkIns.length).toBeGreaterThan(1);
  expect(first.messages.map(({ athlete, role }) => [athlete.lastName, role])).toEqual([
    ['Becker', 'coach'],
    ['Becker', 'athlete'],
  ]);
  const past = first.workouts.filter(({ scheduledDate }) => scheduledDate < new Date(TODAY));
  expect(past.filter(({ feedback }) => feedback).length).toBeGreaterThan(8);
  expect(past.some(({ status }) => status === 'completed')).toBe(true);
  expect(past.some(({ status }) => status === 'skipped')).toBe(true);
  expect(first.late.filter((column) => !AHEAD.includes(column))).toEqual([]);
  expect(
    first.activities.some(({ sport, summary }) => sport === 'run' && (summary as { laps: object[] }).laps.length > 2),
  ).toBe(true);
  expect(Object.fromEntries(first.reasons)).toEqual({
    Becker: expect.arrayContaining(['RED_CHECK_IN']),
    Murphy: expect.arrayContaining(['SILENT']),
  });
});

test('nobody tells of being well before they are', async () => {
  const database = await createDatabase();
  const { db } = database;
  const ill = ATHLETES.filter(({ situation }) => situation === 'back from illness');
  await seedDemo(db, { today: TODAY, people: ill, weeks: 3 });
  const told = await db.revision.findMany({
    where: { OR: [{ summary: { contains: 'Ill since' } }, { summary: { contains: 'Well again since' } }] },
    orderBy: { number: 'asc' },
  });
  expect(told.map(({ summary, createdAt }) => [summary.split('.')[0], createdAt.toISOString().slice(0, 10)])).toEqual([
    ['Ill since Thursday 12 November', '2026-11-12'],
    ['Well again since Tuesday 17 November', '2026-11-17'],
  ]);
  await database.drop();
});

test('everybody has a watch: workouts were recorded, one after the other, and count as they were done', async () => {
  const database = await createDatabase();
  const { db } = database;
  // three weeks hold none of the races that are over
  const everybody = ATHLETES.map((person) => ({ ...person, races: person.races.filter(({ inDays }) => inDays > 0) }));
  await seedDemo(db, { today: TODAY, people: everybody, weeks: 3 });
  const athletes = await db.athlete.findMany({
    where: { user: { coach: null } },
    select: { lastName: true, activities: { include: { workout: true }, orderBy: { startedAt: 'asc' } } },
  });
  expect(athletes).toHaveLength(ATHLETES.length);
  for (const { lastName, activities } of athletes) {
    expect([lastName, activities.length > 2]).toEqual([lastName, true]);
    expect(activities.some(({ summary }) => (summary as { laps: object[] }).laps.length > 1)).toBe(true);
    const [matched, beside] = [
      activities.filter(({ workout }) => workout),
      activities.filter(({ workout }) => !workout),
    ];
    expect(beside.every(({ sport }) => sport === 'other')).toBe(true);
    for (const { workout, sport, day, startedAt, elapsedSec, createdAt } of matched) {
      expect([workout!.scheduledDate, workout!.status]).toEqual([day, expect.stringMatching(/completed/)]);
      expect([sport, 'brick']).toContain(workout!.workoutType);
      expect(startedAt.getTime() + elapsedSec * 1000).toBeLessThanOrEqual(createdAt.getTime());
    }
    for (const [index, { startedAt }] of matched.slice(1).entries())
      expect(matched[index]!.startedAt.getTime() + matched[index]!.elapsedSec * 1000).toBeLessThanOrEqual(
        startedAt.getTime(),
      );
  }
  const measures = await db.activity.groupBy({ by: ['measure'] });
  expect(measures.map(({ measure }) => measure).sort()).toEqual(['effort', 'heartRate', 'pace', 'power']);
  expect((await datedLater(db)).filter((column) => !AHEAD.includes(column))).toEqual([]);
  await database.drop();
  // twelve athletes, each recording second by second
}, 300_000);
