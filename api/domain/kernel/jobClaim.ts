import { Prisma } from '../../db/client.ts';
import { dayIn } from './day.ts';
import type { Deps } from './ports.ts';

/** What is done by the clock for one athlete after the other, and for how long whoever claims an athlete has them alone. */
const JOBS = {
  pastDays: { leaseMs: 10 * 60_000 },
  // one that cannot be planned as things stand is not tried again at every round
  rollWeeks: { leaseMs: 6 * 3_600_000 },
} as const;
export type JobName = keyof typeof JOBS;

/** Athletes of one claim: seconds of work, so that a process that dies leaves little behind until its lease ends. */
export const CLAIMED = 50;

/** Any number, the same in every server process of a database. */
const LOCK = 7_301_002;

/** Condition: nobody has claimed that athlete for the job. */
export const isUnclaimed = (job: JobName, athleteId: Prisma.Sql, now: Date) =>
  Prisma.sql`NOT EXISTS (SELECT FROM "JobClaim" c WHERE c.job = ${job} AND c."athleteId" = ${athleteId} AND c.until > ${now})`;

/**
 * Claims athletes for this process: those that `due` selects as "athleteId", none of whom may be claimed already. Claims are made one
 * after the other, so that no two processes get the same athlete; the work goes on side by side. A claim ends with its lease, done or not.
 */
export async function claimAthletes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  job: JobName,
  due: Prisma.Sql,
): Promise<string[]> {
  const until = new Date(clock().getTime() + JOBS[job].leaseMs);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    const rows = await tx.$queryRaw<{ athleteId: string }[]>`
      INSERT INTO "JobClaim" (job, "athleteId", until) SELECT ${job}, due."athleteId", ${until} FROM (${due}) due
      ON CONFLICT (job, "athleteId") DO UPDATE SET until = excluded.until RETURNING "athleteId"`;
    return rows.map(({ athleteId }) => athleteId).sort();
  });
}

/** Every athlete's day: rows of "athleteId" and today. Told here for each zone that accounts are in: the database may know other zones. */
export async function athletesDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Prisma.Sql> {
  // by a step in the index from one zone to the next: there are few, however many accounts
  const rows = await db.$queryRaw<{ zone: string }[]>`
    WITH RECURSIVE used AS (
      SELECT min("timeZone") AS zone FROM "User"
      UNION ALL SELECT (SELECT min(u."timeZone") FROM "User" u WHERE u."timeZone" > used.zone) FROM used WHERE used.zone IS NOT NULL
    ) SELECT zone FROM used WHERE zone IS NOT NULL`;
  const zones = rows.map(({ zone }) => zone);
  const days = zones.map((zone) => dayIn(zone, clock()));
  return Prisma.sql`
    SELECT a.id AS "athleteId", greatest(place.day::date, u."latestDay") AS today
    FROM "Athlete" a JOIN "User" u ON u.id = a."userId"
    JOIN unnest(${zones}::text[], ${days}::text[]) AS place(zone, day) ON place.zone = u."timeZone"`;
}
