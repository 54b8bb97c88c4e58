import { addDays } from '../core/calendar.ts';
import { columnOf, dayIn } from './day.ts';
import type { Deps } from './ports.ts';
import { changeSchedule } from './revision.ts';
import { WITH_FEEDBACK, workoutOf } from './scheduledWorkout.ts';

const plural = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

/**
 * Sessions of past days that nobody spoke of become skipped, without feedback: missed. The athlete may still say what became
 * of them. Answers how many; asking again finds none, however many server processes ask.
 */
export async function closePastDays(deps: Deps, athleteId: string): Promise<number> {
  const planner = { userId: null, role: 'planner' as const };
  const { result } = await changeSchedule(deps, planner, athleteId, 'update', async (tx, { today }) => {
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

/** Athletes who may have such sessions: a day ahead of UTC, so that nobody's midnight is missed. */
export async function athletesWithPastDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const tomorrow = columnOf(addDays(dayIn('UTC', clock()), 1));
  const rows = await db.workout.findMany({
    where: { status: 'scheduled', scheduledDate: { lt: tomorrow } },
    distinct: ['athleteId'],
    select: { athleteId: true },
  });
  return rows.map(({ athleteId }) => athleteId);
}
