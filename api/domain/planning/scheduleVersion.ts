import { addDays } from '../../core/calendar/calendar.ts';
import { dayIn } from '../kernel/day.ts';
import type { Db, Deps } from '../kernel/ports.ts';

/**
 * Names for each athlete the state of their schedule page: of all that is on it, of the limits by which its weeks are proved, and of
 * the illness, injuries and circumstances that are asked for beside it. Each row is named by the transaction that wrote it last: the athlete's
 * own, what their coaches teach them, a recording of this week that counts for no workout; weeks, workouts and feedback by the revision,
 * without which nobody writes them; requests by the last that was applied, for they go to waste before eight days. An athlete who is not there has none.
 */
export async function loadScheduleVersions(
  { db, clock }: Pick<Deps, 'clock'> & { db: Pick<Db, '$rows'> },
  athleteIds: readonly string[],
): Promise<Map<string, string>> {
  const now = clock();
  const since = addDays(dayIn('UTC', now), -8);
  const rows = await db.$rows<{ id: string; version: string; timeZone: string }>`
    SELECT a.id, u."timeZone", concat_ws(' ', a."scheduleRevision", a.xmin, u.xmin, p.xmin, s.xmin,
      (SELECT string_agg(i.id || ':' || i.xmin, ' ' ORDER BY i.id) FROM "IllnessReport" i WHERE i."athleteId" = a.id), '/',
      (SELECT string_agg(j.id || ':' || j.xmin, ' ' ORDER BY j.id) FROM "Injury" j WHERE j."athleteId" = a.id), '/',
      (SELECT string_agg(f.id || ':' || f.xmin, ' ' ORDER BY f.id) FROM "FitnessAssessment" f WHERE f."athleteId" = a.id), '/',
      (SELECT string_agg(h.id || ':' || h.xmin, ' ' ORDER BY h.id) FROM "Phase" h WHERE h."planId" = s.id), '/',
      (SELECT string_agg(r.id || ':' || r.xmin, ' ' ORDER BY r.id) FROM "Race" r WHERE r."planId" = s.id), '/',
      (SELECT string_agg(concat_ws(':', k.id, v.xmin, n.id, n.xmin), ' ' ORDER BY k.id, n.id) FROM "CoachAssignment" k
        JOIN "Coach" c ON c.id = k."coachId" JOIN "User" v ON v.id = c."userId"
        LEFT JOIN "Principle" n ON n."coachId" = k."coachId" AND n."isActive"
        WHERE k."athleteId" = a.id AND k."endedAt" IS NULL), '/',
      (SELECT max(g."appliedAt") FROM "Suggestion" g WHERE g."athleteId" = a.id AND g."createdAt" >= ${since}::date), '/',
      (SELECT string_agg(c.id || ':' || c.xmin, ' ' ORDER BY c.id) FROM "Activity" c
        WHERE c."athleteId" = a.id AND c."workoutId" IS NULL AND c.day >= ${since}::date)) AS version
    FROM "Athlete" a JOIN "User" u ON u.id = a."userId" LEFT JOIN "TrainingPreferences" p ON p."athleteId" = a.id
      LEFT JOIN "SeasonPlan" s ON s."athleteId" = a.id
    WHERE a.id = ANY(${athleteIds}::uuid[])`;
  return new Map(rows.map(({ id, version, timeZone }) => [id, `${version} ${dayIn(timeZone, now)}`]));
}
