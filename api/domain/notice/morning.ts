import { Prisma } from '../../db/client.ts';
import type { Deps } from '../kernel/ports.ts';

/** Later it is no morning: who is told at noon has trained, or chosen not to. */
const LASTS_HOURS = 4;

const local = (now: Date) => Prisma.sql`(${now}::timestamptz AT TIME ZONE u."timeZone")`;

/** The hour at which an account's day begins for notices: as quietHours.ts has it. */
const MORNING = Prisma.sql`CASE WHEN u."quietFrom" = u."quietUntil" THEN 7 ELSE u."quietUntil" END`;

/**
 * Writes the morning's notice of whoever wants it by push or e-mail and has something left to do that day, where their morning has begun;
 * once a day, whichever server comes first. Answers how many.
 */
export function noticeMornings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const hour = Prisma.sql`extract(hour FROM ${local(now)})`;
  return db.$executeRaw`
    INSERT INTO "Notice" ("userId", "kind", "athleteId", "subject", "at", "pushAt", "mailAt")
    SELECT u.id, 'today', a.id, ${local(now)}::date::text, ${now},
      CASE WHEN 'today' = ANY (u."pushKinds") AND p."wants" THEN ${now}::timestamptz END,
      CASE WHEN 'today' = ANY (u."emailKinds") THEN ${now}::timestamptz END
    FROM "User" u JOIN "Athlete" a ON a."userId" = u.id
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM "PushSubscription" s WHERE s."userId" = u.id) AS "wants") p
    WHERE (('today' = ANY (u."pushKinds") AND p."wants") OR 'today' = ANY (u."emailKinds"))
      AND ${hour} >= ${MORNING} AND ${hour} < ${MORNING} + ${LASTS_HOURS}
      AND EXISTS (SELECT FROM "Workout" w WHERE w."athleteId" = a.id AND w."scheduledDate" = ${local(now)}::date AND w.status = 'scheduled')
    ON CONFLICT DO NOTHING`;
}
