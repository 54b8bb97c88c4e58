import type { IllnessReport } from '../../core/change/adapt/events.ts';
import { isSameIllness } from '../../core/change/adapt/oneIllness.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { IllTime } from '../../core/load/consistency.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { newId, timeOfId } from '../kernel/newId.ts';
import type { RowChange, IllnessRow } from './scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import { sameData } from './scheduledWorkout.ts';

type Reader = Pick<Tx, 'illnessReport'>;

/** The one that is not over comes first, then the one that ended last. */
export const CURRENT_FIRST = [
  { wellOn: { sort: 'desc', nulls: 'first' } },
  { fromDate: 'desc' },
  { id: 'desc' },
] satisfies Prisma.IllnessReportOrderByWithRelationInput[];

/** The athlete's, the current one first. */
export async function loadIllnesses(tx: Reader, athleteId: string): Promise<IllnessRow[]> {
  const rows = await tx.illnessReport.findMany({ where: { athleteId }, orderBy: CURRENT_FIRST });
  return rows.map(({ id, fromDate, wellOn, mild, symptoms }) => ({
    id,
    athleteId,
    from: dayOf(fromDate),
    wellOn: wellOn && dayOf(wellOn),
    mild,
    symptoms,
  }));
}

/** When each of those athletes was ill. */
export async function loadIllTimes(
  tx: Reader,
  athleteIds: readonly string[],
): Promise<(IllTime & { athleteId: string })[]> {
  const rows = await tx.illnessReport.findMany({
    where: { athleteId: { in: [...athleteIds] } },
    select: { athleteId: true, fromDate: true, wellOn: true },
  });
  return rows.map(({ athleteId, fromDate, wellOn }) => ({
    athleteId,
    from: dayOf(fromDate),
    wellOn: wellOn && dayOf(wellOn),
  }));
}

/** What a telling makes of the record: it takes the place of the same illness, whose first day stays. */
export function illnessReported(
  rows: readonly IllnessRow[],
  report: IllnessReport,
  athleteId: string,
  now: Date,
): RowChange<IllnessRow>[] {
  const same = rows.filter((row) => isSameIllness(row, report));
  const [kept, ...merged] = same;
  const from = same.reduce((first, row) => (row.from < first ? row.from : first), report.from);
  const after = { ...report, from, id: kept?.id ?? newId(now), athleteId };
  const changes: RowChange<IllnessRow>[] = [
    { id: after.id, before: kept ?? null, after },
    ...merged.map((before) => ({ id: before.id, before, after: null })),
  ];
  return changes.filter((change) => !sameData(change.before, change.after));
}

/** The illnesses that are not over end on that day; one that had not begun by then was none. */
export function illnessOver(rows: readonly IllnessRow[], wellOn: Day): RowChange<IllnessRow>[] {
  return rows
    .filter((row) => row.wellOn === null)
    .map((before) => ({ id: before.id, before, after: before.from <= wellOn ? { ...before, wellOn } : null }));
}

/** The record with these changes, the current one first. */
export function illnessesAfter(rows: readonly IllnessRow[], changes: readonly RowChange<IllnessRow>[]): IllnessRow[] {
  const left = rows.filter(({ id }) => !changes.some((change) => change.id === id));
  const key = ({ wellOn, from, id }: IllnessRow) => `${wellOn ?? '9999-12-31'} ${from} ${id}`;
  return [...left, ...changes.flatMap(({ after }) => after ?? [])].sort((a, b) => (key(a) > key(b) ? -1 : 1));
}

/** Makes the rows what the changes say. */
export async function writeIllness(tx: Reader, changes: readonly RowChange<IllnessRow>[]): Promise<void> {
  for (const { id, before, after } of changes) {
    if (after === null) {
      await tx.illnessReport.deleteMany({ where: { id } });
      continue;
    }
    const { from, wellOn, symptoms, ...rest } = after;
    const data = { ...rest, fromDate: columnOf(from), wellOn: wellOn && columnOf(wellOn), symptoms: [...symptoms] };
    if (before === null)
      await tx.illnessReport.create({ data: { ...data, createdAt: timeOfId(id) }, select: { id: true } });
    else await tx.illnessReport.update({ where: { id }, data, select: { id: true } });
  }
}
