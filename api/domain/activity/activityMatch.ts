import { naming, type Summary } from '../../core/messages/summary.ts';
import { titleOf } from '../../core/messages/workoutTitle.ts';
import { ACTIVITY_NAMES } from '../../core/load/activity.ts';
import { addDays, daysBetween } from '../../core/calendar/calendar.ts';
import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';
import type { Activity, Revision } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { summaryOf } from './activity.ts';
import { columnOf, dayIn, dayOf } from '../kernel/day.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { keepFormer } from '../revision/formerActivities.ts';
import { recordedRow, withActivities, withoutActivity } from '../revision/recorded.ts';
import { type AnsweredRevision, actorOf, changeBeside, changeSchedule } from '../revision/revision.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import { loadWorkout, type WorkoutRow, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';

const DAYS_AROUND = 3;
/** More minutes than two workouts differ by. */
const FAR = 10_000;

export interface Matched {
  athleteId: string;
  activityId: string;
  /** The workout that it counts for now; null: none. */
  workout: WorkoutRow | null;
  revision: AnsweredRevision;
}

/** Throws NotFound, alike for a missing one and one that the viewer may not see. */
async function findActivity(db: Pick<Db, 'activity'>, viewer: Viewer, activityId: string | null): Promise<Activity> {
  const where = { AND: [{ id: activityId ?? '' }, visibleTo(viewer).activity] };
  const found = activityId === null ? null : await db.activity.findFirst({ where });
  if (!found) throw new NotFound('Activity not found.');
  return found;
}

/**
 * Counts an activity for a workout, whatever it counted for before; the workout is done as recorded. Throws NotFound and
 * NotPossible (TOO_EARLY) for a workout of a day to come.
 */
export async function matchActivity(
  deps: Deps,
  viewer: Viewer,
  activityId: string | null,
  workoutId: string | null,
): Promise<Matched> {
  const { athleteId } = await findActivity(deps.db, viewer, activityId);
  await assertMay(deps.db, viewer, 'edit', athleteId);
  if (workoutId === null) throw new NotFound('Workout not found.');
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'activity',
    async (tx, { today }) => {
      const now = deps.clock();
      const activity = await findActivity(tx, viewer, activityId);
      const before = await loadWorkout(tx, athleteId, workoutId);
      if (activity.workoutId === workoutId)
        return { changes: { workouts: [], weeks: [] }, summary: '', result: before };
      if (before.scheduledDate > today)
        throw new NotPossible(
          'TOO_EARLY',
          'This workout is still to come. Move it to the day on which you did it first.',
        );
      const after = withActivities(before, [recordedRow(activity)], now);
      const workouts = [...(await released(tx, activity, now)), { id: before.id, before, after }];
      return {
        changes: { workouts, weeks: [] },
        summary: summaryOf([{ id: before.id, before, after }]),
        result: after,
      };
    },
  );
  return { athleteId, activityId: activityId!, workout: result, revision };
}

/** Counts an activity for no workout; the workout is what it was before. Throws NotFound and NotPossible (NOT_MATCHED). */
export async function unmatchActivity(
  deps: Deps,
  viewer: Viewer,
  activityId: string | null,
): Promise<Matched & { released: WorkoutRow }> {
  const { athleteId } = await findActivity(deps.db, viewer, activityId);
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'activity',
    async (tx) => {
      const activity = await findActivity(tx, viewer, activityId);
      const workouts = await released(tx, activity, deps.clock());
      if (workouts.length === 0) throw new NotPossible('NOT_MATCHED', 'This activity counts for no workout.');
      return {
        changes: { workouts, weeks: [] },
        summary: partedSummary(activity, workouts),
        result: workouts[0]!.after!,
      };
    },
  );
  return { athleteId, activityId: activityId!, workout: null, revision, released: result };
}

/**
 * Removes an activity, what it did to the schedule included; undoing the revision brings it back whole, for some days. Null revision: it
 * had done nothing, and is gone for good. Throws NotFound, Forbidden for a coach.
 */
export async function deleteActivity(
  deps: Deps,
  viewer: Viewer,
  activityId: string | null,
): Promise<{ athleteId: string; activityId: string; revision: Revision | null }> {
  const found = await findActivity(deps.db, viewer, activityId);
  const { athleteId } = found;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const actor = actorOf(viewer, athleteId);
  const { revision } = await changeBeside(deps, actor, athleteId, 'activity', async (tx, athlete) => {
    const activity = await findActivity(tx, viewer, activityId);
    const now = deps.clock();
    const workouts = await released(tx, activity, now);
    // without a change of the schedule there is no revision to undo
    if (workouts.length > 0) await keepFormer(tx, athlete, [found.id], now);
    await tx.activity.delete({ where: { id: found.id }, select: { id: true } });
    return {
      changes: { workouts, weeks: [], activities: [{ id: found.id, was: true, is: false }] },
      summary: partedSummary(activity, workouts),
      result: null,
    };
  });
  return { athleteId, activityId: found.id, revision };
}

/** Workouts that an activity may have been: of its day or up to three days around it, none still to come, the likeliest first. */
export async function matchCandidates(
  { db, clock }: Deps,
  viewer: Viewer,
  { athleteId, day, sport, movingSec }: Pick<Activity, 'athleteId' | 'day' | 'sport' | 'movingSec'>,
): Promise<WorkoutRow[]> {
  const { user } = await db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true } } },
  });
  const today = dayIn(user.timeZone, clock());
  const date = dayOf(day);
  const last = [addDays(date, DAYS_AROUND), today].sort()[0]!;
  const rows = await db.workout.findMany({
    where: {
      AND: [
        { athleteId, scheduledDate: { gte: columnOf(addDays(date, -DAYS_AROUND)), lte: columnOf(last) } },
        visibleTo(viewer).workout,
      ],
    },
    include: WITH_FEEDBACK,
  });
  const farness = ({ scheduledDate, workoutType, duration }: WorkoutRow) =>
    Math.abs(daysBetween(date, scheduledDate)) * FAR +
    (workoutType === sport ? 0 : FAR / 2) +
    Math.abs(duration - movingSec / 60);
  return rows.map(workoutOf).sort((a, b) => farness(a) - farness(b) || (a.id < b.id ? -1 : 1));
}

/** Removes what a device account handed on, for good; the workouts are what they were without. The athlete's row is locked. */
export async function removePulled(tx: Tx, athleteId: string, connectionId: string, now: Date) {
  const where = { athleteId, connectionId };
  const activities = await tx.activity.findMany({ where, select: { id: true, workoutId: true } });
  const changes = new Map<string, RowChange<WorkoutRow>>();
  for (const { id, workoutId } of activities) {
    if (workoutId === null) continue;
    const before = changes.get(workoutId)?.before ?? (await loadWorkout(tx, athleteId, workoutId));
    const after = withoutActivity(changes.get(workoutId)?.after ?? before, id, now);
    changes.set(workoutId, { id: workoutId, before, after });
  }
  await tx.activity.deleteMany({ where });
  return { removed: activities.length, changes: [...changes.values()] };
}

/** The workout that the activity counts for, without it. */
async function released(tx: Tx, { id, athleteId, workoutId }: Activity, now: Date): Promise<RowChange<WorkoutRow>[]> {
  if (workoutId === null) return [];
  const before = await loadWorkout(tx, athleteId, workoutId);
  return [{ id: before.id, before, after: withoutActivity(before, id, now) }];
}

function partedSummary({ sport }: Activity, workouts: readonly RowChange<WorkoutRow>[]): Summary {
  const after = workouts[0]?.after;
  const name = ACTIVITY_NAMES[sport as ActivitySport].toLowerCase();
  return naming`No longer counted the recorded ${name} for ${after ? titleOf(after) : 'a workout'}.`;
}
