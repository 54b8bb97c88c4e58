import type { Db } from '../domain/ports.ts';

/**
 * Every row of every table as text, but for sessions and tokens, which note their own use: equal before and after means that
 * nothing changed. `about`: only rows in which that uuid stands.
 */
export async function allRows(db: Pick<Db, '$queryRaw' | '$queryRawUnsafe'>, about = ''): Promise<Record<string, string | null>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('_prisma_migrations', 'Session', 'AccessToken') order by 1`;
  const each = tables.map(({ name }) => `(select string_agg(t::text, E'\\n' order by t::text) from "${name}" t where t::text like $1) as "${name}"`);
  const [rows] = await db.$queryRawUnsafe<[Record<string, string | null>]>(`select ${each.join(', ')}`, `%${about}%`);
  return rows;
}
