import { METRIC } from '../../core/units/displayUnits.ts';
import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { testDeps } from '../../test/app.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../../test/schedules.ts';
import { planOf, statementsOf } from '../../test/statements.ts';
import type { AccountDeps } from '../account/account.ts';
import { compiledOf } from '../planning/compiledPrinciple.ts';
import { addPrinciple, principleRecords } from './principle.ts';
import { applyPrinciple } from './principleApplication.ts';
import { restoreRevision } from '../schedule/history.ts';
import { generateSchedule } from '../schedule/schedule.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { rescheduleWorkout } from '../schedule/workout.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
let database: TestDatabase;
let deps: AccountDeps;
beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00Z');
  database = await createDatabase();
  deps = testDeps(database.db, clock);
});
afterEach(() => database.drop());

/** The same, told by opening every reason and every proof. */
async function opened(coachId: string) {
  const rows = await deps.db.$queryRaw<
    { principleId: string; fired: number; athleteId: string; on: string; text: string }[]
  >`
    WITH effect AS (
      SELECT r->'inputs'->>'principleId' AS "principleId", w."athleteId", w."scheduledDate" AS "on", w."createdAt" AS made, w.description AS text
      FROM "CoachAssignment" a JOIN "Workout" w ON w."athleteId" = a."athleteId" CROSS JOIN LATERAL jsonb_array_elements(w.reasons) r
      WHERE a."coachId" = ${coachId}::uuid AND a."endedAt" IS NULL AND r->>'code' = 'PRINCIPLE'
      UNION ALL
      SELECT p->>'principleId', t."athleteId", t."weekStartDate", t."createdAt", 'The week'
      FROM "CoachAssignment" a JOIN "TrainingWeek" t ON t."athleteId" = a."athleteId" CROSS JOIN LATERAL jsonb_array_elements(t.proof) p
      WHERE a."coachId" = ${coachId}::uuid AND a."endedAt" IS NULL AND p->>'fired' = 'true'
    )
    SELECT DISTINCT ON ("principleId") "principleId", count(*) OVER (PARTITION BY "principleId")::int AS fired, "athleteId", "on"::text AS "on", text
    FROM effect ORDER BY "principleId", "on" DESC, made DESC, "athleteId"`;
  return new Map(
    rows.map(({ principleId, fired, athleteId, on, text }) => [principleId, { fired, last: { athleteId, on, text } }]),
  );
}

const TAUGHT = [
  'No long run on Sunday',
  'At most 2 hard sessions a week',
  'No swim on Wednesday',
  'No more than 6 hours a week',
];

test('what is counted as it is written is what the reasons say, whatever becomes of the schedule', async () => {
  const [one, other] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
  const coach = await aCoachOf(deps, one);
  await deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId: other.athleteId } });
  const principles = [];
  for (const principle of TAUGHT) principles.push(await addPrinciple(deps, coach, { context: 'Everyone', principle }));
  const agree = async () => {
    const counted = await principleRecords(deps, coach.coachId, METRIC);
    const all = await opened(coach.coachId);
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(all));
    return [...counted.values()].reduce((sum, { fired }) => sum + fired, 0);
  };
  expect(await agree()).toBe(0);
  await generateSchedule(deps, one, { mode: 'season-plan' });
  const first = await agree();
  expect(first).toBeGreaterThan(4);
  for (const { id } of principles) await applyPrinciple(deps, coach, id, null);
  expect(await agree()).toBeGreaterThan(first);
  const shaped = (await workoutsOf(deps, other)).filter(
    ({ reasons, scheduledDate }) => scheduledDate > '2026-11-23' && reasons.some(({ code }) => code === 'PRINCIPLE'),
  );
  const newDate = addDays(shaped[0]!.scheduledDate, 1);
  await rescheduleWorkout(deps, other, shaped[0]!.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
  await agree();
  await undoScheduleChange(deps, other, other.athleteId);
  await agree();
  await generateSchedule(deps, one, { mode: 'train-consistently', selectedSports: ['running'] });
  await agree();
  const { id } = await deps.db.revision.findUniqueOrThrow({
    where: { athleteId_number: { athleteId: one.athleteId, number: 2 } },
  });
  await restoreRevision(deps, one, id);
  await agree();
  await deps.db.workout.deleteMany({
    where: { athleteId: other.athleteId, scheduledDate: { gt: new Date('2026-12-01') } },
  });
  await agree();
  await endCoaching(deps, coach);
  expect(await agree()).toBe(0);
});

test('only the last three months count', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  const { id } = await addPrinciple(deps, coach, { context: 'Everyone', principle: TAUGHT[0]! });
  await generateSchedule(deps, athlete, { mode: 'season-plan' });
  expect((await principleRecords(deps, coach.coachId, METRIC)).get(id)!.fired).toBeGreaterThan(0);
  clock.now = new Date('2027-04-20T12:00:00Z');
  expect((await principleRecords(deps, coach.coachId, METRIC)).get(id)).toBeUndefined();
});

test('nobody’s reasons are opened for it: the index of effects and one workout for each principle', async () => {
  const athlete = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, athlete);
  await addPrinciple(deps, coach, { context: 'Everyone', principle: TAUGHT[0]! });
  await deps.db
    .$executeRaw`INSERT INTO "PrincipleEffect" ("principleId", "athleteId", "on", times, "madeAt") SELECT gen_random_uuid(), ${athlete.athleteId}::uuid, '2026-11-01', 1, now() FROM generate_series(1, 20000)`;
  await deps.db.$executeRaw`ANALYZE`;
  const sent = await statementsOf(() => principleRecords(deps, coach.coachId, METRIC));
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).not.toMatch(/reasons|proof/);
  expect((await planOf(database.url, sent[0]!)).indexes).toContain('PrincipleEffect_principleId_on_athleteId_idx');
});

test('the same words are read once, others anew', () => {
  const words = {
    principleType: 'training_philosophy',
    context: 'Everyone',
    principle: TAUGHT[0]!,
    phaseType: null,
    workoutType: null,
  };
  expect(compiledOf({ ...words })).toBe(compiledOf(words));
  expect(compiledOf({ ...words, workoutType: 'bike' })).not.toBe(compiledOf(words));
});
