import { OAuth2Server } from 'oauth2-mock-server';
import { takenOverText } from '../core/language/takenOver.ts';
import { type TestApp, startApp } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import type { Browser } from '../test/browser.ts';

const issuer = new OAuth2Server();
let app: TestApp;
/** What the provider says of the person. */
let claims: Record<string, unknown>;

beforeAll(async () => {
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
  issuer.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, claims);
  });
  app = await startApp({
    env: { GOOGLE_CLIENT_ID: 'evenpace', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer.issuer.url! },
  });
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});

let person = 0;
beforeEach(() => {
  person += 1;
  claims = {
    aud: 'evenpace',
    sub: `person-${person}`,
    email: `person${person}@example.com`,
    email_verified: true,
    given_name: 'Kit',
    family_name: 'Moss',
  };
});

/** Goes to the provider and comes back with its answer, unread. */
async function answerFor(browser: Browser, change: (authorize: URL) => void = () => {}): Promise<URL> {
  const authorize = new URL((await browser.get('/api/auth/google')).headers.get('location')!);
  change(authorize);
  const back = await fetch(authorize, { redirect: 'manual' });
  return new URL(back.headers.get('location')!);
}

const pathOf = (url: URL) => url.pathname + url.search;

async function signIn(browser: Browser = app.browser()) {
  const done = await browser.get(pathOf(await answerFor(browser)));
  return { location: done.headers.get('location'), user: (await browser.get('/api/auth/user')).json, browser };
}

const register = (email: string) =>
  app
    .browser()
    .post('/api/auth/register', { email, password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' });

test('the request carries state, nonce and a PKCE challenge', async () => {
  const asked = new URL((await app.browser().get('/api/auth/google')).headers.get('location')!).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)!.length).toBeGreaterThan(20);
  expect(asked.get('redirect_uri')).toBe(`${app.base}/api/auth/google/callback`);
  expect(asked.get('scope')).toBe('openid email profile');
});

test('the sign-in page is told that the provider is offered', async () => {
  expect((await app.browser().get('/api/auth/providers')).json).toEqual({ google: true, mail: false });
});

test('a first sign-in makes an account and goes on to finish onboarding', async () => {
  const { location, user } = await signIn();
  expect(location).toBe('/onboarding/complete');
  expect(user).toMatchObject({
    email: `person${person}@example.com`,
    authProvider: 'google',
    firstName: 'Kit',
    lastName: 'Moss',
    onboardingComplete: false,
  });
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['one name', { given_name: undefined, family_name: undefined, name: 'Kit Moss' }, 'Kit Moss', ''],
  ['a given name and a whole one', { name: 'Kit Moss', family_name: undefined }, 'Kit', ''],
  ['names that are no text', { given_name: 7, family_name: ['Moss'], name: null }, 'person', ''],
])('a person of %s is called by what there is', async (_what, named, firstName, lastName) => {
  Object.assign(claims, named);
  const { user } = await signIn();
  expect([user.firstName.replace(/\d+$/, ''), user.lastName]).toEqual([firstName, lastName]);
});

test('a second sign-in is the same account, found by the subject and not by the e-mail', async () => {
  const first = await signIn();
  claims.email = 'moved@example.com';
  const second = await signIn();
  expect(second.user).toEqual(first.user);
  claims.sub = 'another person';
  claims.email = `person${person}@example.com`;
  expect((await signIn()).location).toBe('/login?error=google');
});

test('an onboarded athlete comes to the dashboard', async () => {
  const { user } = await signIn();
  await app.deps.db.athlete.updateMany({
    where: { user: { email: user.email } },
    data: { onboardingCompletedAt: new Date() },
  });
  expect((await signIn()).location).toBe('/dashboard');
});

test('a coach comes to the athletes, with or without training of their own', async () => {
  const { user } = await signIn();
  const { id: userId } = await app.deps.db.user.findUniqueOrThrow({ where: { email: user.email } });
  const { id: coachId } = await app.deps.db.coach.create({ data: { userId } });
  await app.deps.db.coachAssignment.create({ data: { coachId, athleteId: (await anAthlete(app.deps)).athleteId } });
  expect((await signIn()).location).toBe('/coach/dashboard');
});

test('the session id changes at sign-in', async () => {
  const browser = app.browser();
  const answer = await answerFor(browser);
  const before = browser.cookies.get('sid');
  await browser.get(pathOf(answer));
  expect(browser.cookies.get('sid')).not.toBe(before);
});

describe('bad flows end at the sign-in page, signed out', () => {
  async function expectRefused(browser: Browser, path: string, error = 'google') {
    expect((await browser.get(path)).headers.get('location')).toBe(`/login?error=${error}`);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  }
  const tampered = async (change: (answer: URL) => void, authorize?: (url: URL) => void) => {
    const browser = app.browser();
    const answer = await answerFor(browser, authorize);
    change(answer);
    await expectRefused(browser, pathOf(answer));
  };

  test('wrong state', () => tampered((answer) => answer.searchParams.set('state', 'x'.repeat(43))));
  test('no state', () => tampered((answer) => answer.searchParams.delete('state')));
  test('no code', () => tampered((answer) => answer.searchParams.delete('code')));
  test('a refusal by the provider', () =>
    tampered((answer) => {
      answer.searchParams.delete('code');
      answer.searchParams.set('error', 'access_denied');
    }));
  test('a nonce that was not asked for', () =>
    tampered(
      () => {},
      (url) => url.searchParams.set('nonce', 'other'),
    ));
  test('a code asked for with another challenge', () =>
    tampered(
      () => {},
      (url) => url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'),
    ));

  test("another browser's answer", async () => {
    const answer = await answerFor(app.browser());
    const victim = app.browser();
    await answerFor(victim);
    await expectRefused(victim, pathOf(answer));
  });

  test('an answer without a request', async () => expectRefused(app.browser(), pathOf(await answerFor(app.browser()))));

  test('the same answer again, after signing out', async () => {
    const browser = app.browser();
    const answer = await answerFor(browser);
    await browser.get(pathOf(answer));
    await browser.get('/api/logout');
    await expectRefused(browser, pathOf(answer));
  });

  test.each<[string, () => Record<string, unknown>]>([
    ['for another client', () => ({ aud: 'someone-else' })],
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['that has expired', () => ({ exp: 1 })],
  ])('an identity %s', async (_what, wrong) => {
    Object.assign(claims, wrong());
    const browser = app.browser();
    await expectRefused(browser, pathOf(await answerFor(browser)));
  });

  test.each<[string, Record<string, unknown>]>([
    ['an e-mail that the provider has not verified', { email_verified: false }],
    ['an e-mail of which the provider does not say so plainly', { email_verified: 'true' }],
    ['no e-mail', { email: undefined }],
    ['an e-mail that is no text', { email: ['kit@example.com'] }],
  ])('%s', async (_what, wrong) => {
    Object.assign(claims, wrong);
    const browser = app.browser();
    await expectRefused(browser, pathOf(await answerFor(browser)), 'google-email-not-verified');
  });
});

describe('an e-mail that has a local account', () => {
  const email = () => `person${person}@example.com`;

  test('registered and never verified: the proven owner takes it over, and nothing of before opens it', async () => {
    const squatter = app.browser();
    await squatter.post('/api/auth/register', {
      email: email(),
      password: 'correct horse battery',
      firstName: 'Robin',
      lastName: 'Vale',
    });
    const before = (await squatter.get('/api/auth/user')).json;
    const { user } = await signIn();
    expect(user).toMatchObject({ id: before.id, authProvider: 'google' });
    expect((await squatter.get('/api/auth/user')).status).toBe(401);
    expect(
      (await app.browser().post('/api/auth/login', { email: email(), password: 'correct horse battery' })).status,
    ).toBe(401);
  });

  test('who takes it over is told once what has ended, until they have read it', async () => {
    const squatter = app.browser();
    await squatter.post('/api/auth/register', {
      email: email(),
      password: 'correct horse battery',
      firstName: 'Robin',
      lastName: 'Vale',
    });
    const query =
      'mutation { createAccessToken(input: { name: "a; script", scope: WRITE }) { __typename } createCalendarFeed(input: { kind: BUSY }) { __typename } }';
    expect((await squatter.post('/graphql', { query })).json.errors).toBeUndefined();
    const coach = app.browser();
    await coach.post('/api/auth/register', {
      email: `coach${person}@example.com`,
      password: 'correct horse battery',
      firstName: 'Ada',
      lastName: 'Coachly',
    });
    await coach.post('/api/coach/enable');
    const { token } = (await coach.post('/api/coach/invites')).json;
    await squatter.post('/api/coach/invites/accept', { token });
    const browser = app.browser();
    const done = await browser.get(pathOf(await answerFor(browser)));
    const user = (await browser.get('/api/auth/user')).json;
    const told = done.headers.getSetCookie().find((cookie) => cookie.startsWith('taken_over='))!;
    // a page reads it, so that it is not kept from scripts
    expect(told.slice(told.indexOf(';')).replace(/Expires=[^;]+/, 'Expires')).toBe(
      `; Max-Age=${30 * 86_400}; Path=/; Expires; SameSite=Lax`,
    );
    const left = decodeURIComponent(browser.cookies.get('taken_over')!);
    expect(takenOverText(left, user.id)).toBe(
      'Ended: 1 browser signed in, 1 access token, 1 calendar address and the access of 1 coach.',
    );
    expect(left).not.toContain('script');
    // and so is the coach whom it let go of
    const { viewer } = (await coach.post('/graphql', { query: '{ viewer { notices { edges { node { title } } } } }' }))
      .json.data;
    expect(viewer.notices.edges[0].node.title).toMatch(/ does not train with you any more$/);
    // the same person again, and whoever opens an account of their own, are told nothing
    expect((await signIn()).browser.cookies.has('taken_over')).toBe(false);
  });

  test('verified: the two are linked, and the password stays', async () => {
    await register(email());
    await app.deps.db.user.update({ where: { email: email() }, data: { emailVerified: true } });
    const { user, browser } = await signIn();
    expect(user).toMatchObject({ email: email(), authProvider: 'google' });
    expect(browser.cookies.has('taken_over')).toBe(false);
    expect(
      (await app.browser().post('/api/auth/login', { email: email(), password: 'correct horse battery' })).status,
    ).toBe(200);
  });

  test('the provider has not verified it: nothing is linked', async () => {
    await register(email());
    claims.email_verified = false;
    expect((await signIn()).location).toBe('/login?error=google-email-not-verified');
    expect(await app.deps.db.user.findUnique({ where: { email: email() } })).toMatchObject({ googleId: null });
  });

  test('signed in externally first: nobody registers it afterwards', async () => {
    await signIn();
    expect((await register(email())).status).toBe(409);
  });

  test('an external account has no password to sign in with', async () => {
    await signIn();
    expect(
      (await app.browser().post('/api/auth/login', { email: email(), password: 'correct horse battery' })).status,
    ).toBe(401);
  });
});

test('without a provider the route says so, and one that does not answer ends at the sign-in page', async () => {
  const none = await startApp();
  expect((await none.browser().get('/api/auth/google')).headers.get('location')).toBe(
    '/login?error=external-sign-in-unavailable',
  );
  expect((await none.browser().get('/api/auth/providers')).json).toEqual({ google: false, mail: false });
  await none.close();
  const deaf = await startApp({
    env: { GOOGLE_CLIENT_ID: 'evenpace', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:9' },
  });
  expect((await deaf.browser().get('/api/auth/google')).headers.get('location')).toBe('/login?error=google');
  await deaf.close();
});

test('a provider that is not this very machine is asked by https alone', async () => {
  const elsewhere = new OAuth2Server();
  await elsewhere.issuer.keys.generate('RS256');
  await elsewhere.start(0, '127.0.0.1');
  // an address that leads here, and does not say so
  elsewhere.issuer.url = `http://0.0.0.0:${elsewhere.address().port}`;
  const plain = await startApp({
    env: { GOOGLE_CLIENT_ID: 'evenpace', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: elsewhere.issuer.url },
  });
  const way = (await plain.browser().get('/api/auth/google')).headers.get('location');
  await plain.close();
  await elsewhere.stop();
  expect(way).toBe('/login?error=google');
});
