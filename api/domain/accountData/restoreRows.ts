import { ACCOUNT_TABLES, type AccountIds, type Edge, parentsFirst, type Row } from './exportTables.ts';

/** Rows that stayed behind, and why. */
export interface LeftBehind {
  table: string;
  rows: number;
  why: string;
}

export interface Sorted {
  /** By table, each after those that its rows name. */
  rows: ReadonlyMap<string, readonly Row[]>;
  left: readonly LeftBehind[];
}

interface Known {
  ids: AccountIds;
  edges: readonly Edge[];
  /** Ids of the starter set in the file. */
  starters: ReadonlySet<string>;
}

const NAMES_SOMEBODY_ELSE = 'They belong together with somebody else, whose account is not in the file.';
/** Columns that say whose a row is. */
const WHOSE = ['userId', 'athleteId', 'coachId'] as const;

/**
 * Which rows of an export come back: those of the account alone. Rows that need somebody else's stay behind; a reference that may
 * be empty is emptied.
 */
export function sortRows(tables: Readonly<Record<string, readonly Row[]>>, { ids, edges, starters }: Known): Sorted {
  const rows = new Map<string, readonly Row[]>();
  const left: LeftBehind[] = [];
  const idsOf = (table: string) => new Set((rows.get(table) ?? []).map(({ id }) => id));
  for (const table of parentsFirst(Object.keys(ACCOUNT_TABLES), edges)) {
    const all = tables[table] ?? [];
    const { notExported, notRestored } = ACCOUNT_TABLES[table]!;
    if (all.length === 0) continue;
    if (notExported ?? notRestored) {
      left.push({ table, rows: all.length, why: (notRestored ?? notExported)! });
      continue;
    }
    const references = edges
      .filter(({ from }) => from === table)
      .map((edge) => ({ ...edge, known: edge.to === table ? new Set(all.map(({ id }) => id)) : idsOf(edge.to) }));
    const kept: Row[] = [];
    for (const row of all) {
      const isOthers = (value: unknown, known: ReadonlySet<unknown>) =>
        value !== null && value !== undefined && !known.has(value) && !starters.has(value as string);
      const lost = references.filter(({ column, known }) => isOthers(row[column], known));
      if (!isOwn(table, row, ids) || lost.some(({ isRequired }) => isRequired)) continue;
      kept.push({ ...row, ...Object.fromEntries(lost.map(({ column }) => [column, null])) });
    }
    if (kept.length > 0) rows.set(table, kept);
    if (kept.length < all.length) left.push({ table, rows: all.length - kept.length, why: NAMES_SOMEBODY_ELSE });
  }
  return { rows, left };
}

/** The account's, and nobody else's as well. */
function isOwn(table: string, row: Row, ids: AccountIds): boolean {
  const { own } = ACCOUNT_TABLES[table]!;
  const isNamed = own.some(
    (column) => row[column] === (column === 'id' ? ids.userId : ids[column]) && row[column] !== null,
  );
  return (
    isNamed && WHOSE.every((column) => row[column] === null || row[column] === undefined || row[column] === ids[column])
  );
}
