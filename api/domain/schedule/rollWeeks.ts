import { Prisma } from '../../db/client.ts';
import { athletesDays, CLAIMED, claimAthletes, isUnclaimed } from '../kernel/jobClaim.ts';
import type { Deps } from '../kernel/ports.ts';
import { SCHEDULE_WEEKS } from '../planning/scheduleWindow.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';
/** Someone who has done nothing for so long sleeps: their weeks are made when they come back. */
const AWAKE_MS = 28 * 86_400_000;

/**
 * Claims athletes whose last week has come within the four weeks, by id, from the one behind `after`. Those of whom nobody has seen
 * anything are left out: no browser is signed in, no program, calendar or coach reads them, no weekly e-mail goes to them, and
 * nobody has changed their schedule. Empty: nobody is left.
 */
export async function claimDueForWeeks(
  deps: Pick<Deps, 'db' | 'clock'>,
  after: string | null,
  atMost = CLAIMED,
): Promise<string[]> {
  const now = deps.clock();
  const since = new Date(now.getTime() - AWAKE_MS);
  return claimAthletes(
    deps,
    'rollWeeks',
    Prisma.sql`
    SELECT a.id AS "athleteId" FROM "Athlete" a JOIN "User" u ON u.id = a."userId"
      JOIN (${await athletesDays(deps)}) own ON own."athleteId" = a.id
    WHERE a.id > ${after ?? FIRST}::uuid AND a."scheduleMode" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "TrainingWeek" w WHERE w."athleteId" = a.id AND w."weekStartDate" >= date_trunc('week', own.today)::date + ${7 * (SCHEDULE_WEEKS - 1)}::int)
      AND ${isUnclaimed('rollWeeks', Prisma.sql`a.id`, now)}
      AND (u."digestSince" IS NOT NULL
        OR EXISTS (SELECT FROM "Session" s WHERE s."userId" = u.id AND s."expiresAt" > ${now} AND s."absoluteExpiresAt" > ${now})
        OR EXISTS (SELECT FROM "CoachAssignment" c WHERE c."athleteId" = a.id AND c."endedAt" IS NULL)
        OR EXISTS (SELECT FROM "AccessToken" t WHERE t."userId" = u.id AND t."revokedAt" IS NULL AND t."lastUsedAt" > ${since})
        OR EXISTS (SELECT FROM "CalendarFeed" f WHERE f."athleteId" = a.id AND f."lastReadAt" > ${since})
        OR EXISTS (SELECT FROM "Revision" r WHERE r."athleteId" = a.id AND r."createdAt" > ${since} AND r."actorId" IS NOT NULL))
    ORDER BY a.id LIMIT ${atMost}`,
  );
}
