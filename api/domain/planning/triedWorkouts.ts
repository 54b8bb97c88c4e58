import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { isDone, type WorkoutStatus, type WorkoutType } from '../../core/codes/workout.ts';
import { RUNG_HISTORY_WEEKS } from '../../core/constants/rungs.ts';
import type { TriedWorkout } from '../../core/workout/rungs.ts';
import { TEST_IDS } from '../../core/workout/thresholdTest.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import type { Db } from '../kernel/ports.ts';

/** What tells of rungs: no steps and no texts but the title. */
const TRIED_FIELDS = {
  id: true,
  athleteId: true,
  scheduledDate: true,
  workoutType: true,
  intensity: true,
  description: true,
  templateId: true,
  duration: true,
  status: true,
  feedback: { select: { actualDuration: true, perceivedExertion: true, reasonForSkip: true } },
} satisfies Prisma.WorkoutSelect;

export interface AthletesTried extends TriedWorkout {
  athleteId: string;
}

/** Workouts of families, and tests, of which something was said or recorded, from the year before `from` until `to`. By an index, in one read. */
export async function triedWorkouts(
  db: Pick<Db, 'workout'>,
  athleteIds: readonly string[],
  { from, to }: { from: Day; to: Day },
): Promise<AthletesTried[]> {
  const rows = await db.workout.findMany({
    where: {
      athleteId: { in: [...athleteIds] },
      scheduledDate: { gte: columnOf(addDays(from, -7 * RUNG_HISTORY_WEEKS)), lte: columnOf(to) },
      status: { not: 'scheduled' },
      OR: [{ templateId: { contains: '/' } }, { templateId: { in: [...TEST_IDS] } }],
    },
    select: TRIED_FIELDS,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
  return rows.map(triedWorkout);
}

function triedWorkout(row: Prisma.WorkoutGetPayload<{ select: typeof TRIED_FIELDS }>): AthletesTried {
  const { id, athleteId, description, templateId, duration, feedback } = row;
  const status = row.status as WorkoutStatus;
  return {
    id,
    athleteId,
    scheduledDate: dayOf(row.scheduledDate),
    workoutType: row.workoutType as WorkoutType,
    intensity: intensityFromText(row.intensity),
    description,
    templateId,
    plannedMinutes: duration,
    status,
    doneMinutes: isDone({ status }) ? (feedback?.actualDuration ?? duration) : 0,
    perceivedExertion: feedback?.perceivedExertion ?? null,
    isSkippedTired: status === 'skipped' && feedback?.reasonForSkip === 'fatigue',
  };
}
