import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** The first line of a migration whose statements run each by itself, because writing has to go on meanwhile. */
const MARK = '-- outside a transaction';
export const isOutside = (sql: string): boolean => sql.startsWith(MARK);

const CREATED = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS ("\w+") ON "\w+"/;
const LOOK_AGAIN_MS = 50;
const DROPPED = /^DROP INDEX CONCURRENTLY IF EXISTS "\w+"$/;

function statementsOf(sql: string): string[] {
  const statements = sql.replaceAll(/^--.*$/gm, '').split(';');
  return statements.map((statement) => statement.trim()).filter(Boolean);
}

/** Throws for a migration of which a statement could not be done again after it was cut off. */
export function assertRepeatable(sql: string): void {
  const statements = statementsOf(sql);
  const wrong =
    statements.length === 0
      ? 'nothing'
      : statements.find((statement) => !CREATED.test(statement) && !DROPPED.test(statement));
  if (wrong !== undefined)
    throw new Error(
      `Only indexes are made and dropped outside of a transaction, concurrently, IF (NOT) EXISTS: ${wrong}`,
    );
}

/** Runs the statements of such a migration, as often as it takes: what an earlier try has done stays, and what it left half done is dropped. */
export async function runOutside(url: string, sql: string): Promise<void> {
  // a session of its own: the database may go on with an index whose server has died, and must hold no lock of the engine's then
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const statement of statementsOf(sql)) {
      const index = CREATED.exec(statement)?.[1];
      do {
        if (index && (await isHalfBuilt(client, index))) await client.query(`drop index concurrently ${index}`);
        await client.query(statement);
      } while (index && (await isHalfBuilt(client, index)));
    }
  } finally {
    await client.end();
  }
}

/**
 * The database may still be at work on an index whose server has died: whoever builds holds a lock on the table. Waiting for
 * that lock itself would keep the build from its end, which waits for all who read or wait since before it.
 */
async function isHalfBuilt(client: pg.Client, index: string): Promise<boolean> {
  for (;;) {
    const { rows } = await client.query<{ isValid: boolean; isAtWork: boolean }>(
      `select indisvalid as "isValid", exists (select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.relation = indrelid and l.mode = 'ShareUpdateExclusiveLock' and l.granted) as "isAtWork" from pg_index where indexrelid = to_regclass($1)`,
      [index],
    );
    if (!rows[0]?.isAtWork || rows[0].isValid) return rows[0]?.isValid === false;
    await delay(LOOK_AGAIN_MS);
  }
}
