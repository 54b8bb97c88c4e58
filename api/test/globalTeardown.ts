import { rmSync } from 'node:fs';
import pg from 'pg';

export default async function tearDown(): Promise<void> {
  const { server, dataDir, databases, bundle } = globalThis.testServer!;
  rmSync(bundle, { recursive: true, force: true });
  if (server) {
    await server.stop();
    rmSync(dataDir!, { recursive: true, force: true });
    return;
  }
  const client = new pg.Client({ connectionString: process.env.TEST_ADMIN_URL });
  await client.connect();
  for (const name of databases) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}
