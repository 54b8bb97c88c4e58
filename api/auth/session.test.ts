import { startApp, setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';

const PASSWORD = 'correct horse battery';
const START = new Date('2026-11-20T12:00:00Z');
const clock = { now: START };
let email: string;
let person = 0;
const app = setUpApp({ now: clock });
beforeEach(() => {
  clock.now = START;
  person += 1;
  email = `person${person}@example.com`;
});

const register = async (browser = app.browser()) => {
  const body = { email, password: PASSWORD, firstName: 'Robin', lastName: 'Vale' };
  const answer = await browser.post('/api/auth/register', body);
  expect(answer.status).toBe(201);
  return { browser, cookies: answer.headers.getSetCookie() };
};
const sessions = () => app.deps.db.session.findMany({ where: { user: { email } } });
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200;

/** What a Set-Cookie says behind its value, its dates as days from now. */
const termsOf = (cookie: string) => cookie.slice(cookie.indexOf(';') + 2).replace(/Expires=[^;]+/, 'Expires');
const daysOf = (cookie: string) =>
  Math.round((Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!) - Date.now()) / 86_400_000);
const GONE = 'Thu, 01 Jan 1970 00:00:00 GMT';

test('the session’s cookie lasts as long as a session can, and is kept from scripts and other sites', async () => {
  const { cookies } = await register();
  const sid = cookies.find((cookie) => cookie.startsWith('sid='))!;
  expect([termsOf(sid), daysOf(sid)]).toEqual(['Path=/; Expires; HttpOnly; SameSite=Lax', 30]);
});

test('signing in starts one session, with the count of what was ended before', async () => {
  const { browser } = await register();
  const { id } = await app.deps.db.user.findUniqueOrThrow({ where: { email } });
  expect(await sessions()).toMatchObject([{ data: { passport: { user: { id, accessGeneration: 0 } } } }]);
  await browser.post('/api/auth/end-sessions');
  const { accessGeneration } = await app.deps.db.user.findUniqueOrThrow({ where: { email } });
  expect(accessGeneration).toBeGreaterThan(0);
  expect((await app.browser().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  expect(await sessions()).toMatchObject([{ data: { passport: { user: { id, accessGeneration } } } }]);
});

test('what signs nobody in makes no session and no cookie', async () => {
  const wrong = [
    await app.browser().post('/api/auth/login', { email, password: 'not this one' }),
    await app.browser().post('/api/auth/login', { email: 'nobody', password: '' }),
    await app.browser().post('/api/auth/register', { email }),
  ];
  expect(wrong.map(({ status, headers }) => [status, headers.getSetCookie()])).toEqual([
    [401, []],
    [400, []],
    [400, []],
  ]);
  expect(await app.deps.db.session.count({ where: { userId: null } })).toBe(0);
});

test('a refused change leaves the session’s row as it was', async () => {
  const { browser } = await register();
  const before = await sessions();
  clock.now = new Date(START.getTime() + 60_000);
  expect((await browser.post('/api/auth/password', { currentPassword: 'wrong', newPassword: 'x' })).status).toBe(400);
  expect(await sessions()).toEqual(before);
});

test('signing out takes the cookie from where it was set, and the session of no other browser', async () => {
  const { browser } = await register();
  const other = app.browser();
  await other.post('/api/auth/login', { email, password: PASSWORD });
  const out = await browser.get('/api/logout');
  expect(out.headers.getSetCookie()).toEqual([`sid=; Path=/; Expires=${GONE}; HttpOnly; SameSite=Lax`]);
  expect(await sessions()).toHaveLength(1);
  expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, true]);
});

test('erasing the account takes both cookies from where they were set', async () => {
  const { browser } = await register();
  const gone = await browser.call('DELETE', '/api/account', { password: PASSWORD });
  expect([gone.status, gone.headers.getSetCookie()]).toEqual([
    200,
    [
      `sid=; Path=/; Expires=${GONE}; HttpOnly; SameSite=Lax`,
      `browser=; Path=/api/auth; Expires=${GONE}; HttpOnly; SameSite=Lax`,
    ],
  ]);
});

test('a browser is known for a year, by another word each time', async () => {
  const { browser, cookies } = await register();
  const first = cookies.find((cookie) => cookie.startsWith('browser='))!;
  expect([termsOf(first), daysOf(first)]).toEqual([
    `Max-Age=${365 * 86_400}; Path=/api/auth; Expires; HttpOnly; SameSite=Lax`,
    365,
  ]);
  const known = browser.cookies.get('browser');
  await browser.post('/api/auth/login', { email, password: PASSWORD });
  expect(browser.cookies.get('browser')).not.toBe(known);
});

test('tries at passwords are counted by their address, behind a proxy by the one that the proxy names', async () => {
  const behind = await startApp({ env: { PUBLIC_URL: 'https://train.example' } });
  const guess = async (address: string) =>
    (
      await behind
        .browser()
        .post(
          '/api/auth/login',
          { email, password: 'not this one' },
          { origin: 'https://train.example', 'x-forwarded-for': address },
        )
    ).status;
  for (let i = 0; i < 10; i += 1) await guess('192.0.2.1');
  expect([await guess('192.0.2.1'), await guess('192.0.2.2')]).toEqual([429, 401]);
  await behind.close();
});
