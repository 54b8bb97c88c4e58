import { randomUUID } from 'node:crypto';
import { Prisma } from '../db/client.ts';
import { ACCOUNT_TABLES, type AccountIds, parentsFirst, readEdges } from '../domain/accountData/exportTables.ts';
import type { Db } from '../domain/kernel/ports.ts';

export interface Column {
  table: string;
  name: string;
  type: string;
}

/** Every column of every table of the product. */
export function readColumns(db: Db): Promise<Column[]> {
  return db.$queryRaw<Column[]>`
    select table_name as "table", column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name <> '_prisma_migrations' order by table_name, ordinal_position`;
}

const INSTANT = '2026-11-20T12:00:00.000Z';

function valueOf({ table, name, type }: Column, ids: AccountIds, mark: string): unknown {
  const text = `${mark} ${table}.${name}`;
  if (name === 'actorId') return ids.userId;
  if (type === '_uuid') return [randomUUID()];
  if (type === 'uuid') return ids[name as keyof AccountIds] ?? randomUUID();
  const values: Record<string, unknown> = {
    text,
    _text: [text],
    int4: 1,
    _int4: [1],
    float8: 1.25,
    bool: true,
    date: INSTANT.slice(0, 10),
    _date: [INSTANT.slice(0, 10)],
    timestamptz: INSTANT,
    bytea: '\\x0102',
    jsonb: [{ athleteId: ids.athleteId, userId: ids.userId, note: text }],
  };
  if (!(type in values)) throw new Error(`${table}.${name} is of type ${type}: say here what to put into it.`);
  return values[type];
}

/**
 * A row of the account in every table, whatever the tables are: its texts begin with `mark` and name their column, its
 * references lead to rows of the same account. User and athlete are there already.
 */
export async function seedEveryTable(db: Db, ids: AccountIds, mark: string): Promise<void> {
  const columns = await readColumns(db);
  const edges = await readEdges(db);
  const names = [...new Set(columns.map(({ table }) => table))];
  const made = new Map<string, string | null>([
    ['User', ids.userId],
    ['Athlete', ids.athleteId],
  ]);
  const isNobodys = (table: string) => ACCOUNT_TABLES[table]?.own.length === 0;
  for (const table of parentsFirst(names, edges).filter((name) => !made.has(name) && !isNobodys(name))) {
    const row = Object.fromEntries(
      columns.filter((column) => column.table === table).map((column) => [column.name, valueOf(column, ids, mark)]),
    );
    if (table === 'Coach') row.id = ids.coachId;
    for (const { column, to } of edges.filter(({ from }) => from === table))
      row[column] = to === table ? null : made.get(to);
    // of the starter set alone
    if (table === 'LibraryWorkout') row.starterKey = null;
    // read by whoever makes a calendar of them
    if (table === 'Workout') row.steps = [];
    made.set(table, (row[ACCOUNT_TABLES[table]?.key ?? 'id'] as string | undefined) ?? null);
    const name = Prisma.raw(`"${table}"`);
    await db.$executeRaw(
      Prisma.sql`insert into ${name} select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`,
    );
  }
}

/** Columns, as `Table.column`, in which one of the texts stands. */
export async function whereFound(db: Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name } of await readColumns(db)) {
    const column = Prisma.raw(`"${name}"::text`);
    const like = Prisma.join(
      texts.map((text) => Prisma.sql`${column} ilike ${`%${text}%`}`),
      ' or ',
    );
    const [row] = await db.$queryRaw<[{ there: boolean }]>(
      Prisma.sql`select exists (select 1 from ${Prisma.raw(`"${table}"`)} where ${like}) as there`,
    );
    if (row.there) found.push(`${table}.${name}`);
  }
  return found;
}
