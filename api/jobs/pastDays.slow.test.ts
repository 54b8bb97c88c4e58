import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { createClient } from '../db/client.ts';
import { claimPastDays, closePastDays } from '../domain/schedule/pastDays.ts';
import { setUpDeps } from '../test/app.ts';
import { setUpDatabase } from '../test/database.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { planOf, statementsOf } from '../test/statements.ts';
import { closeAllPastDays } from './pastDays.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
const database = setUpDatabase();
const deps = setUpDeps(clock, database);
beforeEach(() => {
  clock.now = new Date('2026-11-20T12:00:00Z');
});

const mustNot = (error: unknown) => {
  throw error;
};
const at = (instant: string) => {
  clock.now = new Date(instant);
};
const statuses = async (viewer: Awaited<ReturnType<typeof aScheduledAthlete>>, before: string) =>
  (
    await deps.db.workout.findMany({ where: { athleteId: viewer.athleteId, scheduledDate: { lt: new Date(before) } } })
  ).map(({ status }) => status);

test('workouts that nobody spoke of are missed once, with several processes closing; those of today wait', async () => {
  const viewer = await aScheduledAthlete(deps);
  at('2026-11-27T12:00:00Z');
  const counts = await Promise.all([1, 2, 3].map(() => closePastDays(deps, viewer.athleteId)));
  const past = await statuses(viewer, '2026-11-27');
  expect(past.length).toBeGreaterThan(2);
  expect([...new Set(past)]).toEqual(['skipped']);
  expect([...counts].sort()).toEqual([0, 0, past.length]);
  expect(await deps.db.revision.count({ where: { athleteId: viewer.athleteId, actorRole: 'planner' } })).toBe(1);
  const [today] = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate >= '2026-11-27');
  expect(today!.status).toBe('scheduled');
});

test('the day ends at midnight of the athlete, not of the server', async () => {
  const viewer = await aScheduledAthlete(deps, { timeZone: 'Pacific/Auckland' });
  const [next] = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate > '2026-11-21');
  const day = next!.scheduledDate;
  // midnight in Auckland is eleven in the morning of the same day in UTC
  at(`${day}T10:45:00Z`);
  await closeAllPastDays(deps, mustNot);
  expect((await deps.db.workout.findUniqueOrThrow({ where: { id: next!.id } })).status).toBe('scheduled');
  at(`${day}T11:01:00Z`);
  expect(await closeAllPastDays(deps, mustNot)).toBeGreaterThan(0);
  expect((await deps.db.workout.findUniqueOrThrow({ where: { id: next!.id } })).status).toBe('skipped');
});

test('what was missed can still be told, and what was told stays', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [first, second] = await workoutsOf(deps, viewer);
  at('2026-11-23T12:00:00Z');
  await submitWorkoutFeedback(deps, viewer, first!.id, { completionStatus: 'completed' });
  at('2026-11-28T12:00:00Z');
  await closePastDays(deps, viewer.athleteId);
  expect((await deps.db.workout.findUniqueOrThrow({ where: { id: first!.id } })).status).toBe('completed');
  const { workout } = await submitWorkoutFeedback(deps, viewer, second!.id, {
    completionStatus: 'completed',
    actualDuration: 20,
  });
  expect(workout).toMatchObject({ status: 'completed', feedback: { actualDuration: 20 } });
});

test("two processes share the athletes, each of whom is one's alone until the lease ends", async () => {
  at('2026-11-20T12:00:00Z');
  const viewers: { athleteId: string }[] = [];
  for (let n = 0; n < 8; n += 1) viewers.push(await aScheduledAthlete(deps));
  at('2026-12-01T12:00:00Z');
  const others = createClient(database.url, { connections: 2 });
  const shares: string[][] = [[], []];
  let round: string[][];
  // by turns: however slow one of them is, both have had theirs
  do {
    round = await Promise.all([deps, { ...deps, db: others }].map((by) => claimPastDays(by, 2)));
    round.forEach((claimed, process) => shares[process]!.push(...claimed));
  } while (round.flat().length > 0);
  const ids = shares.flat();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(viewers.map(({ athleteId }) => athleteId)));
  expect(shares.map(({ length }) => length > 0)).toEqual([true, true]);
  // both died with their work undone: it is taken up when the lease has ended
  at('2026-12-01T12:09:59Z');
  expect(await claimPastDays(deps)).toEqual([]);
  at('2026-12-01T12:10:00Z');
  expect((await claimPastDays(deps)).sort()).toEqual([...ids].sort());
  await others.$disconnect();
});

test('two processes at once: each athlete is closed once', async () => {
  const viewers: { athleteId: string }[] = [];
  for (let n = 0; n < 4; n += 1) viewers.push(await aScheduledAthlete(deps));
  at('2026-12-02T09:00:00Z');
  const others = createClient(database.url, { connections: 2 });
  const open = await deps.db.workout.count({
    where: { status: 'scheduled', scheduledDate: { lt: new Date('2026-12-02') } },
  });
  const missed = await Promise.all([deps, { ...deps, db: others }].map((by) => closeAllPastDays(by, mustNot)));
  expect(open).toBeGreaterThan(8);
  expect(missed[0]! + missed[1]!).toBe(open);
  const closed = {
    athleteId: { in: viewers.map(({ athleteId }) => athleteId) },
    summary: { contains: 'of past days' },
  };
  expect(await deps.db.revision.count({ where: closed })).toBe(4);
  expect(await closeAllPastDays(deps, mustNot)).toBe(0);
  await others.$disconnect();
});

test('who is due is read from the index of open workouts, however many years have been closed', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { id: weekId } = await deps.db.trainingWeek.findFirstOrThrow({ where: { athleteId: viewer.athleteId } });
  await deps.db.$executeRaw`
    INSERT INTO "Workout" (id, "athleteId", "weekId", "scheduledDate", "workoutType", intensity, duration, tss, status, description, instructions, "timeOfDay", "updatedAt")
    SELECT gen_random_uuid(), ${viewer.athleteId}::uuid, ${weekId}::uuid, '2026-11-01'::date - n % 3650, 'run', 'easy', 30, 25, 'completed', '', '', 'morning', now() FROM generate_series(1, 20000) n`;
  await deps.db.$executeRaw`ANALYZE`;
  const sent = await statementsOf(() => claimPastDays(deps));
  const claim = sent.find(({ text }) => text.includes('INSERT INTO "JobClaim"'))!;
  const plan = await planOf(database.url, claim);
  expect(plan.indexes).toContain('Workout_open_scheduledDate_idx');
  expect(plan.scanned).not.toContain('Workout');
});
