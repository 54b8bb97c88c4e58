import pg from 'pg';
import { type TestDatabase, createDatabase } from '../test/database.ts';
import { boundedStatementNames, createClient } from './client.ts';
import { migrate, migrationSql, readMigrations, schemaTexts } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabase({ isMigrated: false });
});
afterEach(() => database.drop());

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every column, index and constraint, in words. Models know nothing of triggers. */
const CATALOG = `
  select 'column' as kind, table_name || '.' || column_name as name, concat_ws(' ', data_type, udt_name, is_nullable, column_default, datetime_precision) as what
    from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
  union all select 'constraint', c.conname, pg_get_constraintdef(c.oid) from pg_constraint c
    where c.connamespace = 'public'::regnamespace and c.conrelid <> coalesce(to_regclass('_prisma_migrations'), 0::oid) and c.contype not in ('n', 't')
  order by 1, 2`;

test('the migrations lead exactly to the models', async () => {
  const names = readMigrations().map(({ name }) => name);
  expect(await migrate(database.url)).toEqual(names);
  expect(await migrate(database.url)).toEqual([]);
  const fresh = await createDatabase({ isMigrated: false });
  await rows(fresh.url, await migrationSql(fresh.url, null, schemaTexts()));
  const expected = await rows(fresh.url, CATALOG);
  await fresh.drop();
  expect(expected.length).toBeGreaterThan(100);
  expect(await rows(database.url, CATALOG)).toEqual(expected);
});

test('a change of the models is written as the SQL of that change', async () => {
  const before = schemaTexts();
  const after = Object.fromEntries(
    Object.entries(before).map(([name, text]) => [
      name,
      text.replace(/model RaceGoal \{/, 'model RaceGoal {\n  mood String?'),
    ]),
  );
  expect(await migrationSql(database.url, before, after)).toMatch(/ALTER TABLE "RaceGoal" ADD COLUMN\s+"mood" TEXT;/);
  expect(await migrationSql(database.url, before, before)).toMatch(/empty migration/);
});

test('a migration that breaks throws and leaves nothing of itself, and what came before it stays', async () => {
  const good = { name: '20200101000000_good', sql: 'create table kept (id int);' };
  const bad = { name: '20200102000000_bad', sql: 'create table half (id int); select nothing_like_this();' };
  await expect(migrate(database.url, [good, bad])).rejects.toThrow(/nothing_like_this/);
  expect(
    await rows(database.url, `select to_regclass('kept') is not null as kept, to_regclass('half') is not null as half`),
  ).toEqual([{ kept: true, half: false }]);
});

test('a database of a newer version is left alone', async () => {
  await migrate(database.url);
  await rows(database.url, `update _prisma_migrations set migration_name = '29990101000000_later'`);
  await expect(migrate(database.url)).rejects.toThrow(
    'This database was written by a newer version (29990101000000_later).',
  );
});

test('what makes an unbounded delete of an absent value throws', async () => {
  await migrate(database.url);
  const db = createClient(database.url);
  const email = (JSON.parse('{}') as { email: string }).email;
  await expect(db.user.deleteMany({ where: { email } })).rejects.toThrow(/undefined/);
  await db.$disconnect();
});

test('connections give up on statements that take too long', async () => {
  const db = createClient(database.url);
  expect(
    await db.$queryRaw`select current_setting('statement_timeout') as s, current_setting('idle_in_transaction_session_timeout') as i`,
  ).toEqual([{ s: '10s', i: '10s' }]);
  await db.$disconnect();
});

test('the same text has the same name, and there are only so many names', () => {
  const name = boundedStatementNames(2);
  const [a, b, c] = ['select 1', 'select 2', 'select 3'].map((sql) => name({ sql }));
  expect(name({ sql: 'select 1' })).toBe(a);
  expect(new Set([a, b]).size).toBe(2);
  expect(c).toBe('');
});
