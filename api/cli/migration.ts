// node api/cli/run.mjs api/cli/migration.ts NAME: writes the next migration from the models as they were and as they are.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../db/embedded.ts';
import { MIGRATIONS, type SchemaTexts, migrationSql, schemaTexts } from '../db/migrate.ts';

/** The models that the migrations lead to. Not named *.prisma: Prisma would read it as part of the schema. */
const SNAPSHOT = path.join(MIGRATIONS, 'snapshot.json');

async function write(name: string, url: string): Promise<void> {
  const before = existsSync(SNAPSHOT) ? (JSON.parse(readFileSync(SNAPSHOT, 'utf8')) as SchemaTexts) : null;
  const after = schemaTexts();
  const sql = await migrationSql(url, before, after);
  if (/^-- This is an empty migration/.test(sql)) {
    console.log('The models have not changed.');
    return;
  }
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = path.join(MIGRATIONS, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  writeFileSync(SNAPSHOT, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${path.relative('.', folder)}/migration.sql`);
}

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Give the migration a name such as add_race_notes.');
  process.exitCode = 2;
} else {
  const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-migration-'));
  const server = await startEmbedded(scratch, { say: console.error });
  try {
    await write(name, server.url('postgres'));
  } finally {
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
