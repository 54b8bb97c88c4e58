import { OAuth2Server } from 'oauth2-mock-server';
import { type TestApp, startApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';

// What is asked of the provider, and what is made of its answers; who is let in by them is told beside (google.test.ts).

let app: TestApp;
const issuer = new OAuth2Server();
let claims: Record<string, unknown>;
let person = 0;
beforeAll(async () => {
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
  issuer.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, claims);
  });
  app = await startApp({ env: clientOf(issuer.issuer.url!) });
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});
beforeEach(() => {
  person += 1;
  claims = {
    aud: 'evenpace',
    sub: `one-${person}`,
    email: `one${person}@example.com`,
    email_verified: true,
    given_name: 'Kit',
    family_name: 'Moss',
  };
});

const clientOf = (url: string) => ({
  GOOGLE_CLIENT_ID: 'evenpace',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: url,
});
const begun = async (browser: Browser, headers?: Record<string, string>) =>
  (await browser.get('/api/auth/google', headers)).headers.get('location')!;

/** Goes to the provider and comes back. */
async function signIn(to = app, headers?: Record<string, string>) {
  const browser = to.browser();
  const back = await fetch(await begun(browser, headers), { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location')!);
  const done = await browser.get(pathname + search, headers);
  return { browser, location: done.headers.get('location'), cookies: done.headers.getSetCookie() };
}

describe('the name', () => {
  const nameOf = async (sent: Record<string, unknown>) => {
    claims = { ...claims, given_name: undefined, family_name: undefined, ...sent };
    const { json } = await (await signIn()).browser.get('/api/auth/user');
    return [json.firstName, json.lastName];
  };

  test.each<[string, Record<string, unknown>, (email: string) => string[]]>([
    ['both names', { given_name: 'Kit', family_name: 'Moss', name: 'K. Moss' }, () => ['Kit', 'Moss']],
    ['the whole name alone', { name: 'Kit Moss' }, () => ['Kit Moss', '']],
    ['an empty name', { given_name: '', name: 'Kit' }, () => ['Kit', '']],
    ['no name', {}, (email) => [email.split('@')[0]!, '']],
    ['names that are no text', { given_name: 7, family_name: ['x'] }, (email) => [email.split('@')[0]!, '']],
  ])('of a person of whom the provider tells %s', async (_what, sent, expected) => {
    const names = await nameOf(sent);
    expect(names).toEqual(expected(`one${person}@example.com`));
  });
});

test.each<[string, Record<string, unknown>]>([
  ['said to be verified in a word', { email_verified: 'true' }],
  ['of which nothing is said', { email_verified: undefined }],
  ['that is no text', { email: 7 }],
  ['that is missing', { email: undefined }],
])('an e-mail %s is none', async (_what, sent) => {
  Object.assign(claims, sent);
  const { browser, location } = await signIn();
  expect(location).toBe('/login?error=google-email-not-verified');
  expect((await browser.get('/api/auth/user')).status).toBe(401);
});

test('each request has a state, a nonce and a challenge of its own, and waits in a session of nobody', async () => {
  const browser = app.browser();
  const [one, two] = [new URL(await begun(browser)), new URL(await begun(app.browser()))];
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
  expect(one.searchParams.get('client_id')).toBe('evenpace');
  const waiting = await app.deps.db.session.findMany({ where: { userId: null } });
  expect(waiting.map(({ data }) => (data as { external?: { state: string } }).external?.state)).toEqual(
    expect.arrayContaining([one, two].map((url) => url.searchParams.get('state'))),
  );
});

test('who takes an account over is told by a cookie that lasts until it is read', async () => {
  const registration = { password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' };
  await app.browser().post('/api/auth/register', { ...registration, email: claims.email });
  const told = (await signIn()).cookies.find((cookie) => cookie.startsWith('taken_over='))!;
  expect(told.replace(/Expires=[^;]+/, 'Expires').slice(told.indexOf(';'))).toBe(
    `; Max-Age=${30 * 86_400}; Path=/; Expires; SameSite=Lax`,
  );
});

test('behind https all goes by the given address, and what is told is told there alone', async () => {
  const secure = await startApp({
    env: { ...clientOf(issuer.issuer.url!), PUBLIC_URL: 'https://train.example', TZ_DEFAULT: 'Asia/Tokyo' },
  });
  const headers = { 'x-forwarded-proto': 'https' };
  const asked = new URL(await begun(secure.browser(), headers));
  expect(asked.searchParams.get('redirect_uri')).toBe('https://train.example/api/auth/google/callback');
  const registration = { password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' };
  await secure
    .browser()
    .post(
      '/api/auth/register',
      { ...registration, email: claims.email },
      { ...headers, origin: 'https://train.example' },
    );
  const { location, cookies } = await signIn(secure, headers);
  expect(location).toBe('/onboarding/complete');
  expect(cookies).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^taken_over=[^;]+; Max-Age=2592000; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
    ]),
  );
  Object.assign(claims, { sub: `two-${person}`, email: `two${person}@example.com` });
  await signIn(secure, headers);
  const made = await secure.deps.db.user.findUniqueOrThrow({ where: { email: `two${person}@example.com` } });
  expect(made.timeZone).toBe('Asia/Tokyo');
  await secure.close();
});

test('the hundred and first try in a minute from an address ends at the sign-in page', async () => {
  const busy = await startApp({ env: clientOf(issuer.issuer.url!) });
  for (let i = 0; i < 99; i += 1) await busy.deps.limits.take('signInFromAddress', '127.0.0.1');
  expect(await begun(busy.browser())).toContain(issuer.issuer.url!);
  expect(await begun(busy.browser())).toBe('/login?error=too-many-attempts');
  await busy.close();
});

test('a provider that did not answer is asked again at the next sign-in', async () => {
  const late = new OAuth2Server();
  await late.issuer.keys.generate('RS256');
  await late.start(0, '127.0.0.1');
  const { port } = late.address();
  await late.stop();
  const waiting = await startApp({ env: clientOf(`http://127.0.0.1:${port}`) });
  expect(await begun(waiting.browser())).toBe('/login?error=google');
  await late.start(port, '127.0.0.1');
  late.issuer.url = `http://127.0.0.1:${port}`;
  expect(await begun(waiting.browser())).toContain(`http://127.0.0.1:${port}/authorize?`);
  await late.stop();
  await waiting.close();
});

// what goes there unsealed is the client's secret
test.each([
  ['localhost', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.2', '127.0.0.2', false],
])('a provider at http://%s', async (name, address, isTaken) => {
  const plain = new OAuth2Server();
  await plain.issuer.keys.generate('RS256');
  await plain.start(0, address);
  const url = `http://${name}:${plain.address().port}`;
  plain.issuer.url = url;
  const asking = await startApp({ env: clientOf(url) });
  const [location] = (await begun(asking.browser())).split('?client_id');
  expect(location!.startsWith(`${url}/authorize`)).toBe(isTaken);
  expect(location === '/login?error=google').toBe(!isTaken);
  await asking.close();
  await plain.stop();
});
