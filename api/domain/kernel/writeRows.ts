import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from './ports.ts';

/**
 * Writes rows of one table in one prepared statement, whatever their number (Prisma makes a statement anew for each number of
 * rows). `rows` is a JSON array of objects by column, days and instants as ISO 8601; a column that is not named gets what the
 * database gives a new row. With `replace` a row that is there already becomes the given one.
 */
export async function writeRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  rows: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  const listed = (each: (column: string) => string) =>
    Prisma.raw(columns.map((column) => each(`"${column}"`)).join(', '));
  const names = listed((column) => column);
  const conflict = replace
    ? Prisma.sql`on conflict (id) do update set ${listed((column) => `${column} = excluded.${column}`)}`
    : Prisma.empty;
  await tx.$executeRaw`insert into ${name} (${names})
    select ${names} from jsonb_populate_recordset(null::${name}, ${rows}::jsonb) ${conflict}`;
}
