import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../root.ts';
import { Browser } from './browser.ts';
import { aPlace, type ServerAddress } from './serverProcess.ts';

const OLD = 'correct horse battery';
const NEW = 'another staple entirely';
const email = 'robin@example.com';

let place: ServerAddress;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.clear());

/** The operator's command, as npm runs it. */
function command(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; out: string; said: string }> {
  const { DATABASE_URL: _unset, ...rest } = process.env;
  return new Promise((resolve) => {
    const child = spawn(path.join(projectRoot, 'node_modules', '.bin', 'tsx'), ['api/cli/password.ts', ...args], {
      cwd: projectRoot,
      env: { ...rest, DATA_DIR: place.dataDir, ...env },
    });
    let [out, said] = ['', ''];
    child.stdout.on('data', (part) => (out += part));
    child.stderr.on('data', (part) => (said += part));
    child.on('close', (code) => resolve({ code, out, said }));
  });
}

const LINK = /^https:\/\/run\.example\/reset-password#token=(\S+)\n$/;

test('an operator gets a link beside a running server, and without one', async () => {
  const server = place.start();
  let browser = new Browser(await server.ready);
  await browser.post('/api/auth/register', { email, password: OLD, firstName: 'Robin', lastName: 'Vale' });
  const PUBLIC_URL = 'https://run.example';
  const beside = await command([' Robin@Example.com '], { PUBLIC_URL });
  expect(beside).toMatchObject({ code: 0, out: expect.stringMatching(LINK) });
  const reset = (token: string, newPassword: string) =>
    browser.post('/api/auth/reset-password', { token, newPassword });
  expect((await reset(LINK.exec(beside.out)![1]!, NEW)).status).toBe(200);
  expect((await browser.post('/api/auth/login', { email, password: NEW })).status).toBe(200);
  expect(await command(['nobody@example.com'])).toMatchObject({
    code: 1,
    out: '',
    said: 'There is no account with this e-mail.\n',
  });

  server.child.kill('SIGTERM');
  await server.ended;
  const alone = await command([email], { PUBLIC_URL });
  expect(alone).toMatchObject({ code: 0, out: expect.stringMatching(LINK) });
  // it leaves no database running behind
  expect(place.postmaster()).toBeNull();
  browser = new Browser(await place.start().ready);
  expect((await reset(LINK.exec(alone.out)![1]!, OLD)).status).toBe(200);
});

test('a wrong place, or no e-mail, is told in one line and makes nothing', async () => {
  expect(await command([email])).toEqual({
    code: 1,
    out: '',
    said: `DATA_DIR: there is no data in ${place.dataDir}.\n`,
  });
  expect(existsSync(place.dataDir)).toBe(false);
  expect(await command([])).toMatchObject({ code: 2, out: '' });
});
