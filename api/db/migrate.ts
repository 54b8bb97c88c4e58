import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { projectRoot } from '../root.ts';
import { StartRefused } from '../startRefused.ts';
import { assertRepeatable, isOutside, runOutside } from './outsideTransaction.ts';

/** Schema texts by path. */
export type SchemaTexts = Readonly<Record<string, string>>;

export interface Migration {
  /** `20260101000000_name`, in order. */
  name: string;
  sql: string;
}

export const MIGRATIONS = path.join(projectRoot, 'prisma', 'migrations');

/** The models as they are in the working tree. */
export function schemaTexts(folder = path.join(projectRoot, 'prisma')): SchemaTexts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.prisma'));
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** The migrations of this version, oldest first. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const filters = { externalTables: [], externalEnums: [] };
/** Kept at the engine itself: it may be loaded once, and tests load this file anew beside the same packages. */
const LOADED = Symbol.for('evenpace.engine');

/** The engine's imports. Its timer for a lock that it waits for is never cleared, and must not keep the process alive. */
function engineImports(): Record<string, WebAssembly.ImportValue> {
  const unreffed = (start: (run: () => void, ms: number) => NodeJS.Timeout) => (run: () => void, ms: number) =>
    start(run, ms).unref();
  const named = Object.entries(bindings as unknown as Record<string, WebAssembly.ImportValue>);
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      name.startsWith('__wbg_setTimeout_') ? unreffed(value as unknown as typeof setTimeout) : value,
    ]),
  );
}

/** Prisma's own engine as WebAssembly: the package's entry cannot load its own file under Node. */
async function load(): Promise<void> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const { instance } = await WebAssembly.instantiate(readFileSync(path.join(folder, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': engineImports(),
  });
  (bindings as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void }).__wbg_set_wasm(instance.exports);
  (instance.exports as unknown as { __wbindgen_start(): void }).__wbindgen_start();
}

/** The end of a migration, in its own transaction: it is done and recorded, or neither. The engine's own record comes later. */
const RECORDED =
  '\n;\nupdate _prisma_migrations set finished_at = now() where finished_at is null and rolled_back_at is null';

/** Migrations run whole, each in one transaction, but for those marked: the adapter itself cuts them at every semicolon, also within the body of a function. */
function adapterOf(url: string, pool: pg.Pool, migrations: readonly Migration[], onFault: (error: unknown) => void) {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  const own = new Set(migrations.map(({ sql }) => sql));
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (sql) => {
      if (!isOutside(sql))
        return void (await adapter.executeRaw({ sql: own.has(sql) ? sql + RECORDED : sql, args: [], argTypes: [] }));
      await runOutside(url, sql).catch((error: unknown) => {
        onFault(error);
        throw error;
      });
    };
    return adapter;
  };
  return bindMigrationAwareSqlAdapterFactory(factory);
}

/** Runs `act` with an engine; its connections end with it, which the engine itself does not see to. */
async function withEngine<T>(
  url: string,
  texts: SchemaTexts,
  migrations: readonly Migration[],
  act: (engine: bindings.SchemaEngine) => Promise<T>,
): Promise<T> {
  const holder = bindings.SchemaEngine as { [LOADED]?: Promise<void> };
  await (holder[LOADED] ??= load());
  const pool = new pg.Pool({ connectionString: url });
  let firstError: unknown;
  const engine = await bindings.SchemaEngine.new(
    { datamodels: Object.entries(texts) },
    () => {},
    adapterOf(url, pool, migrations, (error) => (firstError ??= error)),
  );
  try {
    return await act(engine);
  } catch (error) {
    // the engine tells of another's errors by a number
    throw firstError ?? error;
  } finally {
    engine.free();
    await pool.end();
  }
}

const MIGRATION = 3_177_446;
const LOOK_AGAIN_MS = 50;

/** One server migrates, the others look whether it has ended: to wait within a statement would keep an index that is built concurrently from its end. */
async function oneAtATime<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // a connection that is lost ends what it holds, and the next statement says so
  client.on('error', () => {});
  await client.connect();
  try {
    while (!(await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION])).rows[0].mine)
      await delay(LOOK_AGAIN_MS);
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Names of what was applied. What was cut off left nothing of itself, or can be done again: it is taken for new. */
async function appliedNames(client: pg.Client): Promise<string[]> {
  const table = await client.query(`select to_regclass('_prisma_migrations') is not null as there`);
  if (!table.rows[0].there) return [];
  await client.query('delete from _prisma_migrations where finished_at is null and rolled_back_at is null');
  const { rows } = await client.query(
    'select migration_name as name from _prisma_migrations where rolled_back_at is null order by 1',
  );
  return rows.map(({ name }: { name: string }) => name);
}

/**
 * Applies what is new, each migration with its checksum in `_prisma_migrations`; answers the new names. A migration that was
 * cut off is begun anew. Throws StartRefused when the database knows a migration that this version does not.
 */
export function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  return oneAtATime(url, async (client) => {
    const applied = await appliedNames(client);
    const unknown = applied.find((name) => !migrations.some((migration) => migration.name === name));
    if (unknown) throw new StartRefused(`This database was written by a newer version (${unknown}).`);
    const migrationsList = {
      baseDir: 'prisma/migrations',
      shadowDbInitScript: '',
      lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
      migrationDirectories: migrations.map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
      })),
    };
    for (const { sql } of migrations) if (isOutside(sql)) assertRepeatable(sql);
    return withEngine(
      url,
      schemaTexts(),
      migrations,
      async (engine) => (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames,
    );
  });
}

/** SQL that leads from one state of the models to another; `before` null for the first migration. The engine wants a reachable database, and reads nothing of it. */
export async function migrationSql(url: string, before: SchemaTexts | null, after: SchemaTexts): Promise<string> {
  const asFiles = (texts: SchemaTexts) => Object.entries(texts).map(([name, content]) => ({ path: name, content }));
  const from = before ? { tag: 'schemaDatamodel' as const, files: asFiles(before) } : { tag: 'empty' as const };
  const to = { tag: 'schemaDatamodel' as const, files: asFiles(after) };
  return withEngine(
    url,
    after,
    [],
    async (engine) => (await engine.diff({ from, to, script: true, exitCode: null, filters })).stdout ?? '',
  );
}
