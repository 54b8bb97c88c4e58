import pg from 'pg';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { aPlace, type ServerAddress } from '../test/serverProcess.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { isOutside } from './outsideTransaction.ts';

// Indexes of tables that hold rows are built outside of a transaction, so that writing goes on; whatever is cut off is taken up again.

let database: TestDatabase;
let place: ServerAddress;
let open: pg.Client[] = [];
beforeEach(async () => {
  database = await createDatabase({ isMigrated: false });
  place = aPlace();
});
afterEach(async () => {
  for (const client of open) await client.end();
  open = [];
  await place.clear();
  await database.drop();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  open.push(client);
  return client;
}

const TABLES: Migration = {
  name: '20200101000000_tables',
  sql: 'create table "Run" (day int); create table "Ride" (day int); insert into "Ride" select generate_series(1, 100);',
};
const INDEXES: Migration = {
  name: '20200102000000_indexes',
  sql: `-- outside a transaction

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Run_day_idx" ON "Run"("day");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ride_day_idx" ON "Ride"("day") WHERE ("day" > 5);
`,
};
const BOTH = [TABLES, INDEXES];

const indexes = async (client: pg.Client) =>
  Object.fromEntries(
    (
      await client.query(
        `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'`,
      )
    ).rows.map(({ name, valid }) => [name, valid]),
  );

/** Processes of this database that wait for a lock with such a statement. */
async function waiting(client: pg.Client, statement: RegExp, lock = '%'): Promise<number[]> {
  return asking(client, statement, `wait_event_type = 'Lock' and wait_event like '${lock}'`);
}

/** Processes of this database whose last statement is such a one. */
async function asking(client: pg.Client, statement: RegExp, which = 'true'): Promise<number[]> {
  for (let look = 0; look < 1500; look += 1) {
    const { rows } = await client.query(
      `select pid, query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
    );
    const found = rows.filter(({ query }) => statement.test(query)).map(({ pid }) => pid as number);
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nobody asks ${statement}.`);
}

const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: unknown) => String(error),
  );

test('writing goes on while an index is built; cut off between two statements, the rest is done at the next start', async () => {
  await migrate(database.url, [TABLES]);
  const [other, writer] = [await connect(), await connect()];
  // whoever writes before the index is begun is waited for
  await writer.query('begin');
  await writer.query('insert into "Ride" values (101)');
  const cut = outcome(migrate(database.url, BOTH));
  const [builder] = await waiting(other, /"Ride_day_idx"/);
  // of waiting alone: a machine may be as slow as it is
  await other.query(`set lock_timeout = '5s'`);
  await other.query('insert into "Ride" values (102)');
  await other.query('update "Ride" set day = 103 where day = 102');
  await other.query('select pg_terminate_backend($1)', [builder]);
  expect(await cut).toMatch(/terminat/);
  expect(await indexes(other)).toMatchObject({ Run_day_idx: true, Ride_day_idx: false });
  await writer.query('commit');

  expect(await migrate(database.url, BOTH)).toEqual([INDEXES.name]);
  expect(await indexes(other)).toMatchObject({ Run_day_idx: true, Ride_day_idx: true });
  expect(await migrate(database.url, BOTH)).toEqual([]);
  expect((await other.query('select count(*)::int as n from "Ride"')).rows).toEqual([{ n: 102 }]);
  const { rows } = await other.query(
    'select migration_name as name, finished_at is not null as done from _prisma_migrations order by 1',
  );
  expect(rows).toEqual([
    { name: TABLES.name, done: true },
    { name: INDEXES.name, done: true },
  ]);
});

test('servers that start at once share one build, and neither waits for the other for ever', async () => {
  await migrate(database.url, [TABLES]);
  const [other, writer] = [await connect(), await connect()];
  await writer.query('begin');
  await writer.query('insert into "Ride" values (101)');
  const both = Promise.all([migrate(database.url, BOTH), migrate(database.url, BOTH)]);
  await waiting(other, /"Ride_day_idx"/);
  await writer.query('commit');
  expect((await both).sort((a, b) => a.length - b.length)).toEqual([[], [INDEXES.name]]);
  expect(await indexes(other)).toMatchObject({ Run_day_idx: true, Ride_day_idx: true });
});

test('a server that is killed while it builds leaves what the next one brings to its end', async () => {
  const first = readMigrations().findIndex(({ sql }) => isOutside(sql));
  await migrate(database.url, readMigrations().slice(0, first));
  const [other, writer] = [await connect(), await connect()];
  await writer.query('begin');
  await writer.query('lock table "Workout" in row exclusive mode');
  const env = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(32) };
  const killed = place.start(env);
  killed.ready.catch(() => {});
  await waiting(other, /CONCURRENTLY.*"Workout"/s);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = place.start(env);
  // the database itself goes on with the index of the dead: it is waited for
  await asking(other, /from pg_locks/);
  await writer.query('commit');
  await next.ready;
  expect(Object.entries(await indexes(other)).filter(([, valid]) => !valid)).toEqual([]);
  expect(await indexes(other)).toMatchObject({ Workout_open_scheduledDate_idx: true });
  expect(await migrate(database.url)).toEqual([]);
});

test('a migration that was cut off in its transaction, or as it ended, is begun anew', async () => {
  const half: Migration = {
    name: '20200102000000_half',
    sql: 'select pg_advisory_xact_lock(7); create table half (id int);',
  };
  const other = await connect();
  await migrate(database.url, [TABLES]);
  // in the middle of it
  await other.query('select pg_advisory_lock(7)');
  const first = outcome(migrate(database.url, [TABLES, half]));
  const [pid] = await waiting(other, /create table half/, 'advisory');
  await other.query('select pg_terminate_backend($1)', [pid]);
  expect(await first).not.toBe('done');
  // after its last statement, before it is recorded
  const second = outcome(migrate(database.url, [TABLES, half]));
  await waiting(other, /create table half/, 'advisory');
  const records = await connect();
  await records.query('begin');
  await records.query('lock table _prisma_migrations in share mode');
  await other.query('select pg_advisory_unlock(7)');
  const [last] = await waiting(other, /_prisma_migrations/, 'relation');
  await other.query('select pg_terminate_backend($1)', [last]);
  await records.query('rollback');
  expect(await second).not.toBe('done');
  expect(await migrate(database.url, [TABLES, half])).toEqual([half.name]);
  expect(await migrate(database.url, [TABLES, half])).toEqual([]);
});

test.each([
  'CREATE INDEX CONCURRENTLY "Run_day_idx" ON "Run"("day");',
  'CREATE INDEX IF NOT EXISTS "Run_day_idx" ON "Run"("day");',
  'DELETE FROM "Run";',
  '',
])('outside of a transaction nothing is done that could not be done again: %s', async (statement) => {
  await migrate(database.url, [TABLES]);
  const wrong = {
    ...INDEXES,
    sql: `${INDEXES.sql}${statement}`,
    ...(statement === '' && { sql: '-- outside a transaction\n' }),
  };
  await expect(migrate(database.url, [TABLES, wrong])).rejects.toThrow(/outside of a transaction/);
  const client = await connect();
  expect(await indexes(client)).toEqual({ _prisma_migrations_pkey: true });
});

test('no index of a table that may hold rows keeps writers waiting', () => {
  const TO_BE_PUBLISHED = '20261123';
  const waits = readMigrations()
    .filter(({ name, sql }) => name >= TO_BE_PUBLISHED && !isOutside(sql))
    .flatMap(({ name, sql }) => {
      const own = new Set([...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table));
      return [...sql.matchAll(/CREATE (?:UNIQUE )?INDEX "(\w+)" ON "(\w+)"/g)]
        .filter(([, , table]) => !own.has(table))
        .map(([, index]) => `${name}: ${index}`);
    });
  expect(waits).toEqual([]);
});
