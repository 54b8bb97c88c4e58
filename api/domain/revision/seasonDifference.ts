import type { RowChange } from './scheduleChanges.ts';
import { sameData } from './scheduledWorkout.ts';
import type { PhaseRow, RaceRow, SeasonRow, SeasonSnapshot } from './seasonSnapshot.ts';

type Columns = Partial<Omit<SeasonRow, 'warnings'>>;

/** What differs between a season plan before and after a change: enough to take it back from what it became. */
export interface SeasonDifference {
  /** Columns of the plan. */
  plan: { before: Columns; after: Columns };
  /** Warnings from a place on. */
  warnings: { at: number; before: SeasonRow['warnings']; after: SeasonRow['warnings'] };
  phases: readonly RowChange<PhaseRow>[];
  races: readonly RowChange<RaceRow>[];
}

/** Null: the plan came or went, so that it has to be kept whole. */
export function seasonDifference(before: SeasonSnapshot | null, after: SeasonSnapshot | null): SeasonDifference | null {
  if (!before || !after || before.plan.id !== after.plan.id) return null;
  const { warnings: were, ...was } = before.plan;
  const { warnings: are, ...is } = after.plan;
  const names = (Object.keys({ ...was, ...is }) as (keyof typeof was)[]).filter(
    (name) => !sameData(was[name], is[name]),
  );
  return {
    plan: { before: only(was, names), after: only(is, names) },
    warnings: splice(were, are),
    phases: rowsThatDiffer(before.phases, after.phases),
    races: rowsThatDiffer(before.races, after.races),
  };
}

const only = <T extends object>(row: T, names: readonly (keyof T)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as Partial<T>;

function splice(were: SeasonRow['warnings'], are: SeasonRow['warnings']): SeasonDifference['warnings'] {
  const most = Math.min(were.length, are.length);
  let at = 0;
  while (at < most && sameData(were[at], are[at])) at += 1;
  let end = 0;
  while (end < most - at && sameData(were.at(-1 - end), are.at(-1 - end))) end += 1;
  return { at, before: were.slice(at, were.length - end), after: are.slice(at, are.length - end) };
}

function rowsThatDiffer<T extends { id: string }>(before: readonly T[], after: readonly T[]): RowChange<T>[] {
  const were = new Map(before.map((row) => [row.id, row]));
  const are = new Map(after.map((row) => [row.id, row]));
  return [...new Set([...were.keys(), ...are.keys()])]
    .filter((id) => !sameData(were.get(id), are.get(id)))
    .map((id) => ({ id, before: were.get(id) ?? null, after: are.get(id) ?? null }));
}

/** The season as it was before the change that made it what it is. */
export function seasonBefore(
  { plan, phases, races }: SeasonSnapshot,
  { warnings: { at, before, after }, ...difference }: SeasonDifference,
): SeasonSnapshot {
  const warnings = [...plan.warnings.slice(0, at), ...before, ...plan.warnings.slice(at + after.length)];
  return {
    plan: { ...plan, ...difference.plan.before, warnings },
    phases: withRows(phases, difference.phases, ({ startDate }) => startDate),
    races: withRows(races, difference.races, ({ raceDate }) => raceDate),
  };
}

function withRows<T extends { id: string }>(
  rows: readonly T[],
  changes: readonly RowChange<T>[],
  dayOf: (row: T) => string,
): T[] {
  const all = new Map(rows.map((row) => [row.id, row]));
  for (const { id, before } of changes) {
    if (before) all.set(id, before);
    else all.delete(id);
  }
  const injuryKeyOf = (row: T) => `${dayOf(row)} ${row.id}`;
  return [...all.values()].sort((a, b) => (injuryKeyOf(a) < injuryKeyOf(b) ? -1 : 1));
}
