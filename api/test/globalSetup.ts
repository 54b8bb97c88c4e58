import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { projectRoot } from '../root.ts';
import { scratchFolder } from './scratch.ts';

declare global {
  var testServer:
    { server: EmbeddedServer | null; dataDir: string | null; databases: string[]; bundle: string } | undefined;
}

/** Connection string of another database on the same server. */
function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

/** One PostgreSQL per run, and in it one migrated database that test files copy. DATABASE_URL names a server to use instead. */
export default async function setUp(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const dataDir = given ? null : scratchFolder('evenpace-test-');
  // tests may lose their data in a power cut
  const server = dataDir
    ? await startEmbedded(dataDir, {
        say: () => {},
        settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200', max_wal_size: '256MB' },
      })
    : null;
  const admin = server?.url('postgres') ?? given!;
  const template = `evenpace_template_${process.pid}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await migrate(withDatabase(admin, template));
  process.env.TEST_ADMIN_URL = admin;
  process.env.TEST_TEMPLATE = template;
  // block by block through the journal, as is the default, costs half as much again; an older server knows no other way than this
  process.env.TEST_COPY = server ? 'strategy file_copy' : '';
  mkdirSync(path.join(projectRoot, 'dist'), { recursive: true });
  const bundle = mkdtempSync(path.join(projectRoot, 'dist', 'test-server-'));
  process.env.TEST_BUNDLE = bundle;
  globalThis.testServer = { server, dataDir, databases: [template], bundle };
}
