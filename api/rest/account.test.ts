import { createHash } from 'node:crypto';
import { unzipSync, strFromU8 } from 'fflate';
import { exportAccount } from '../domain/accountData/exportAccount.ts';
import { aViewer } from '../test/builders.ts';
import { setUpRest } from '../test/rest.ts';
import { answerTo } from './refusalStatus.ts';
import { zipped } from './zip.ts';

const rest = setUpRest('2026-11-20');

test('GET /api/account/export answers an archive to be kept', async () => {
  const athlete = await rest.scheduled();
  const response = await fetch(`${rest.app.base}/api/account/export`, { headers: { cookie: athlete.cookieHeader() } });
  expect(response.status).toBe(200);
  expect(
    Object.fromEntries(
      ['content-type', 'content-disposition', 'cache-control'].map((name) => [name, response.headers.get(name)]),
    ),
  ).toEqual({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="evenpace-2026-11-20.zip"',
    'cache-control': 'no-store, no-transform',
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const files = unzipSync(bytes);
  expect(JSON.parse(strFromU8(files['account.json']!)).tables.User).toEqual([
    expect.objectContaining({ email: athlete.email }),
  ]);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.txt', 'workouts/2026-11-16.json', 'workouts/all-workouts.csv', 'checksums.sha256']),
  );
  for (const line of strFromU8(files['checksums.sha256']!).trim().split('\n')) {
    const [sum, path] = line.split('  ') as [string, string];
    expect(createHash('sha256').update(files[path]!).digest('hex')).toBe(sum);
  }
});

test('a reader that goes away in the middle does no harm', async () => {
  const athlete = await rest.scheduled();
  for (let i = 0; i < 3; i += 1) {
    const response = await fetch(`${rest.app.base}/api/account/export`, {
      headers: { cookie: athlete.cookieHeader() },
    });
    await response.body!.cancel();
  }
  expect((await athlete.get('/api/auth/user')).status).toBe(200);
});

test('an export that takes too long is refused with the time to come again, and leaves nothing behind', async () => {
  const { deps } = rest.app;
  const viewer = await aViewer(deps);
  const error: unknown = await zipped(deps.clock(), (write) => exportAccount(deps, viewer, write, 0)).catch(
    (thrown: unknown) => thrown,
  );
  expect(answerTo(error, 'request')).toEqual({
    status: 503,
    headers: { 'Retry-After': '300' },
    body: {
      message: 'The server is too busy to collect your data now. Nothing is lost. Please try again in a few minutes.',
      code: 'EXPORT_TOO_SLOW',
      requestId: 'request',
    },
    isBug: false,
  });
  expect(await zipped(deps.clock(), (write) => exportAccount(deps, viewer, write))).toMatchObject({
    size: expect.any(Number),
  });
});

test('DELETE /api/account erases, tells what, and takes the cookie away', async () => {
  const athlete = await rest.scheduled();
  const wrong = await athlete.call('DELETE', '/api/account', { password: 'wrong' });
  expect([wrong.status, wrong.json.errors]).toEqual([
    400,
    [{ path: 'password', message: 'This is not your password.' }],
  ]);
  const forged = await athlete.call(
    'DELETE',
    '/api/account',
    { password: 'correct horse battery' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect([forged.status, forged.json.code]).toEqual([403, 'CSRF']);
  const { status, json, headers } = await athlete.call('DELETE', '/api/account', { password: 'correct horse battery' });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    success: true,
    erasedAt: '2026-11-20T12:00:00.000Z',
    rows: { User: 1, Athlete: 1, SeasonPlan: 1, TrainingWeek: 4 },
    cleaned: {},
  });
  expect(headers.get('clear-site-data')).toBe('"cache"');
  expect(athlete.cookies.size).toBe(0);
  const again = await athlete.post('/api/auth/login', { email: athlete.email, password: 'correct horse battery' });
  expect([again.status, again.json.message]).toEqual([401, 'Invalid email or password']);
});

test('DELETE /api/account needs no body right after signing in, and the password later', async () => {
  const athlete = await rest.scheduled();
  const { deps } = rest.app;
  const back = (minutes: number) =>
    deps.db.session.updateMany({ data: { createdAt: new Date(deps.clock().getTime() - minutes * 60_000) } });
  await back(11);
  const late = await athlete.call('DELETE', '/api/account');
  expect([late.status, late.json.errors]).toEqual([
    400,
    [{ path: 'password', message: 'Enter your password to confirm.' }],
  ]);
  await back(9);
  const { status, json } = await athlete.call('DELETE', '/api/account');
  expect([status, json.rows.User]).toEqual([200, 1]);
});
