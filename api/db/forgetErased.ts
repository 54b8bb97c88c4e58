import pg from 'pg';

/** What a table may take to be written anew. */
const LONGEST_MS = 60_000;

// Dead rows stay in the files of their tables until they are written anew, what is known of the values until it is looked at again,
// and the journal until a new part of it is begun and the old ones are let go.
const STATEMENTS = ['vacuum (full, analyze)', 'checkpoint', 'select pg_switch_wal()', 'checkpoint'] as const;

/** Leaves nothing of erased rows in any file of the embedded database. Whoever asks a table meanwhile waits until it is written anew. */
export async function forgetErased(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, statement_timeout: LONGEST_MS });
  // a connection that is lost fails its statement too
  client.on('error', () => {});
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement);
  } finally {
    await client.end();
  }
}
