import { isDone } from '../../core/codes/workout.ts';
import { summariesOf, summaryOfKept } from '../../core/messages/summary.ts';
import { COACH } from '../../core/messages/reader.ts';
import { problemFor } from '../kernel/reader.ts';
import { type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import type { Principle } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { coachOf } from '../coaching/coaching.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import type { PrincipleOutcome } from './principleApplication.ts';
import { paired } from './principleFollowing.ts';
import { actorOf, changeSchedule, type LockedAthlete, type ActOutcome } from '../revision/revision.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import { changesOf } from '../revision/revisionChanges.ts';
import {
  sameData,
  type WorkoutRow,
  weekRowOf,
  type WeekRow,
  WITH_FEEDBACK,
  workoutOf,
} from '../revision/scheduledWorkout.ts';

/**
 * Takes back what applying a principle did, for all of its athletes at once; the principle itself stays. An athlete whose
 * schedule has changed since keeps it and is named; a week of which something has passed stays whole. Undoing twice is
 * undoing once. Throws Forbidden, NotFound.
 */
export async function undoPrinciple(
  deps: Deps,
  viewer: Viewer,
  actId: string | null,
): Promise<{ principle: Principle; outcomes: readonly PrincipleOutcome[] }> {
  coachOf(viewer);
  const where = { actId: actId ?? '', principle: visibleTo(viewer).principle };
  const found =
    actId === null
      ? []
      : await deps.db.principleApplication.findMany({
          where,
          orderBy: { revisionId: 'asc' },
          include: { principle: true },
        });
  const [first] = found;
  if (!first) throw new NotFound('There is nothing to undo.');
  const outcomes: PrincipleOutcome[] = [];
  for (const { athleteId, revisionId } of found.filter(({ undoneAt }) => undoneAt === null)) {
    const outcome = await undoneFor(deps, viewer, athleteId, revisionId);
    outcomes.push(outcome);
    if (outcome.revisionId !== null)
      await deps.db.principleApplication.updateMany({ where: { revisionId }, data: { undoneAt: deps.clock() } });
  }
  await announceCoach(deps, first.principle.coachId);
  return { principle: first.principle, outcomes };
}

async function undoneFor(deps: Deps, viewer: Viewer, athleteId: string, revisionId: string): Promise<PrincipleOutcome> {
  try {
    await assertMay(deps.db, viewer, 'edit', athleteId);
    const { revision, result } = await changeSchedule(
      deps,
      actorOf(viewer, athleteId),
      athleteId,
      'undo',
      (tx, athlete) => revertPrinciple(tx, athlete, revisionId),
    );
    return { athleteId, revisionId: revision.id, ...result };
  } catch (error) {
    return { athleteId, revisionId: null, changedWorkouts: 0, problem: problemFor(error, COACH) };
  }
}

type RevertedPrinciple = Pick<PrincipleOutcome, 'changedWorkouts' | 'problem'>;

/** The weeks of the revision as they were before it, each whole or not at all. */
async function revertPrinciple(
  tx: Tx,
  athlete: LockedAthlete,
  revisionId: string,
): Promise<ActOutcome<RevertedPrinciple>> {
  const revision = await tx.revision.findFirst({ where: { id: revisionId, athleteId: athlete.id } });
  if (!revision) throw new NotFound('There is nothing to undo.');
  const changes = changesOf(revision);
  const mondays = new Set([
    ...changes.workouts.map(mondayOfChange),
    ...changes.weeks.map(({ after }) => after!.weekStartDate),
  ]);
  const made = await madeBy(tx, athlete.id, revision.number, mondays);
  const rows = await tx.workout.findMany({
    where: { athleteId: athlete.id, id: { in: [...made.keys()] } },
    include: WITH_FEEDBACK,
  });
  const current = new Map(rows.map((row) => [row.id, workoutOf(row)]));
  for (const [id, { after }] of made) {
    if (!isAlike(current.get(id) ?? null, after))
      throw new NotPossible('CHANGED_SINCE', 'The schedule has changed since, so it stays as it is.');
  }
  const touched = [...made].filter(([, { before, after }]) => !isAlike(before, after));
  const hasPassed = (workout: WorkoutRow | null) =>
    workout !== null && (workout.scheduledDate < athlete.today || isDone(workout));
  const begun = new Set(
    touched
      .filter(([id, { before, after }]) => [before, after, current.get(id) ?? null].some(hasPassed))
      .map(([, change]) => mondayOfChange(change)),
  );
  const workouts = touched.flatMap(([id, change]): RowChange<WorkoutRow>[] => {
    const [now, { before }] = [current.get(id) ?? null, change];
    return begun.has(mondayOfChange(change))
      ? []
      : [{ id, before: now, after: before && { ...before, version: (now ?? before).version + 1 } }];
  });
  if (workouts.length === 0) throw new NotPossible('NOTHING_TO_UNDO', 'All of its weeks have begun, so they stay.');
  const weeks = await restoredWeeks(
    tx,
    changes.weeks.filter(({ after }) => !begun.has(after!.weekStartDate)),
  );
  const stays = [...mondays].filter((monday) => begun.has(monday)).sort();
  const problem =
    stays.length === 0
      ? null
      : stays.length === 1
        ? `The week of ${dayName(stays[0]!)} has begun and stays.`
        : `The weeks of ${stays.map(dayName).join(' and ')} have begun and stay.`;
  const isLatest = revision.number === athlete.scheduleRevision && problem === null;
  return {
    changes: { workouts, weeks },
    summary: summariesOf('Undid:', summaryOfKept(revision)),
    // only what was the latest change can be passed over by the next undo
    ...(isLatest && { undoesNumber: revision.number }),
    result: { changedWorkouts: paired(workouts).length, problem },
  };
}

type Made = Omit<RowChange<WorkoutRow>, 'id'>;
const mondayOfChange = ({ before, after }: Made): Day => mondayOf((after ?? before!).scheduledDate);

/** Equal in the plan; what became of it on its day is another matter. */
function isAlike(one: WorkoutRow | null, other: WorkoutRow | null): boolean {
  const bare = (workout: WorkoutRow) => ({
    ...workout,
    version: 0,
    status: null,
    feedback: null,
    recorded: null,
  });
  return one === null || other === null ? one === other : sameData(bare(one), bare(other));
}

/**
 * What the workouts of those weeks were before the revision, and what it and the planner after it made of them; what people
 * changed since stands there as it was before they did.
 */
async function madeBy(
  tx: Tx,
  athleteId: string,
  number: number,
  mondays: ReadonlySet<Day>,
): Promise<Map<string, Made>> {
  const later = await tx.revision.findMany({
    where: { athleteId, number: { gte: number } },
    orderBy: { number: 'asc' },
    select: { number: true, actorRole: true, cause: true, changes: true },
  });
  const made = new Map<string, Made>();
  for (const { number: at, actorRole, cause, changes } of later) {
    const isOurs = at === number || (actorRole === 'planner' && cause === 'update');
    for (const { id, before, after } of changesOf({ changes }).workouts) {
      const known = made.get(id);
      if (known && isOurs) made.set(id, { before: known.before, after });
      else if (!known && [before, after].some((each) => each && mondays.has(mondayOf(each.scheduledDate))))
        made.set(id, { before, after: isOurs ? after : before });
    }
  }
  return made;
}

/** Weeks as they were, as far as they are still what the revision made of them. */
async function restoredWeeks(tx: Tx, weeks: readonly RowChange<WeekRow>[]): Promise<RowChange<WeekRow>[]> {
  const rows = await tx.trainingWeek.findMany({ where: { id: { in: weeks.map(({ id }) => id) } } });
  const current = new Map(rows.map((row) => [row.id, weekRowOf(row)]));
  return weeks.flatMap(({ id, before, after }) =>
    before && sameData(current.get(id), after) ? [{ id, before: after, after: before }] : [],
  );
}
