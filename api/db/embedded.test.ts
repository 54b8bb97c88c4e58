import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';

test('what the embedded database has acknowledged, a power cut does not take', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenpace-power-'));
  const server = await startEmbedded(folder, { say: () => {} });
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  const { rows } = await client.query(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by 1`,
  );
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(rows.map(({ name, setting }: { name: string; setting: string }) => `${name} ${setting}`)).toEqual([
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
  ]);
});
