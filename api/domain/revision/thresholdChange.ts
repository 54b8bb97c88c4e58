import type { Thresholds } from '../../core/athlete/athlete.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { ThresholdChange } from '../../core/messages/threshold.ts';
import { retargeted } from '../../core/workout/prescription/retarget.ts';
import type { Prisma, ThresholdRecord } from '../../generated/prisma/client.ts';
import { columnOf } from '../kernel/day.ts';
import { newId } from '../kernel/newId.ts';
import type { Tx } from '../kernel/ports.ts';
import type { RowChange } from './revision.ts';
import { WITH_FEEDBACK, workoutOf, type WorkoutRow } from './scheduledWorkout.ts';

/** What is kept of a threshold that the athlete took or left. */
export function keepThreshold(
  tx: Tx,
  athleteId: string,
  { threshold, from, to, evidence }: ThresholdChange,
  { decision, now }: { decision: 'accepted' | 'dismissed'; now: Date },
): Promise<ThresholdRecord> {
  return tx.thresholdRecord.create({
    data: {
      id: newId(now),
      athleteId,
      threshold,
      value: to,
      previous: from,
      evidence: evidence as unknown as Prisma.InputJsonValue,
      decision,
      by: 'athlete',
      decidedAt: now,
    },
  });
}

/** Workouts to come with what they aim at by the new thresholds. */
export async function retargetedWorkouts(
  tx: Tx,
  athleteId: string,
  { today, before, after }: { today: Day; before: Thresholds; after: Thresholds },
): Promise<RowChange<WorkoutRow>[]> {
  const rows = await tx.workout.findMany({
    where: { athleteId, scheduledDate: { gte: columnOf(today) }, status: 'scheduled' },
    include: WITH_FEEDBACK,
    orderBy: { id: 'asc' },
  });
  return rows.map(workoutOf).flatMap((workout): RowChange<WorkoutRow>[] => {
    const aimed = retargeted(workout, { before, after, byPlanner: workout.madeBy === 'planner' });
    return aimed ? [{ id: workout.id, before: workout, after: { ...aimed, version: workout.version + 1 } }] : [];
  });
}
