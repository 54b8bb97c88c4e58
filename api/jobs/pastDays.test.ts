import type { AccountDeps } from '../domain/account.ts';
import { submitWorkoutFeedback } from '../domain/feedback.ts';
import { closePastDays } from '../domain/pastDays.ts';
import { testDeps } from '../test/app.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { closeAllPastDays } from './pastDays.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
let database: TestDatabase;
let deps: AccountDeps;

beforeAll(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, clock);
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.now = new Date('2026-11-20T12:00:00Z');
});

const at = (instant: string) => {
  clock.now = new Date(instant);
};
const statuses = async (viewer: Awaited<ReturnType<typeof aScheduledAthlete>>, before: string) =>
  (await deps.db.workout.findMany({ where: { athleteId: viewer.athleteId, scheduledDate: { lt: new Date(before) } } })).map(({ status }) => status);

test('sessions that nobody spoke of are missed once, with several processes closing; those of today wait', async () => {
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
  at(`${day}T10:59:00Z`);
  await closeAllPastDays(deps);
  expect((await deps.db.workout.findUniqueOrThrow({ where: { id: next!.id } })).status).toBe('scheduled');
  at(`${day}T11:01:00Z`);
  expect(await closeAllPastDays(deps)).toBeGreaterThan(0);
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
  const { workout } = await submitWorkoutFeedback(deps, viewer, second!.id, { completionStatus: 'completed', actualDuration: 20 });
  expect(workout).toMatchObject({ status: 'completed', feedback: { actualDuration: 20 } });
});
