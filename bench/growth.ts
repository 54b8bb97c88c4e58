import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { METRIC } from '../api/core/units/displayUnits.ts';
import { createClient } from '../api/db/client.ts';
import { startEmbedded } from '../api/db/embedded.ts';
import { migrate } from '../api/db/migrate.ts';
import { readLibrary } from '../api/domain/library/libraryPage.ts';
import { claimPastDays } from '../api/domain/schedule/pastDays.ts';
import { addPrinciple, principleRecords } from '../api/domain/principle/principle.ts';
import { testDeps } from '../api/test/app.ts';
import { aCoachOf, aScheduledAthlete } from '../api/test/schedules.ts';
import { median, report, size } from './table.ts';

const NOW = '2026-11-20T12:00:00Z';
const ROUNDS = size(20);
const PAST_WORKOUTS = size(500_000, 100);
const OTHERS = size(300, 3);
const WORKOUTS = size(250, 3);
const PRINCIPLES = 20;
const EFFECTS = size(10_000, 10);

async function timed(act: () => Promise<unknown>): Promise<number> {
  await act();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** What grows with the years and with other people, and must not be felt: jobs, a coach's principles, a search of the library. */
export async function growth(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-growth-'));
  const database = await startEmbedded(path.join(scratch, 'database'), { say: () => {} });
  const url = database.url('postgres');
  await migrate(url);
  const db = createClient(url, { longestMs: 300_000 });
  try {
    const deps = testDeps(db, NOW);
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const { id: weekId } = await db.trainingWeek.findFirstOrThrow({ where: { athleteId: athlete.athleteId } });
    for (let n = 0; n < PRINCIPLES; n += 1)
      await addPrinciple(deps, coach, { context: 'Everyone', principle: 'No long run on Sunday' });
    await db.$executeRaw`
      INSERT INTO "Workout" (id, "athleteId", "weekId", "scheduledDate", "workoutType", intensity, duration, tss, status, description, instructions, "timeOfDay", "updatedAt")
      SELECT gen_random_uuid(), ${athlete.athleteId}::uuid, ${weekId}::uuid, '2026-11-01'::date - n % 3650, 'run', 'easy', 30, 25, 'completed', '', '', 'morning', now() FROM generate_series(1, ${PAST_WORKOUTS}::int) n`;
    await db.$executeRaw`
      INSERT INTO "PrincipleEffect" ("principleId", "athleteId", "on", times, "madeAt")
      SELECT p.id, ${athlete.athleteId}::uuid, '2026-11-20'::date - n % 80, 1, now() FROM "Principle" p, generate_series(1, ${EFFECTS}::int / ${PRINCIPLES}::int + 1) n`;
    await db.$executeRaw`
      WITH other AS (INSERT INTO "User" (id, email, "firstName", "lastName", "timeZone", "updatedAt") SELECT gen_random_uuid(), 'growth.' || n || '@example.com', '', '', 'UTC', now() FROM generate_series(1, ${OTHERS}::int) n RETURNING id),
        coach AS (INSERT INTO "Coach" (id, "userId") SELECT gen_random_uuid(), id FROM other RETURNING id)
      INSERT INTO "LibraryWorkout" (id, "coachId", name, "workoutType", intensity, instructions, "searchText", "updatedAt")
      SELECT gen_random_uuid(), coach.id, 'Canal repeats', 'run', 'easy', '', 'canal repeats', now() FROM coach, generate_series(1, ${WORKOUTS}::int)`;
    await db.$executeRaw`UPDATE "LibraryWorkout" SET "coachId" = ${coach.coachId}::uuid WHERE "coachId" = (SELECT "coachId" FROM "LibraryWorkout" LIMIT 1)`;
    await db.$executeRaw`VACUUM ANALYZE`;
    const claim = await timed(() => claimPastDays(deps));
    const records = await timed(() => principleRecords(deps, coach.coachId, METRIC));
    const search = await timed(() => readLibrary(db, coach, { search: 'canal' }, { size: 20 }));
    report('Growth', [
      {
        name: `past days looked for among ${PAST_WORKOUTS} workouts`,
        value: claim,
        unit: 'ms',
        target: 'at most 10',
        holds: claim <= 10,
      },
      {
        name: `${PRINCIPLES} principles counted over ${EFFECTS} effects`,
        value: records,
        unit: 'ms',
        target: 'at most 8',
        holds: records <= 8,
      },
      {
        name: `search among ${OTHERS * WORKOUTS} workouts of all coaches`,
        value: search,
        unit: 'ms',
        target: 'at most 5',
        holds: search <= 5,
      },
    ]);
  } finally {
    await db.$disconnect();
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
