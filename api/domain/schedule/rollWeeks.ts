import { addDays, type Day, weeksBetween } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { countOf } from '../../core/units/countOf.ts';
import { Prisma } from '../../db/client.ts';
import { fillAdaptedWeeks } from '../adapt/filledWeeks.ts';
import { applyRecurringPreferences } from '../adapt/recurringPreference.ts';
import { followAthletesRungs } from '../adapt/followRungs.ts';
import { holdScheduleToDone } from '../adapt/holdToDone.ts';
import { NotPossible, PlanConflict } from '../kernel/errors.ts';
import { athletesDays, CLAIMED, claimAthletes, isUnclaimed } from '../kernel/jobClaim.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { settleProofs } from '../planning/weekProof.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import { changeSchedule, type LockedAthlete, PLANNER } from '../revision/revision.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import { weekRowOf } from '../revision/scheduledWorkout.ts';
import { lowerBeforeRace } from '../season/lowerBeforeRace.ts';
import { timeText } from '../../core/units/timeText.ts';

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

/**
 * Adds weeks that are missing because time has passed, as a change by the planner; existing weeks remain, but for an A race that is
 * near without a taper, after days of silence, and for hard workouts whose rung has moved. Does nothing when all four weeks exist, or when they cannot be planned now. True: weeks were added.
 */
export async function rollWeeks(deps: Deps, athleteId: string): Promise<boolean> {
  const rolled = await addMissingWeeks(deps, athleteId);
  const loweredFrom = await lowerBeforeRace(deps, athleteId);
  if (loweredFrom !== null) await applyRecurringPreferences(deps, athleteId, loweredFrom);
  if (rolled) {
    await followAthletesRungs(deps, athleteId);
    await holdScheduleToDone(deps, athleteId);
  }
  return rolled;
}

async function addMissingWeeks(deps: Deps, athleteId: string): Promise<boolean> {
  try {
    const { result } = await changeSchedule(deps, PLANNER, athleteId, 'generate', async (tx, athlete) => {
      const nothing = { changes: { workouts: [], weeks: [] }, summary: '', result: null };
      const firstWeek = athlete.scheduleMode === null ? null : await firstMissingWeek(tx, athlete);
      if (firstWeek === null) return nothing;
      await settleProofs(tx, athlete);
      const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
      const count = weeksBetween(firstWeek, windowOf(athlete.today).lastDay) + 1;
      const { changes } = await fillAdaptedWeeks(tx, athlete, { settings, firstWeek, count, now: deps.clock() });
      return { changes, summary: plannedText(firstWeek, count, changes), result: firstWeek as Day | null };
    });
    if (result === null) return false;
    await applyRecurringPreferences(deps, athleteId, result);
    return true;
  } catch (error) {
    // a limit has changed since then: the athlete sees the conflict when they generate again, but reading must still work
    if (error instanceof PlanConflict || error instanceof NotPossible) return false;
    throw error;
  }
}

/** "The week from Monday 21 December: 6 workouts, 4:12 h." */
function plannedText(firstWeek: Day, count: number, { workouts }: Pick<ScheduleChanges, 'workouts'>): string {
  const planned = workouts.flatMap(({ after }) => (after && after.scheduledDate >= firstWeek ? [after.duration] : []));
  const time = timeText(planned.reduce((sum, minutes) => sum + minutes, 0));
  const weeks = count === 1 ? 'The week' : `${count} weeks`;
  return `${weeks} from ${dayName(firstWeek)}: ${countOf(planned.length, 'workout')}, ${time}.`;
}

/** Monday of the first week from which all weeks of the window are missing; null: no week is missing. */
async function firstMissingWeek(tx: Tx, { id, today }: LockedAthlete): Promise<Day | null> {
  const { firstDay, lastDay } = windowOf(today);
  const last = await tx.trainingWeek.findFirst({ where: { athleteId: id }, orderBy: { weekStartDate: 'desc' } });
  const next = last ? addDays(weekRowOf(last).weekStartDate, 7) : firstDay;
  if (next > lastDay) return null;
  return next < firstDay ? firstDay : next;
}
