import { ATHLETES } from '../cli/demo/people.ts';
import { emailOf, PASSWORD, seedDemo } from '../cli/demo/seed.ts';
import { testDeps } from './app.ts';
import { createDatabase } from './database.ts';
import { checkPassword } from '../domain/account.ts';
import { readSquad } from '../domain/squad.ts';

const TODAY = '2026-11-20';
const people = ATHLETES.filter(({ situation }) => ['too much', 'silent'].includes(situation));

/** What the demo holds, without ids and instants of the machine. */
async function held() {
  const database = await createDatabase();
  const { db } = database;
  await seedDemo(db, { today: TODAY, people, weeks: 2 });
  const deps = testDeps(db, `${TODAY}T12:00:00Z`);
  const workouts = await db.workout.findMany({
    orderBy: [{ athlete: { lastName: 'asc' } }, { scheduledDate: 'asc' }, { description: 'asc' }, { duration: 'asc' }],
    select: { scheduledDate: true, description: true, duration: true, status: true, feedback: { select: { actualDuration: true, perceivedExertion: true, feelingRating: true, reasonForSkip: true } } },
  });
  const checkIns = await db.checkIn.findMany({ orderBy: [{ athlete: { lastName: 'asc' } }, { weekStartDate: 'asc' }], select: { stress: true, sleep: true, weekStartDate: true } });
  const { id: coachId } = await db.coach.findFirstOrThrow();
  const reasons = (await readSquad(deps, coachId)).map(({ lastName, attention }) => [lastName, attention.reasons.map(({ code }) => code)]).sort();
  const signedIn = await checkPassword(deps, { email: emailOf(people[0]!), password: PASSWORD }, { address: 'here', browserOf: () => null });
  await database.drop();
  return { workouts, checkIns, reasons, signedIn: signedIn !== null };
}

test('the day alone decides what the demo holds: weeks that were lived, and reasons for a coach to look', async () => {
  const first = await held();
  expect(await held()).toEqual(first);
  expect(first.signedIn).toBe(true);
  expect(first.checkIns.length).toBeGreaterThan(1);
  const past = first.workouts.filter(({ scheduledDate }) => scheduledDate < new Date(TODAY));
  expect(past.filter(({ feedback }) => feedback).length).toBeGreaterThan(8);
  expect(past.some(({ status }) => status === 'completed')).toBe(true);
  expect(past.some(({ status }) => status === 'skipped')).toBe(true);
  expect(Object.fromEntries(first.reasons)).toEqual({ Becker: expect.arrayContaining(['RED_CHECK_IN']), Murphy: expect.arrayContaining(['SILENT']) });
});
