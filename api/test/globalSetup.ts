import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { projectRoot } from '../root.ts';

declare global {
  var testServer:
    { server: EmbeddedServer | null; dataDir: string | null; databases: string[]; bundle: string } | undefined;
}

/** Connection string of another database on the same server. */
function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

/** The server as it is shipped, for tests that start, stop and kill it: a folder of this run alone. Takes half a second. */
function bundleServer(): string {
  mkdirSync(path.join(projectRoot, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(projectRoot, 'dist', 'test-server-'));
  execFileSync(process.execPath, ['api/cli/buildServer.mjs', folder], { cwd: projectRoot });
  return folder;
}

/**
 * One bundled server and one PostgreSQL per run, and in that one migrated database that test files copy. DATABASE_URL names
 * a database server to use instead.
 */
export default async function setUp(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const dataDir = given ? null : mkdtempSync(path.join(tmpdir(), 'evenpace-test-'));
  // tests may lose their data in a power cut
  const server = dataDir ? await startEmbedded(dataDir, { say: () => {}, settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' } }) : null;
  const admin = server?.url('postgres') ?? given!;
  const template = `evenpace_template_${process.pid}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await migrate(withDatabase(admin, template));
  process.env.TEST_ADMIN_URL = admin;
  process.env.TEST_TEMPLATE = template;
  const bundle = bundleServer();
  process.env.TEST_BUNDLE = path.join(bundle, 'main.mjs');
  globalThis.testServer = { server, dataDir, databases: [template], bundle };
}
