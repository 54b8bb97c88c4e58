import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { projectRoot } from '../root.ts';
import { StartRefused } from '../startRefused.ts';

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
  const unreffed = (start: (run: () => void, ms: number) => NodeJS.Timeout) => (run: () => void, ms: number) => start(run, ms).unref();
  const named = Object.entries(bindings as unknown as Record<string, WebAssembly.ImportValue>);
  return Object.fromEntries(
    named.map(([name, value]) => [name, name.startsWith('__wbg_setTimeout_') ? unreffed(value as unknown as typeof setTimeout) : value]),
  );
}

/** Prisma's own engine as WebAssembly: the package's entry cannot load its own file under Node. */
async function load(): Promise<void> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const { instance } = await WebAssembly.instantiate(readFileSync(path.join(folder, 'schema_engine_bg.wasm')), { './schema_engine_bg.js': engineImports() });
  (bindings as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void }).__wbg_set_wasm(instance.exports);
  (instance.exports as unknown as { __wbindgen_start(): void }).__wbindgen_start();
}

/** Its scripts run whole, each in one transaction: the adapter itself cuts them at every semicolon, also within the body of a function. */
function adapterOf(pool: pg.Pool) {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (sql) => void (await adapter.executeRaw({ sql, args: [], argTypes: [] }));
    return adapter;
  };
  return bindMigrationAwareSqlAdapterFactory(factory);
}

/** Runs `act` with an engine; its connections end with it, which the engine itself does not see to. */
async function withEngine<T>(url: string, texts: SchemaTexts, act: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  const holder = bindings.SchemaEngine as { [LOADED]?: Promise<void> };
  await (holder[LOADED] ??= load());
  const pool = new pg.Pool({ connectionString: url });
  const engine = await bindings.SchemaEngine.new({ datamodels: Object.entries(texts) }, () => {}, adapterOf(pool));
  try {
    return await act(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

async function appliedNames(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const table = await client.query(`select to_regclass('_prisma_migrations') is not null as there`);
    if (!table.rows[0].there) return [];
    const { rows } = await client.query('select migration_name as name from _prisma_migrations where rolled_back_at is null order by 1');
    return rows.map(({ name }: { name: string }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Applies what is new, each migration with its checksum in `_prisma_migrations`; answers the new names.
 * Throws StartRefused when the database knows a migration that this version does not.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const applied = await appliedNames(url);
  const unknown = applied.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown) throw new StartRefused(`This database was written by a newer version (${unknown}).`);
  const migrationsList = {
    baseDir: 'prisma/migrations',
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    migrationDirectories: migrations.map(({ name, sql }) => ({ path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } } })),
  };
  return withEngine(url, schemaTexts(), async (engine) => (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames);
}

/** SQL that leads from one state of the models to another; `before` null for the first migration. The engine wants a reachable database, and reads nothing of it. */
export async function migrationSql(url: string, before: SchemaTexts | null, after: SchemaTexts): Promise<string> {
  const asFiles = (texts: SchemaTexts) => Object.entries(texts).map(([name, content]) => ({ path: name, content }));
  const from = before ? { tag: 'schemaDatamodel' as const, files: asFiles(before) } : { tag: 'empty' as const };
  const to = { tag: 'schemaDatamodel' as const, files: asFiles(after) };
  return withEngine(url, after, async (engine) => (await engine.diff({ from, to, script: true, exitCode: null, filters })).stdout ?? '');
}
