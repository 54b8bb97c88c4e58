import { createHash } from 'node:crypto';
import { unzipSync, strFromU8 } from 'fflate';
import { startRest, type Rest } from '../test/rest.ts';

let rest: Rest;
beforeAll(async () => {
  rest = await startRest('2026-11-20');
});
afterAll(() => rest.app.close());

test('GET /api/account/export answers an archive to be kept', async () => {
  const athlete = await rest.scheduled();
  const response = await fetch(`${rest.app.base}/api/account/export`, { headers: { cookie: athlete.cookieHeader() } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(['content-type', 'content-disposition', 'cache-control'].map((name) => [name, response.headers.get(name)]))).toEqual({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="evenpace-2026-11-20.zip"',
    'cache-control': 'no-store',
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const files = unzipSync(bytes);
  expect(JSON.parse(strFromU8(files['account.json']!)).tables.User).toEqual([expect.objectContaining({ email: athlete.email })]);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'workouts/2026-11-16.json', 'workouts/all-workouts.csv', 'checksums.sha256']));
  for (const line of strFromU8(files['checksums.sha256']!).trim().split('\n')) {
    const [sum, path] = line.split('  ') as [string, string];
    expect(createHash('sha256').update(files[path]!).digest('hex')).toBe(sum);
  }
});

test('a reader that goes away in the middle does no harm', async () => {
  const athlete = await rest.scheduled();
  for (let i = 0; i < 3; i += 1) {
    const response = await fetch(`${rest.app.base}/api/account/export`, { headers: { cookie: athlete.cookieHeader() } });
    await response.body!.cancel();
  }
  expect((await athlete.get('/api/auth/user')).status).toBe(200);
});
