import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createMail } from '../adapters/mail.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { hashOfSecret } from '../domain/account/account.ts';
import { makeResetByHand } from '../domain/account/passwordReset.ts';
import type { Mail } from '../domain/kernel/ports.ts';
import { type TestApp, startApp } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { type MailSink, startMailSink } from '../test/mailSink.ts';

const OLD = 'correct horse battery';
const NEW = 'another staple entirely';
const clock = { now: new Date() };
let sink: MailSink;
let mail: Mail;
let app: TestApp;
let viewer: Awaited<ReturnType<typeof aViewer>>;

beforeAll(async () => {
  sink = await startMailSink();
  mail = createMail({
    server: sink.server,
    from: { name: 'Evenpace', address: 'mail@run.example' },
    onTrouble: () => {},
  });
  app = await startApp({ now: clock, deps: { mail } });
});
afterAll(async () => {
  await app.close();
  await mail.close();
  await sink.close();
});
beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00Z');
  viewer = await aViewer(app.deps);
});

const ask = (email: string, headers: Record<string, string> = {}) =>
  app.browser().post('/api/auth/forgot-password', { email }, headers);
const reset = (token: string, newPassword = NEW) =>
  app.browser().post('/api/auth/reset-password', { token, newPassword });
const signIn = async (password: string) =>
  (await app.browser().post('/api/auth/login', { email: viewer.email, password })).status;
const tokenIn = (link: string) => new URL(link).hash.replace('#token=', '');
const ENDED = {
  status: 422,
  json: { code: 'RESET_LINK_ENDED', message: 'This link has expired or was used already. Ask for a new one.' },
};

/** The token of the nth e-mail to that address. */
async function mailedToken(email = viewer.email, count = 1): Promise<string> {
  const mails = await sink.emailsTo(email, count);
  return tokenIn(mails.at(-1)!.link('/reset-password'));
}

test('a mailed link changes the password once, ends what was open before and signs nobody in', async () => {
  const before = app.browser();
  await before.post('/api/auth/login', { email: viewer.email, password: OLD });
  const { secret } = await createAccessToken(app.deps, viewer, { name: 'a script', scope: 'write' });
  const open = await app.deps.events.follow(viewer);
  expect(await ask(viewer.email.toUpperCase())).toMatchObject({
    status: 200,
    json: { message: 'If there is an account with this e-mail, a link is on its way.' },
  });
  const token = await mailedToken();
  expect(await app.deps.db.passwordReset.findUnique({ where: { userId: viewer.userId } })).toMatchObject({
    tokenHash: hashOfSecret(token),
  });

  const done = await reset(token);
  expect(done).toMatchObject({ status: 200, json: { redirectUrl: '/login' } });
  // the browser is known from then on, and signed in to nothing
  expect(done.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['browser']);
  expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 200]);
  expect((await before.get('/api/auth/user')).status).toBe(401);
  expect((await app.browser().get('/api/auth/user', { authorization: `Bearer ${secret}` })).status).toBe(401);
  expect(await open.next()).toMatchObject({ done: false });
  expect(await reset(token, 'a third one altogether')).toMatchObject(ENDED);
  expect(await app.deps.db.user.findUnique({ where: { id: viewer.userId } })).toMatchObject({ emailVerified: true });
  const [, notice] = await sink.emailsTo(viewer.email, 2);
  expect(notice!.email.subject).toBe('Your Evenpace password was changed');
  expect(notice!.email.text).toContain('20 November 2026 at 12:00 (UTC)');
});

test('nobody learns from the answer whether there is an account, and looking happens behind it', async () => {
  const held: (() => Promise<unknown>)[] = [];
  const quiet = await startApp({ deps: { mail: { ...mail, post: (write) => void held.push(write) } } });
  const { email } = await aViewer(quiet.deps);
  const answers = [];
  for (const one of [email, 'nobody@example.com'])
    answers.push(await quiet.browser().post('/api/auth/forgot-password', { email: one }));
  expect(answers[0]).toMatchObject({ status: 200, json: answers[1]!.json });
  expect(await quiet.deps.db.passwordReset.count()).toBe(0);
  expect(await Promise.all(held.map((write) => write()))).toEqual([expect.objectContaining({ to: email }), null]);
  await quiet.close();
});

test('a link is over after 30 minutes, and when a newer one is asked for', async () => {
  await ask(viewer.email);
  const first = await mailedToken();
  await ask(viewer.email);
  const second = await mailedToken(viewer.email, 2);
  expect(await reset(first)).toMatchObject(ENDED);
  clock.now = new Date('2026-11-20T12:30:00Z');
  expect(await reset(second)).toMatchObject(ENDED);
  clock.now = new Date('2026-11-20T12:29:59Z');
  expect((await reset(second)).status).toBe(200);
});

test('changing the password in the settings voids a link', async () => {
  const token = await makeResetByHand(app.deps, viewer.email);
  const browser = app.browser();
  await browser.post('/api/auth/login', { email: viewer.email, password: OLD });
  expect((await browser.post('/api/auth/password', { currentPassword: OLD, newPassword: NEW })).status).toBe(200);
  expect(await reset(token)).toMatchObject(ENDED);
  const [notice] = await sink.emailsTo(viewer.email);
  expect(notice!.email.text).toContain(
    'Your password was changed in your settings on 20 November 2026 at 12:00 (UTC). Every other browser is signed out.',
  );
});

test('of two who use a link at once, one comes through', async () => {
  const token = await makeResetByHand(app.deps, viewer.email);
  const both = await Promise.all([reset(token, 'the first new password'), reset(token, 'the second new password')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each<[string, string, string]>([
  ['a short one', 'short', 'Password must be at least 8 characters long'],
  ['a common one', 'password123', 'This password is too common. Choose another.'],
])('%s is refused as at registration, and the link stays good', async (_what, password, message) => {
  const token = await makeResetByHand(app.deps, viewer.email);
  expect(await reset(token, password)).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'newPassword', message }] },
  });
  expect((await reset(token)).status).toBe(200);
  // an operator's link says nothing about whose address it is
  expect(await app.deps.db.user.findUnique({ where: { id: viewer.userId } })).toMatchObject({ emailVerified: false });
});

test('what is no address, or no token, is told', async () => {
  expect(await ask('robin')).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'email', message: 'Enter a valid email address.' }] },
  });
  expect(await reset('')).toMatchObject({ status: 400, json: { errors: [{ path: 'token' }] } });
  expect(await reset('no such token')).toMatchObject(ENDED);
});

test('who signs in with Google is told so', async () => {
  await app.deps.db.user.update({
    where: { id: viewer.userId },
    data: { passwordHash: null, googleIssuer: 'https://issuer.example', googleId: viewer.userId },
  });
  await ask(viewer.email);
  const [mail] = await sink.emailsTo(viewer.email);
  expect(mail!.email.text).toContain('you sign in with Google');
  expect(mail!.link('/reset-password')).toBe('');
  expect(await app.deps.db.passwordReset.count({ where: { userId: viewer.userId } })).toBe(0);
});

test('a flood is answered like one request, sends three e-mails and leaves the third link good', async () => {
  for (let time = 0; time < 6; time += 1) expect((await ask(viewer.email)).status).toBe(200);
  const token = await mailedToken(viewer.email, 3);
  const other = await aViewer(app.deps);
  await ask(other.email);
  // e-mails go out in turn: one of later is there, so none of before is missing
  await sink.emailsTo(other.email);
  expect(await sink.emailsTo(viewer.email)).toHaveLength(3);
  expect((await reset(token)).status).toBe(200);
});

test('asking is limited by network address', async () => {
  const busy = await startApp({ deps: { mail } });
  let last = 0;
  for (let time = 0; time < 31; time += 1)
    last = (await busy.browser().post('/api/auth/forgot-password', { email: `nobody${time}@example.com` })).status;
  expect(last).toBe(429);
  await busy.close();
});

test('the link leads to the server, whatever host the request names', async () => {
  // fetch writes the Host header itself
  const sent = request(`${app.base}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { host: 'evil.example', 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify({ email: viewer.email }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(200);
  const [mail] = await sink.emailsTo(viewer.email);
  expect(new URL(mail!.link('/reset-password')).origin).toBe(app.base);
  expect(mail!.raw).not.toContain('evil.example');
});

test('an e-mail that does not get out delays nobody', async () => {
  const away = createMail({
    server: 'smtp://127.0.0.1:9',
    from: { name: '', address: 'mail@run.example' },
    onTrouble: () => {},
  });
  const alone = await startApp({ deps: { mail: away } });
  const { email } = await aViewer(alone.deps);
  expect((await alone.browser().post('/api/auth/forgot-password', { email })).status).toBe(200);
  const token = await makeResetByHand(alone.deps, email);
  expect((await alone.browser().post('/api/auth/reset-password', { token, newPassword: NEW })).status).toBe(200);
  await away.close();
  await alone.close();
});

test('a server without mail says who can help', async () => {
  const silent = await startApp();
  expect((await silent.browser().get('/api/auth/providers')).json).toEqual({ google: false, mail: false });
  expect((await app.browser().get('/api/auth/providers')).json).toEqual({ google: false, mail: true });
  const { email } = await aViewer(silent.deps);
  expect(await silent.browser().post('/api/auth/forgot-password', { email })).toMatchObject({
    status: 422,
    json: { code: 'NO_MAIL', message: 'This server sends no e-mail. Whoever runs it can make you a link.' },
  });
  await silent.close();
});
