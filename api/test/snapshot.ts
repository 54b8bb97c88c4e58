import type { Db } from '../domain/ports.ts';

type Queries = Pick<Db, '$queryRaw' | '$queryRawUnsafe'>;

/** The statement that reads a database's rows: which tables there are takes longer to ask than what stands in them. */
const statements = new WeakMap<Queries, Promise<string>>();

async function statementFor(db: Queries): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('_prisma_migrations', 'Session', 'AccessToken') order by 1`;
  // offset 0: each row becomes text once
  const each = tables.map(({ name }) => `(select string_agg(line, E'\\n' order by line) from (select t::text as line from "${name}" t offset 0) lines where line like $1) as "${name}"`);
  return `select ${each.join(', ')}`;
}

/**
 * Every row of every table as text, but for sessions and tokens, which note their own use: equal before and after means that
 * nothing changed. `about`: only rows in which that uuid stands.
 */
export async function allRows(db: Queries, about = ''): Promise<Record<string, string | null>> {
  const known = statements.get(db) ?? statementFor(db);
  statements.set(db, known);
  const [rows] = await db.$queryRawUnsafe<[Record<string, string | null>]>(await known, `%${about}%`);
  return rows;
}
