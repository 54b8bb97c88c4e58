import { isDone } from '../../core/codes/workout.ts';
import { summariesOf, summaryOfKept } from '../../core/messages/summary.ts';
import { COACH } from '../../core/messages/reader.ts';
import { problemFor } from '../kernel/reader.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { type Batch, batchOf, type BatchOutcome } from './batch.ts';
import { coachOf } from './coaching.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { actorOf, changeSchedule, type LockedAthlete, type ActOutcome } from '../revision/revision.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import { changesOf } from '../revision/revisionChanges.ts';
import { sameData, type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

/**
 * Takes a change for several athletes back, for all of them at once. A workout that was changed, finished or has passed since
 * stays as it is, and the athlete is named. Undoing twice is undoing once. Throws NotFound, NotPossible (NOT_APPLIED).
 */
export async function undoBatchChange(deps: Deps, viewer: Viewer, batchId: string | null): Promise<Batch> {
  const coachId = coachOf(viewer);
  const where = { id: batchId ?? '', coachId };
  const row = batchId === null ? null : await deps.db.batchChange.findFirst({ where });
  if (!row) throw new NotFound('This change was not found.');
  if (!row.appliedAt) throw new NotPossible('NOT_APPLIED', 'This change was never applied.');
  const { count } = await deps.db.batchChange.updateMany({
    where: { ...where, undoneAt: null },
    data: { undoneAt: deps.clock() },
  });
  if (count === 0) return batchOf(row);
  const undone: BatchOutcome[] = [];
  for (const outcome of batchOf(row).applied) undone.push(await undoneFor(deps, viewer, outcome));
  return { ...batchOf(await deps.db.batchChange.findUniqueOrThrow({ where: { id: row.id } })), applied: undone };
}

async function undoneFor(
  deps: Deps,
  viewer: Viewer,
  { athleteId, revisionId, problem }: BatchOutcome,
): Promise<BatchOutcome> {
  if (revisionId === null) return { athleteId, revisionId, problem };
  try {
    await assertMay(deps.db, viewer, 'edit', athleteId);
    const { revision, result } = await changeSchedule(
      deps,
      actorOf(viewer, athleteId),
      athleteId,
      'undo',
      (tx, athlete) => revertBatch(tx, athlete, revisionId),
    );
    const stayed =
      result === 0
        ? null
        : result === 1
          ? '1 workout has changed since and stays.'
          : `${result} workouts have changed since and stay.`;
    return { athleteId, revisionId: revision.id, problem: stayed };
  } catch (error) {
    return { athleteId, revisionId: null, problem: problemFor(error, COACH) };
  }
}

/** The workouts of the revision as they were before it, as far as they are still what it made of them; answers how many are not. */
async function revertBatch(tx: Tx, athlete: LockedAthlete, revisionId: string): Promise<ActOutcome<number>> {
  const revision = await tx.revision.findFirst({ where: { id: revisionId, athleteId: athlete.id } });
  if (!revision) throw new NotFound('Revision not found.');
  const { workouts } = changesOf(revision);
  const rows = await tx.workout.findMany({
    where: { athleteId: athlete.id, id: { in: workouts.map(({ id }) => id) } },
    include: WITH_FEEDBACK,
  });
  const current = new Map(rows.map((row) => [row.id, workoutOf(row)]));
  const bare = (workout: WorkoutRow) => ({ ...workout, version: 0 });
  const restored = workouts.flatMap(({ id, before, after }): RowChange<WorkoutRow>[] => {
    const now = current.get(id);
    const isUntouched =
      now && before && after && sameData(bare(now), bare(after)) && !isDone(now) && now.scheduledDate >= athlete.today;
    return isUntouched ? [{ id, before: now, after: { ...before, version: now.version + 1 } }] : [];
  });
  const stayed = workouts.length - restored.length;
  if (restored.length === 0)
    throw new NotPossible('NOTHING_TO_UNDO', 'All of its workouts have changed or passed since.');
  const isLatest = revision.number === athlete.scheduleRevision && stayed === 0;
  return {
    changes: { workouts: restored, weeks: [] },
    summary: summariesOf('Undid:', summaryOfKept(revision)),
    // only what was the latest change can be passed over by the next undo
    ...(isLatest && { undoesNumber: revision.number }),
    result: stayed,
  };
}
