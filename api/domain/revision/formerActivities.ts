import { type Activity, Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../kernel/ports.ts';
import { RECORDED_COLUMNS, recordedRow, withKept } from './recorded.ts';
import type { LockedAthlete } from './revision.ts';
import type { RowChange, ActivityChange } from './scheduleChanges.ts';
import { sameData, type WorkoutRow } from './scheduledWorkout.ts';

/** Keeps recordings as they are for the undo of the revision that the act under way will write. */
export async function keepFormer(
  tx: Tx,
  { id: athleteId, scheduleRevision }: LockedAthlete,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await tx.activity.findMany({ where: { athleteId, id: { in: [...ids] } }, include: { streams: true } });
  await tx.formerActivity.createMany({
    data: rows.map(({ streams, ...row }) => ({
      athleteId,
      connectionId: row.connectionId,
      activityId: row.id,
      number: scheduleRevision + 1,
      was: row as unknown as Prisma.InputJsonValue,
      packed: streams?.packed ?? null,
      replacedAt: now,
    })),
  });
}

/**
 * Makes recordings what they were before the revision of that number; answers what became of which. One of which nothing is kept any
 * more stays as it is, and one whose place another has taken stays away.
 */
export async function restoreActivities(
  tx: Tx,
  athlete: LockedAthlete,
  { number, changes, now }: { number: number; changes: readonly ActivityChange[]; now: Date },
): Promise<ActivityChange[]> {
  const made: ActivityChange[] = [];
  for (const change of changes) {
    if (await restoreActivity(tx, athlete, { number, change, now }))
      made.push({ id: change.id, was: change.is, is: change.was });
  }
  return made;
}

async function restoreActivity(
  tx: Tx,
  athlete: LockedAthlete,
  { number, change: { id, was, is }, now }: { number: number; change: ActivityChange; now: Date },
): Promise<boolean> {
  const athleteId = athlete.id;
  const there = await tx.activity.findFirst({ where: { athleteId, id }, select: { id: true } });
  const former = was
    ? await tx.formerActivity.findUnique({
        where: { athleteId_number_activityId: { athleteId, number, activityId: id } },
      })
    : null;
  if (is !== (there !== null) || was !== (former !== null)) return false;
  const columns = former && columnsOf(former.was);
  if (columns && (await isTaken(tx, athleteId, id, columns))) return false;
  if (is) await keepFormer(tx, athlete, [id], now);
  if (!columns) await tx.activity.delete({ where: { id }, select: { id: true } });
  else if (is) await tx.activity.update({ where: { id }, data: columns, select: { id: true } });
  else {
    const { connectionId, packed } = former;
    await tx.activity.create({ data: { ...columns, id, athleteId, connectionId }, select: { id: true } });
    if (packed) await tx.activityStreams.create({ data: { activityId: id, athleteId, packed } });
  }
  return true;
}

/** The columns of a kept row but those that say whose it is. */
function columnsOf(was: unknown) {
  const { id: _id, athleteId: _athlete, connectionId: _connection, workoutId: _workout, ...row } = was as Activity;
  return {
    ...row,
    startedAt: new Date(row.startedAt),
    day: new Date(row.day),
    createdAt: new Date(row.createdAt),
    summary: row.summary as Prisma.InputJsonValue,
    meanMax: (row.meanMax as Prisma.InputJsonValue | null) ?? Prisma.DbNull,
  };
}

/** Another recording of the same start and sport, or of the same id in the program that sent it. */
async function isTaken(
  tx: Tx,
  athleteId: string,
  id: string,
  { startedAt, sport, source, externalId }: ReturnType<typeof columnsOf>,
): Promise<boolean> {
  const same = [{ startedAt, sport }, ...(externalId === null ? [] : [{ source, externalId }])];
  return (
    (await tx.activity.findFirst({ where: { athleteId, id: { not: id }, OR: same }, select: { id: true } })) !== null
  );
}

export const activitiesOf = (workout: WorkoutRow | null): string[] =>
  workout?.recorded?.activities.map(({ id }) => id) ?? [];

/**
 * The changes with the recordings that they restore as they are now. One that is gone for good, or counts for a workout that keeps it, is
 * left out; so is what then changes nothing.
 */
export async function withPresentRecordings(
  tx: Tx,
  athleteId: string,
  changes: readonly RowChange<WorkoutRow>[],
  now: Date,
): Promise<RowChange<WorkoutRow>[]> {
  const named = changes.flatMap(({ after }) => activitiesOf(after));
  if (named.length === 0) return [...changes];
  const rows = await tx.activity.findMany({
    where: { athleteId, id: { in: named } },
    select: { ...RECORDED_COLUMNS, workoutId: true },
  });
  const left = new Map(
    changes.map(({ id, before, after }) => {
      const stay = activitiesOf(after);
      return [id, activitiesOf(before).filter((each) => !stay.includes(each))];
    }),
  );
  return changes.flatMap(({ id, before, after }): RowChange<WorkoutRow>[] => {
    const isFree = (row: (typeof rows)[number]) =>
      row.workoutId === null || row.workoutId === id || left.get(row.workoutId)?.includes(row.id);
    const kept = new Map(rows.filter(isFree).map((row) => [row.id, recordedRow(row)]));
    const restored = after && { ...withKept(after, kept, now), version: after.version };
    const isSame = before && restored && sameData({ ...before, version: 0 }, { ...restored, version: 0 });
    return isSame ? [] : [{ id, before, after: restored }];
  });
}
