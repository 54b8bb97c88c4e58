import { visibleTo } from '../domain/kernel/access.ts';
import { WITH_FEEDBACK, type WorkoutRow, workoutOf } from '../domain/revision/scheduledWorkout.ts';
import { perAnswer } from './perAnswer.ts';

/** A workout by its id; null: it is gone, or not for the viewer. */
export const workoutBy = perAnswer<string, WorkoutRow | null>(async ({ deps, viewer }, ids) => {
  const rows = await deps.db.workout.findMany({
    where: { AND: [{ id: { in: [...ids] } }, visibleTo(viewer).workout] },
    include: WITH_FEEDBACK,
  });
  const found = new Map(rows.map((row) => [row.id, workoutOf(row)]));
  return ids.map((id) => found.get(id) ?? null);
});
