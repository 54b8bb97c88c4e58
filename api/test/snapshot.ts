import type { Db } from '../domain/kernel/ports.ts';

type Queries = Pick<Db, '$queryRaw' | '$queryRawUnsafe'>;
type Texts = Record<string, string | null>;

interface TableRead {
  version: string | null;
  text: string | null;
}

/** What was read of a database: its tables, the statement that asks for their versions, and by what rows were to be about each table as it was read. */
interface Read {
  tables: readonly string[];
  versions: string;
  rows: Map<string, Map<string, TableRead>>;
}

const reads = new WeakMap<Queries, Promise<Read>>();

const ofEach = (tables: readonly string[], one: (table: string) => string) =>
  `select ${tables.map((table) => `(${one(`"${table}"`)}) as "${table}"`).join(', ')}`;

// offset 0: each row becomes text once
const textOf = (table: string) =>
  `select string_agg(line, E'\\n' order by line) from (select t::text as line from ${table} t offset 0) lines where line like $1`;

/** Changes with every row that is written or deleted: PostgreSQL never writes over a row, and notes which transaction made it. */
const versionOf = (table: string) => `select md5(string_agg(ctid::text || xmin::text, ' ')) from ${table}`;

async function beginRead(db: Queries): Promise<Read> {
  const found = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('_prisma_migrations', 'Session', 'AccessToken') order by 1`;
  const tables = found.map(({ name }) => name);
  return { tables, versions: ofEach(tables, versionOf), rows: new Map() };
}

/**
 * Every row of every table as text, but for sessions and tokens, which note their own use: equal before and after means that
 * nothing changed. `about`: only rows in which that uuid stands. A table in which nothing was written since is not read again.
 */
export async function allRows(db: Queries, about = ''): Promise<Texts> {
  const begun = reads.get(db) ?? beginRead(db);
  reads.set(db, begun);
  const { tables, versions, rows } = await begun;
  const known = rows.get(about) ?? new Map<string, TableRead>();
  rows.set(about, known);
  const [now] = await db.$queryRawUnsafe<[Texts]>(versions);
  const written = tables.filter((table) => known.get(table)?.version !== now[table]);
  const [texts] = written.length > 0 ? await db.$queryRawUnsafe<[Texts]>(ofEach(written, textOf), `%${about}%`) : [{}];
  for (const table of written) known.set(table, { version: now[table]!, text: texts![table]! });
  return Object.fromEntries(tables.map((table) => [table, known.get(table)!.text]));
}
