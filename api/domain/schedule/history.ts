import { isDone } from '../../core/codes/workout.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import { naming, summariesOf, summaryOfKept } from '../../core/messages/summary.ts';
import { reasonOf } from '../../core/messages/reason.ts';
import type { Revision } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { type AnsweredRevision, actorOf, changeSchedule } from '../revision/revision.ts';
import { withPresentRecordings } from '../revision/formerActivities.ts';
import { changesOf } from '../revision/revisionChanges.ts';
import { inOrder, loadWorkout, sameData, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { restoreBefore } from './undo.ts';

/** The revision and whose it is; throws NotFound, alike for a missing one and one that the viewer may not see. */
async function findRevision(db: Pick<Db, 'revision'>, viewer: Viewer, revisionId: string | null): Promise<Revision> {
  const where = { AND: [{ id: revisionId ?? '' }, visibleTo(viewer).revision] };
  const found = revisionId === null ? null : await db.revision.findFirst({ where });
  if (!found) throw new NotFound('Revision not found.');
  return found;
}

/**
 * Sets the schedule to what it was right after a revision; finished workouts and days that have passed stay. A revision of
 * its own, so undo brings back what it replaced. Throws NotFound and NotPossible (NOTHING_TO_RESTORE, NOTHING_TO_UNDO).
 */
export async function restoreRevision(
  deps: Deps,
  viewer: Viewer,
  revisionId: string | null,
): Promise<{ athleteId: string; revision: AnsweredRevision }> {
  const found = await findRevision(deps.db, viewer, revisionId);
  const { athleteId, number } = found;
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const { revision } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'restore',
    async (tx, athlete) => {
      if (number >= athlete.scheduleRevision)
        throw new NotPossible('NOTHING_TO_RESTORE', 'The schedule is already at this point.');
      const { changes, result } = await restoreBefore(tx, athlete, number + 1, { now: deps.clock() });
      const summary = summariesOf('Restored the schedule as it was after:', summaryOfKept(found));
      return { changes, result, summary, restoresNumber: number };
    },
  );
  return { athleteId, revision };
}

export interface DeclinedChange {
  athleteId: string;
  workout: WorkoutRow;
  revision: AnsweredRevision;
}

/**
 * Takes one workout out of a change: it is again what it was before the revision, and locked there, so that the planner does
 * not change it a second time. The rest of the revision stands. Throws NotFound, NotPossible (CHANGED_SINCE, DONE_OR_PAST).
 */
export async function declineChange(
  deps: Deps,
  viewer: Viewer,
  revisionId: string | null,
  workoutId: string | null,
): Promise<DeclinedChange> {
  const found = await findRevision(deps.db, viewer, revisionId);
  const { athleteId } = found;
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const change = changesOf(found).workouts.find(({ id }) => id === workoutId);
  if (!change) throw new NotFound('Workout not found.');
  const { before, after } = change;
  if (!before) throw new NotPossible('CHANGED_SINCE', 'This workout was added by the change: remove it instead.');
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'update',
    async (tx, athlete) => {
      const now = after === null ? null : await loadWorkout(tx, athleteId, before.id);
      if (now && after && !sameData({ ...now, version: 0 }, { ...after, version: 0 }))
        throw new NotPossible('CHANGED_SINCE', 'This workout was changed again since. Undo the later change first.');
      if ((now && isDone(now)) || before.scheduledDate < athlete.today)
        throw new NotPossible('DONE_OR_PAST', 'Finished workouts and days that have passed stay as they are.');
      if (!now && (await tx.workout.findFirst({ where: { id: before.id }, select: { id: true } })))
        throw new NotPossible('CHANGED_SINCE', 'This workout is in the schedule again.');
      const kept: WorkoutRow = {
        ...before,
        locked: true,
        reasons: [...before.reasons.filter(({ code }) => code !== 'KEPT'), reasonOf('KEPT', 'athlete', {})],
        version: (now ?? before).version + 1,
      };
      const workouts = await withPresentRecordings(
        tx,
        athleteId,
        [{ id: before.id, before: now, after: kept }],
        deps.clock(),
      );
      return {
        changes: { workouts, weeks: [] },
        summary: naming`Kept ${titleOf(before)} as it was.`,
        result: workouts[0]!.after!,
      };
    },
  );
  return { athleteId, workout: result, revision };
}

/** The workouts of a week as the planner first made it; null: the week is older than the record. */
export async function originalWorkouts(
  db: Pick<Db, '$queryRaw'>,
  week: { id: string; athleteId: string },
): Promise<WorkoutRow[] | null> {
  const made = JSON.stringify([{ id: week.id, before: null }]);
  const rows = await db.$queryRaw<{ changes: unknown }[]>`
    SELECT changes FROM "Revision" WHERE "athleteId" = ${week.athleteId}::uuid AND coalesce(changes->'kept', changes)->'weeks' @> ${made}::jsonb
    ORDER BY number LIMIT 1`;
  const workouts =
    rows[0] && changesOf(rows[0]).workouts.flatMap(({ after }) => (after && after.weekId === week.id ? [after] : []));
  return workouts ? workouts.sort(inOrder) : null;
}
