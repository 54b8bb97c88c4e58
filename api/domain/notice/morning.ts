import type { Deps } from '../kernel/ports.ts';
import { dayIn } from '../kernel/day.ts';
import { hourIn, MORNING, MORNING_HOURS } from './quietHours.ts';

/**
 * Writes the morning's notice of whoever wants it by push or e-mail and has something left to do that day, where their morning has begun;
 * once a day, whichever server comes first. Answers how many.
 */
export async function noticeMornings({ db, clock, events }: Deps): Promise<number> {
  const now = clock();
  // by our own clock: a database need not know every zone that we do
  const zones = (await db.user.groupBy({ by: ['timeZone'] })).map(({ timeZone }) => timeZone);
  const days = zones.map((zone) => dayIn(zone, now));
  const hours = zones.map((zone) => hourIn(zone, now));
  const told = await db.$queryRaw<{ userId: string }[]>`
    INSERT INTO "Notice" ("userId", "kind", "athleteId", "subject", "at", "pushAt", "mailAt")
    SELECT u.id, 'today', a.id, z.day, ${now},
      CASE WHEN 'today' = ANY (u."pushKinds") AND p."wants" THEN ${now}::timestamptz END,
      CASE WHEN 'today' = ANY (u."emailKinds") THEN ${now}::timestamptz END
    FROM unnest(${zones}::text[], ${days}::text[], ${hours}::int[]) AS z(zone, day, hour)
    JOIN "User" u ON u."timeZone" = z.zone JOIN "Athlete" a ON a."userId" = u.id
    CROSS JOIN LATERAL (SELECT CASE WHEN u."quietFrom" = u."quietUntil" THEN ${MORNING}::int ELSE u."quietUntil" END AS morning,
      EXISTS (SELECT FROM "PushSubscription" s WHERE s."userId" = u.id) AS "wants") p
    WHERE (('today' = ANY (u."pushKinds") AND p."wants") OR 'today' = ANY (u."emailKinds"))
      AND z.hour >= p.morning AND z.hour < p.morning + ${MORNING_HOURS}
      AND EXISTS (SELECT FROM "Workout" w WHERE w."athleteId" = a.id AND w."scheduledDate" = z.day::date AND w.status = 'scheduled')
    ON CONFLICT DO NOTHING RETURNING "userId"`;
  for (const { userId } of told) await events.publishMessages({ userId }).catch(() => {});
  return told.length;
}
