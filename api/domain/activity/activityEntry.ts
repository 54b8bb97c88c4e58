import { createHash } from 'node:crypto';
import { type FitLeg, NOTHING_MEASURED } from '../../core/workout/fit/fitFile.ts';
import type { Activity, Revision } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { NotPossible } from '../kernel/errors.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { keepFormer } from '../revision/formerActivities.ts';
import type { ActivityChange, RowChange } from '../revision/scheduleChanges.ts';
import { activityTss, withActivities, withoutActivity } from '../revision/recorded.ts';
import { actorOf, changeBeside } from '../revision/revision.ts';
import { loadWorkout, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { assertNew, cameWith, CLOCK_SLACK_MS, keep, summaryOf } from './activity.ts';
import { columnsOf, legBy, recordedOf } from './activityRow.ts';
import { type ActivityEntry, activityEntrySchema } from './activityEntry.schema.ts';

export interface Entered {
  activity: Activity;
  /** created, updated; unchanged: it was there as it was sent. */
  outcome: 'created' | 'updated' | 'unchanged';
  /** The change of the schedule; null: there was none. */
  revision: Revision | null;
}

/** A recording of which nothing but its sums is known. */
function legOf({ source: _source, externalId: _externalId, elapsedSec, ...sums }: ActivityEntry): FitLeg {
  return { ...NOTHING_MEASURED, ...sums, elapsedSec: Math.max(elapsedSec ?? 0, sums.movingSec) };
}

/**
 * Keeps what a program tells of an athlete's activity, once for its id there: the same again changes nothing, another version
 * replaces what was told before and counts for the same workout. Throws NotFound, InvalidInput, NotPossible (FIT_IN_THE_FUTURE)
 * and ActivityExists, where another recording began at that moment.
 */
export async function enterActivity(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  given: unknown,
): Promise<Entered> {
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const entry = parse(activityEntrySchema, given);
  const now = deps.clock();
  if (Date.parse(entry.startedAt) > now.getTime() + CLOCK_SLACK_MS)
    throw new NotPossible('FIT_IN_THE_FUTURE', 'This activity lies in the future.');
  const { source, externalId } = entry;
  const contentHash = createHash('sha256').update(JSON.stringify(entry)).digest('hex');
  const about = { athleteId: athleteId!, contentHash, source, externalId, now };
  const { revision, result } = await changeBeside(
    deps,
    actorOf(viewer, athleteId!),
    athleteId!,
    'activity',
    async (tx, athlete) => {
      const before = await tx.activity.findFirst({ where: { athleteId: athleteId!, source, externalId } });
      if (before?.contentHash === contentHash) return answer([], { id: before.id, outcome: 'unchanged' }, []);
      if (before) {
        const { id, workoutId } = before;
        if (workoutId !== null) await keepFormer(tx, athlete, [id], now);
        const replaced = await replace(tx, before, legOf(entry), about);
        return answer(replaced, { id, outcome: 'updated' }, [{ id, was: true, is: true }]);
      }
      const { activities, changes } = await keep(tx, { ...about, legs: [legOf(entry)] });
      return answer(changes, { id: activities[0]!.id, outcome: 'created' }, cameWith(activities));
    },
  );
  const row = await deps.db.activity.findFirstOrThrow({ where: { athleteId: athleteId!, id: result.id } });
  const workout = row.workoutId === null ? null : await loadWorkout(deps.db, athleteId!, row.workoutId);
  return { activity: { ...row, tss: activityTss(row, workout) }, outcome: result.outcome, revision };
}

const answer = (
  workouts: RowChange<WorkoutRow>[],
  result: { id: string; outcome: Entered['outcome'] },
  activities: readonly ActivityChange[],
) => ({
  changes: { workouts, weeks: [], activities },
  summary: workouts.length > 0 ? summaryOf(workouts) : '',
  result,
});

/** Writes the activity anew; the workout that it counts for is done as it says now. The athlete's row is locked. */
async function replace(
  tx: Tx,
  { id, athleteId, workoutId, createdAt }: Activity,
  leg: FitLeg,
  about: Parameters<typeof columnsOf>[1],
): Promise<RowChange<WorkoutRow>[]> {
  const { startedAt, sport } = leg;
  await assertNew(tx, athleteId, { startedAt: new Date(startedAt), sport, id: { not: id } });
  const athlete = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    include: { user: { select: { timeZone: true } } },
  });
  const made = legBy(athlete, leg, id, about.now);
  const { id: _id, athleteId: _athleteId, ...columns } = columnsOf(made, about);
  await tx.activity.update({ where: { id }, data: { ...columns, createdAt }, select: { id: true } });
  if (workoutId === null) return [];
  const before = await loadWorkout(tx, athleteId, workoutId);
  const after = withActivities(withoutActivity(before, id, about.now), [recordedOf(made)], about.now);
  return [{ id: before.id, before, after }];
}
