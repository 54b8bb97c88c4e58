import type { ToldCondition } from '../../core/language/request/conditions.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { newId } from '../kernel/newId.ts';
import type { RowChange, RecordedInjury } from './scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import { sameData } from './scheduledWorkout.ts';

type Reader = Pick<Tx, 'injury'>;

/** The athlete's, the first told first. */
export async function loadInjuries(tx: Reader, athleteId: string): Promise<RecordedInjury[]> {
  const rows = await tx.injury.findMany({ where: { athleteId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map((row) => ({
    ...row,
    dateOccurred: row.dateOccurred && dayOf(row.dateOccurred),
    recoveredOn: row.recoveredOn && dayOf(row.recoveredOn),
    createdAt: row.createdAt.toISOString(),
  }));
}

const isOf = (area: string) => (row: RecordedInjury) => row.affectedArea.toLowerCase().includes(area);

/** An injury of that part of the body is on file and not over; one that was told and over on the same day is open again. */
export function injuryReported(
  rows: readonly RecordedInjury[],
  { area, on }: { area: string; on: Day },
  athleteId: string,
  now: Date,
): RecordedInjury[] {
  if (rows.some((row) => isOf(area)(row) && !row.isRecovered)) return [...rows];
  // who has given birth is pregnant no more
  if (area === 'childbirth' && rows.some((row) => isOf('pregnan')(row) && !row.isRecovered))
    return injuryReported(injuryOver(rows, 'pregnan', on), { area, on }, athleteId, now);
  const report = {
    athleteId,
    injuryType: 'reported',
    affectedArea: area,
    dateOccurred: on,
    isRecovered: false,
    recoveredOn: null,
    notes: null,
  };
  const before = rows.find((row) => injuryKeyOf(row) === injuryKeyOf(report));
  if (before) return rows.map((row) => (row === before ? { ...row, isRecovered: false, recoveredOn: null } : row));
  return [...rows, { ...report, id: newId(now), createdAt: now.toISOString() }];
}

/** What somebody has to clear, as a text told of it: written down where it is not on file. The answer: what was not. */
export async function recordConditions(
  tx: Reader,
  athleteId: string,
  told: readonly ToldCondition[],
  now: Date,
): Promise<readonly ToldCondition[]> {
  if (told.length === 0) return [];
  const before = await loadInjuries(tx, athleteId);
  let after = before;
  const news = told.filter(({ area, from }) => {
    const known = after;
    after = injuryReported(known, { area, on: from }, athleteId, now);
    return newInjuries(known, after).length > 0;
  });
  const rowOf = (id: string) => before.find((row) => row.id === id) ?? null;
  await writeInjuries(
    tx,
    after
      .map((row) => ({ id: row.id, before: rowOf(row.id), after: row }))
      .filter(({ before: was, after: is }) => !sameData(was, is)),
  );
  return news;
}

/** Injuries of that part of the body are over since that day; those that were over before stay so. */
export function injuryOver(rows: readonly RecordedInjury[], area: string, on: Day): RecordedInjury[] {
  return rows.map((row) =>
    isOf(area)(row) && !row.isRecovered ? { ...row, isRecovered: true, recoveredOn: on } : row,
  );
}

/** When an injury that is saved as healed was told to have: today where it was on file as none; null: not known. */
export function recoveredOn(
  before: RecordedInjury | undefined,
  { isRecovered }: Pick<RecordedInjury, 'isRecovered'>,
  today: Day,
): Day | null {
  if (!isRecovered || before === undefined) return null;
  return before.isRecovered ? (before.recoveredOn ?? null) : today;
}

type Named = Pick<RecordedInjury, 'injuryType' | 'affectedArea' | 'dateOccurred'>;

/** Which injury it is, whatever its row: saving a profile writes all rows anew. */
export const injuryKeyOf = ({ injuryType, affectedArea, dateOccurred }: Named) =>
  JSON.stringify([injuryType, affectedArea, dateOccurred]);

/** Those that are not healed and were not known as such, each with the healed one that it was. */
export function newInjuries(
  before: readonly RecordedInjury[],
  after: readonly RecordedInjury[],
): RowChange<RecordedInjury>[] {
  const known = new Map(before.map((row) => [injuryKeyOf(row), row]));
  return after.flatMap((row) => {
    const was = known.get(injuryKeyOf(row)) ?? null;
    return row.isRecovered || was?.isRecovered === false ? [] : [{ id: row.id, before: was, after: row }];
  });
}

/** Those that were not healed and are now. */
export function healedInjuries(
  before: readonly RecordedInjury[],
  after: readonly RecordedInjury[],
): RowChange<RecordedInjury>[] {
  const open = new Map(before.filter(({ isRecovered }) => !isRecovered).map((row) => [injuryKeyOf(row), row]));
  return after.flatMap((row) => {
    const was = open.get(injuryKeyOf(row));
    return was === undefined || !row.isRecovered ? [] : [{ id: row.id, before: was, after: row }];
  });
}

const saysTheSame = (a: RecordedInjury, b: RecordedInjury) =>
  sameData({ ...a, id: '', createdAt: '', recoveredOn: null }, { ...b, id: '', createdAt: '', recoveredOn: null });

/**
 * The changes that lead back to before these, oldest first. An injury that the athlete has edited or removed since stays as
 * they left it.
 */
export function injuriesBefore(
  now: readonly RecordedInjury[],
  report: readonly RowChange<RecordedInjury>[],
): RowChange<RecordedInjury>[] {
  const first = new Map<string, RecordedInjury | null>();
  const last = new Map<string, RecordedInjury | null>();
  for (const { before, after } of report) {
    const key = injuryKeyOf((before ?? after)!);
    if (!first.has(key)) first.set(key, before);
    last.set(key, after);
  }
  return [...first].flatMap(([key, target]): RowChange<RecordedInjury>[] => {
    const current = now.find((row) => injuryKeyOf(row) === key) ?? null;
    const made = last.get(key) ?? null;
    const isAsMade = current && made ? saysTheSame(current, made) : current === made;
    if (!isAsMade) return [];
    const after = target && current ? { ...target, id: current.id, createdAt: current.createdAt } : target;
    return sameData(current, after) ? [] : [{ id: (current ?? after)!.id, before: current, after }];
  });
}

/** Makes the rows what the changes say. */
export async function writeInjuries(tx: Reader, changes: readonly RowChange<RecordedInjury>[]): Promise<void> {
  for (const { id, after } of changes) {
    if (after === null) {
      await tx.injury.deleteMany({ where: { id } });
      continue;
    }
    const data = {
      ...after,
      dateOccurred: after.dateOccurred && columnOf(after.dateOccurred),
      recoveredOn: after.recoveredOn ? columnOf(after.recoveredOn) : null,
    };
    // a profile is saved before what it leads to is written down
    await tx.injury.upsert({ where: { id }, create: data, update: data, select: { id: true } });
  }
}
