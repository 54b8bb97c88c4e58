import { isDone } from '../../core/codes/workout.ts';
import { summariesOf, summaryOfKept } from '../../core/messages/summary.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import {
  type AnsweredRevision,
  actorOf,
  changeSchedule,
  type LockedAthlete,
  type ActOutcome,
} from '../revision/revision.ts';
import { type RowChange, isEmpty, type ScheduleChanges } from '../revision/scheduleChanges.ts';
import { changesOf, type ReadChanges } from '../revision/revisionChanges.ts';
import { activitiesOf, restoreActivities, withPresentRecordings } from '../revision/formerActivities.ts';
import {
  sameData,
  type WorkoutRow,
  weekRowOf,
  type WeekRow,
  WITH_FEEDBACK,
  workoutOf,
} from '../revision/scheduledWorkout.ts';
import { loadSeason, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import {
  firstBefore,
  restoredHours,
  restoredIllness,
  restoredInjuries,
  restoredPreferences,
  restoredSeason,
  restoredThresholds,
  retellThresholds,
  DONE_STAYS,
  seasonBehind,
  withoutNotes,
} from './undoBeside.ts';

/**
 * Restores the schedule from before a revision; without one, from before the latest revision that is not undone. An undo is a
 * normal revision, so undoing an undo makes the change again. Throws NotFound for another athlete's revision and
 * NotPossible (NOTHING_TO_UNDO) when nothing is left to undo or its days are over.
 */
export async function undoScheduleChange(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  revisionId?: string | null,
): Promise<{ athleteId: string; revision: AnsweredRevision }> {
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const id = athleteId!;
  const { revision } = await changeSchedule(deps, actorOf(viewer, id), id, 'undo', async (tx, athlete) => {
    const number =
      revisionId === undefined ? await latestStanding(tx, athlete) : await numberOf(tx, viewer, id, revisionId);
    return restoreBefore(tx, athlete, number, { now: deps.clock(), takesBack: viewer });
  });
  return { athleteId: id, revision };
}

async function numberOf(tx: Tx, viewer: Viewer, athleteId: string, revisionId: string | null): Promise<number> {
  const where = { AND: [{ id: revisionId ?? '', athleteId }, visibleTo(viewer).revision] };
  const found = revisionId === null ? null : await tx.revision.findFirst({ where, select: { number: true } });
  if (!found) throw new NotFound('Revision not found.');
  return found.number;
}

/**
 * Number of the latest revision by a person that is not undone. Walks back from the latest one; an undo leads to the state
 * before the revision that it undid. Changes that the planner made on its own are skipped, because it makes them again.
 */
async function latestStanding(tx: Tx, { id, scheduleRevision }: LockedAthlete): Promise<number> {
  let number = scheduleRevision;
  while (number > 0) {
    const revision = await tx.revision.findUniqueOrThrow({
      where: { athleteId_number: { athleteId: id, number } },
      select: { undoesNumber: true, actorRole: true },
    });
    if (revision.undoesNumber !== null) number = revision.undoesNumber - 1;
    else if (revision.actorRole === 'planner') number -= 1;
    else return number;
  }
  throw new NotPossible('NOTHING_TO_UNDO', 'There is nothing to undo.');
}

/** True when nobody changed the schedule after that revision, or all of it has been undone. */
async function isLatest(tx: Tx, athlete: LockedAthlete, number: number): Promise<boolean> {
  return number === athlete.scheduleRevision || (await latestStanding(tx, athlete).catch(() => null)) === number;
}

/**
 * What it takes to have the schedule from before a revision again. `takesBack`, who undoes that very revision: feedback that it added
 * goes, if nobody has changed its workout since, and recordings that it brought, removed or replaced are what they were, if they were
 * the viewer's doing or are their own.
 */
export async function restoreBefore(
  tx: Tx,
  athlete: LockedAthlete,
  number: number,
  { now, takesBack = null }: { now: Date; takesBack?: Viewer | null },
): Promise<ActOutcome<null>> {
  const later = await tx.revision.findMany({
    where: { athleteId: athlete.id, number: { gte: number } },
    orderBy: { number: 'asc' },
  });
  const undone = later[0];
  if (!undone) throw new NotPossible('NOTHING_TO_UNDO', 'There is nothing to undo.');
  const all = later.map(changesOf);
  const workouts = await currentWorkouts(tx, all);
  const weeks = await currentWeeks(tx, all);
  const season = all.some((changes) => changes.season) ? await loadSeason(tx, athlete.id) : null;
  const single = await isLatest(tx, athlete, number);
  const target = firstBefore(all.map((changes) => changes.workouts));
  const made = new Map(takesBack ? all[0]!.workouts.map(({ id, after }) => [id, after]) : []);
  const isUntouched = (id: string, row: WorkoutRow | null) => made.has(id) && same(row, made.get(id) ?? null);
  const changed = [...target].filter(([id, before]) => !same(workouts.get(id) ?? null, before));
  const open = changed.flatMap(([id, before]): RowChange<WorkoutRow>[] => {
    const row = workouts.get(id) ?? null;
    if (isFixed(row, before, athlete.today, single || isUntouched(id, row))) return [];
    return [{ id, before: row, after: before && { ...before, version: (row ?? before).version + 1 } }];
  });
  const isTheirs = takesBack !== null && (takesBack.athleteId === athlete.id || takesBack.userId === undone.actorId);
  const held = heldActivities(changed, workouts, open);
  const moved = isTheirs && open.length > 0 ? (all[0]!.activities ?? []).filter(({ id }) => !held.has(id)) : [];
  const activities = await restoreActivities(tx, athlete, { number, changes: moved, now });
  const restored = await withPresentRecordings(tx, athlete.id, open, now);
  const hours = await restoredHours(tx, athlete.id, all);
  const replaced = replacedWeeks(all, weeks);
  const changes = {
    workouts: [...restored, ...carriedOver(restored, { workouts, replaced })],
    ...restoredFrame(all, { weeks, workouts, season, replaced }, restored),
    ...hours,
    ...(await restoredThresholds(tx, athlete.id, all)),
    ...(await restoredPreferences(tx, athlete.id, all)),
    ...(await restoredIllness(tx, athlete.id, all)),
    ...(await restoredInjuries(tx, athlete.id, all)),
    ...(activities.length > 0 && { activities }),
  };
  if (isEmpty(changes)) {
    throw new NotPossible(
      'NOTHING_TO_UNDO',
      changed.length > 0
        ? `Nothing of it can be undone any more. ${DONE_STAYS}`
        : 'The schedule is as it was before that change already.',
    );
  }
  if (changes.thresholds) await retellThresholds(tx, athlete.id, changes.thresholds);
  const behind = await seasonBehind(tx, athlete, changes);
  const stays = restored.length < changed.length ? DONE_STAYS : '';
  const summary = summariesOf('Undid:', withoutNotes(summaryOfKept(undone)), stays, behind);
  return { changes, summary, undoesNumber: number, result: null };
}

/**
 * Finished workouts and past days keep their plan. Only feedback may be removed from them, and only if the undone revision is
 * the one that added it.
 */
function isFixed(now: WorkoutRow | null, before: WorkoutRow | null, today: Day, mayLoseFeedback: boolean): boolean {
  if (
    now &&
    before &&
    mayLoseFeedback &&
    same({ ...now, status: before.status, feedback: before.feedback, recorded: before.recorded }, before)
  )
    return false;
  if (now && (isDone(now) || now.scheduledDate < today)) return true;
  return before !== null && before.scheduledDate < today;
}

/** Recordings of workouts that stay as they are. */
function heldActivities(
  changed: readonly (readonly [string, WorkoutRow | null])[],
  workouts: ReadonlyMap<string, WorkoutRow>,
  open: readonly RowChange<WorkoutRow>[],
): Set<string> {
  const leaving = new Set(open.map(({ id }) => id));
  const staying = changed.filter(([id]) => !leaving.has(id));
  return new Set(
    staying.flatMap(([id, before]) => [...activitiesOf(before), ...activitiesOf(workouts.get(id) ?? null)]),
  );
}

/** The current rows of everything that the revisions changed. */
interface CurrentRows {
  weeks: ReadonlyMap<string, WeekRow>;
  workouts: ReadonlyMap<string, WorkoutRow>;
  season: SeasonSnapshot | null;
  /** Current weeks that a restored week replaces: id of the current week to id of the restored one. */
  replaced: ReadonlyMap<string, string>;
}

/** Current weeks with the same Monday as a restored week; there is only one week for each Monday. */
function replacedWeeks(all: readonly ReadChanges[], weeks: ReadonlyMap<string, WeekRow>): Map<string, string> {
  const target = [...firstBefore(all.map((changes) => changes.weeks))];
  const coming = new Map(
    target.flatMap(([id, before]) => (before && !weeks.has(id) ? [[before.weekStartDate, id] as const] : [])),
  );
  return new Map(
    target.flatMap(([id, before]) => {
      const now = weeks.get(id);
      const by = now && !before ? coming.get(now.weekStartDate) : undefined;
      return by === undefined ? [] : [[id, by] as const];
    }),
  );
}

/** Workouts that remain although their week is replaced. They move to the restored week. */
function carriedOver(
  restored: readonly RowChange<WorkoutRow>[],
  { workouts, replaced }: Pick<CurrentRows, 'workouts' | 'replaced'>,
): RowChange<WorkoutRow>[] {
  const changed = new Set(restored.map(({ id }) => id));
  return [...workouts.values()].flatMap((now): RowChange<WorkoutRow>[] => {
    const weekId = replaced.get(now.weekId);
    return weekId === undefined || changed.has(now.id)
      ? []
      : [{ id: now.id, before: now, after: { ...now, weekId, version: now.version + 1 } }];
  });
}

/** Weeks, settings and season from before. A week that still has a workout remains. */
function restoredFrame(
  all: readonly ReadChanges[],
  { weeks, workouts, season, replaced }: CurrentRows,
  restored: readonly RowChange<WorkoutRow>[],
): Omit<ScheduleChanges, 'workouts'> {
  const leaving = new Set(restored.filter(({ after }) => !after).map(({ id }) => id));
  const held = new Set([...workouts.values()].filter(({ id }) => !leaving.has(id)).map(({ weekId }) => weekId));
  const changed = [...firstBefore(all.map((changes) => changes.weeks))].flatMap(
    ([id, before]): RowChange<WeekRow>[] => {
      const now = weeks.get(id) ?? null;
      if (sameData(now, before) || (!before && held.has(id) && !replaced.has(id))) return [];
      return [{ id, before: now, after: before }];
    },
  );
  const first = all.find(({ settings }) => settings)?.settings?.before;
  const last = all.findLast(({ settings }) => settings)?.settings?.after;
  // the settings remain as long as there are weeks
  const keepsSchedule = first?.mode === null && held.size > 0;
  return {
    weeks: changed,
    ...(first && last && !sameData(first, last) && !keepsSchedule && { settings: { before: last, after: first } }),
    ...restoredSeason(all, season, { isNeeded: keepsSchedule }),
  };
}

async function currentWorkouts(tx: Tx, all: readonly ReadChanges[]): Promise<Map<string, WorkoutRow>> {
  const ids = [...new Set(all.flatMap(({ workouts }) => workouts.map(({ id }) => id)))];
  const weekIds = all.flatMap(({ weeks }) => weeks.map(({ id }) => id));
  const rows = await tx.workout.findMany({
    where: { OR: [{ id: { in: ids } }, { weekId: { in: weekIds } }] },
    include: WITH_FEEDBACK,
  });
  return new Map(rows.map((row) => [row.id, workoutOf(row)]));
}

async function currentWeeks(tx: Tx, all: readonly ReadChanges[]): Promise<Map<string, WeekRow>> {
  const ids = all.flatMap(({ weeks }) => weeks.map(({ id }) => id));
  const rows = ids.length > 0 ? await tx.trainingWeek.findMany({ where: { id: { in: ids } } }) : [];
  return new Map(rows.map((row) => [row.id, weekRowOf(row)]));
}

/** Equal except for the version, which only grows. */
function same(a: WorkoutRow | null, b: WorkoutRow | null): boolean {
  return sameData(a && { ...a, version: 0 }, b && { ...b, version: 0 });
}
