import { addDays } from '../../core/calendar/calendar.ts';
import { Prisma } from '../../db/client.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { athletesDays, CLAIMED, claimAthletes, isUnclaimed } from '../kernel/jobClaim.ts';
import type { Deps } from '../kernel/ports.ts';
import { changeSchedule, PLANNER } from '../revision/revision.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

const plural = (count: number) => (count === 1 ? '1 workout' : `${count} workouts`);

/**
 * Workouts of past days that nobody spoke of become skipped, without feedback: missed. The athlete may still say what became
 * of them. Answers how many; asking again finds none, however many server processes ask.
 */
export async function closePastDays(deps: Deps, athleteId: string): Promise<number> {
  const { result } = await changeSchedule(deps, PLANNER, athleteId, 'update', async (tx, { today }) => {
    const open = await tx.workout.findMany({
      where: { athleteId, status: 'scheduled', scheduledDate: { lt: columnOf(today) } },
      orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
      include: WITH_FEEDBACK,
    });
    const workouts = open.map(workoutOf).map((before) => {
      const after = { ...before, status: 'skipped' as const, version: before.version + 1 };
      return { id: before.id, before, after };
    });
    const summary = `${plural(workouts.length)} of past days ${workouts.length === 1 ? 'was' : 'were'} missed.`;
    return { changes: { workouts, weeks: [] }, summary, result: workouts.length };
  });
  return result;
}

/** Open workouts that one look takes in; an athlete's are next to each other only where they were away for long. */
const LOOKED_AT = 500;

/** Claims athletes who have such workouts, those with the oldest first; empty: nobody is left. */
export async function claimPastDays(deps: Pick<Deps, 'db' | 'clock'>, atMost = CLAIMED): Promise<string[]> {
  const now = deps.clock();
  // nobody's day is further on: what the index is asked for
  const latest = addDays(dayIn('UTC', now), 1);
  return claimAthletes(
    deps,
    'pastDays',
    Prisma.sql`
    SELECT DISTINCT open."athleteId" FROM (
      SELECT w."athleteId" FROM "Workout" w JOIN (${await athletesDays(deps)}) own ON own."athleteId" = w."athleteId"
      WHERE w.status = 'scheduled' AND w."scheduledDate" < ${latest}::date AND w."scheduledDate" < own.today
        AND ${isUnclaimed('pastDays', Prisma.sql`w."athleteId"`, now)}
      ORDER BY w."scheduledDate" LIMIT ${LOOKED_AT}
    ) open LIMIT ${atMost}`,
  );
}
