import { COACH } from '../../core/messages/reader.ts';
import { problemFor } from '../kernel/reader.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { WorkoutChange as Operation } from '../../core/change/changes.ts';
import { easedFor } from '../../core/change/operations/strain.ts';
import { lighterWeek } from '../../core/change/lighterWeek.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { percentText } from '../../core/units/percentText.ts';
import type { BatchChange as BatchRow, Prisma } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { applyBatchSchema, type BatchWeek, previewBatchSchema } from './batch.schema.ts';
import { coachOf } from './coaching.ts';
import { dayIn } from '../kernel/day.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import { changesTo, loadOpenSchedule, loadOpenSchedules, type OpenSchedule } from '../planning/openSchedule.ts';
import type { Deps } from '../kernel/ports.ts';
import { actorOf, changeSchedule } from '../revision/revision.ts';
import { parse } from '../kernel/validation.ts';

const BATCH_PREVIEW_MS = 24 * 3_600_000;

/** What one athlete's week would become. */
export interface BatchPreview {
  athleteId: string;
  /** Monday of the athlete's own week. */
  weekStartDate: Day;
  /** Minutes still ahead in it. */
  minutesBefore: number;
  minutesAfter: number;
  changes: readonly Operation[];
  kept: readonly { workoutId: string; message: string }[];
  /** What the plan has eased the week for already; null or missing: for nothing. */
  easedFor?: string | null;
  /** Why nothing can be done for this athlete; null: something can. */
  problem: string | null;
}

/** What became of it for one athlete. */
export interface BatchOutcome {
  athleteId: string;
  /** Null: nothing was changed. */
  revisionId: string | null;
  /** Why, or what stayed; null: all was done. */
  problem: string | null;
}

/** A change for several athletes of one coach. */
export interface Batch extends Omit<BatchRow, 'shown' | 'applied'> {
  shown: readonly BatchPreview[];
  applied: readonly BatchOutcome[];
}

export const batchOf = (row: BatchRow): Batch => ({
  ...row,
  shown: row.shown as unknown as BatchPreview[],
  applied: row.applied as unknown as BatchOutcome[],
});

const asJson = (value: readonly unknown[]) => value as unknown as Prisma.InputJsonValue;

/**
 * What a share less would do to the weeks of several athletes, each by their own limits; nothing is changed, and it is kept for
 * a day. Throws InvalidInput, Forbidden, and NotFound where one of them is not the coach's.
 */
export async function previewBatchChange(deps: Deps, viewer: Viewer, input: unknown): Promise<Batch> {
  const coachId = coachOf(viewer);
  const { athleteIds, percent, week } = parse(previewBatchSchema, input);
  const ids = [...new Set(athleteIds)];
  const rows = await deps.db.athlete.findMany({
    where: { AND: [{ id: { in: ids } }, { id: { not: viewer.athleteId } }, visibleTo(viewer).athlete] },
    select: { id: true, scheduleMode: true, scheduleSports: true, user: { select: { timeZone: true } } },
  });
  if (rows.length < ids.length) throw new NotFound('Athlete not found');
  const now = deps.clock();
  const athletes = ids.map((id) => {
    const { user, ...row } = rows.find((each) => each.id === id)!;
    return { ...row, today: dayIn(user.timeZone, now) };
  });
  const openOf = await loadOpenSchedules(deps.db, athletes);
  const shown = athletes.map((athlete) => previewOf(openOf, athlete, percent, week));
  const summary = `${percentText(percent)} less ${week === 'this-week' ? 'this week' : 'next week'}`;
  const data = {
    id: newId(now),
    coachId,
    percent,
    summary,
    shown: asJson(shown),
    createdAt: now,
    expiresAt: new Date(now.getTime() + BATCH_PREVIEW_MS),
  };
  return batchOf(await deps.db.batchChange.create({ data }));
}

type Whose = Parameters<typeof loadOpenSchedule>[1];

function previewOf(
  openOf: (athlete: Whose) => OpenSchedule,
  athlete: Whose,
  percent: number,
  week: BatchWeek,
): BatchPreview {
  const weekStartDate = addDays(mondayOf(athlete.today), week === 'this-week' ? 0 : 7);
  const nothing = { athleteId: athlete.id, weekStartDate, minutesBefore: 0, minutesAfter: 0, changes: [], kept: [] };
  try {
    const { workouts, limits } = openOf(athlete);
    const lighter = lighterWeek(workouts, limits, {
      firstDay: weekStartDate,
      lastDay: addDays(weekStartDate, 6),
      percent,
    });
    const problem =
      lighter.changes.length > 0
        ? null
        : lighter.minutesBefore === 0
          ? 'No workouts are left in this week.'
          : 'No workout can be made shorter.';
    return {
      athleteId: athlete.id,
      weekStartDate,
      ...lighter,
      easedFor: easedFor(workouts, [], weekStartDate),
      problem,
    };
  } catch (error) {
    return {
      ...nothing,
      problem:
        error instanceof NotPossible && error.code === 'NO_SCHEDULE'
          ? 'No training schedule yet.'
          : problemFor(error, COACH),
    };
  }
}

async function findBatch({ db }: Deps, viewer: Viewer, batchId: string | null): Promise<Batch> {
  const coachId = coachOf(viewer);
  const row = batchId === null ? null : await db.batchChange.findFirst({ where: { id: batchId, coachId } });
  if (!row) throw new NotFound('This change was not found.');
  return batchOf(row);
}

/**
 * Makes what a preview showed, for all of its athletes or for some: one revision each. An athlete whose schedule is no longer what
 * the preview saw is left out and named. Applying twice is applying once. Throws NotFound, InvalidInput, NotPossible
 * (PREVIEW_EXPIRED).
 */
export async function applyBatchChange(
  deps: Deps,
  viewer: Viewer,
  batchId: string | null,
  input: unknown,
): Promise<Batch> {
  const batch = await findBatch(deps, viewer, batchId);
  const { athleteIds } = parse(applyBatchSchema, input);
  const now = deps.clock();
  if (!batch.appliedAt && batch.expiresAt <= now)
    throw new NotPossible('PREVIEW_EXPIRED', 'This preview is more than a day old. Look at it again.');
  const { count } = await deps.db.batchChange.updateMany({
    where: { id: batch.id, appliedAt: null },
    data: { appliedAt: now },
  });
  if (count === 0) return findBatch(deps, viewer, batch.id);
  const wanted = batch.shown.filter(({ athleteId }) => athleteIds === null || athleteIds.includes(athleteId));
  const applied: BatchOutcome[] = [];
  for (const preview of wanted) {
    applied.push(await appliedFor(deps, viewer, preview, batch));
    // kept as it goes: what is done can be undone even if the rest never comes
    await deps.db.batchChange.update({
      where: { id: batch.id },
      data: { applied: asJson(applied) },
      select: { id: true },
    });
  }
  return findBatch(deps, viewer, batch.id);
}

async function appliedFor(
  deps: Deps,
  viewer: Viewer,
  { athleteId, changes, problem }: BatchPreview,
  { summary }: Batch,
): Promise<BatchOutcome> {
  if (problem !== null || changes.length === 0)
    return { athleteId, revisionId: null, problem: problem ?? 'No workout can be made shorter.' };
  try {
    await assertMay(deps.db, viewer, 'edit', athleteId);
    const { revision } = await changeSchedule(
      deps,
      actorOf(viewer, athleteId),
      athleteId,
      'update',
      async (tx, athlete) => {
        const open = await loadOpenSchedule(tx, athlete);
        const isSame = ({ workoutId, fromDate, durationBefore }: Operation) =>
          open.workouts.some(
            ({ id, scheduledDate, duration }) =>
              id === workoutId && scheduledDate === fromDate && duration === durationBefore,
          );
        const { workouts: after, refused } = applyOperations(open.workouts, changes, open.limits);
        // what a workout was before the first of its changes
        const known = [...new Map(changes.toReversed().map((each) => [each.workoutId, each])).values()];
        if (!known.every(isSame) || refused.length > 0)
          throw new NotPossible('CHANGED_SINCE', 'The schedule has changed since the preview. Look at it again.');
        const workouts = changesTo(open, after, { athleteId, now: deps.clock() });
        const gone = workouts.filter((each) => each.after === null).length;
        return {
          changes: { workouts, weeks: [], operations: changes },
          summary: [{ line: 'LIGHTER', what: summary, workouts: workouts.length - gone, gone }],
          result: null,
        };
      },
    );
    return { athleteId, revisionId: revision.id, problem: null };
  } catch (error) {
    return { athleteId, revisionId: null, problem: problemFor(error, COACH) };
  }
}
