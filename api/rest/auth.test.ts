import { createHash } from 'node:crypto';
import { startApp, setUpApp } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { Browser } from '../test/browser.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
const app = setUpApp({ now: clock });

let person = 0;
let email: string;
beforeEach(() => {
  person += 1;
  email = `person${person}@example.com`;
});

const PASSWORD = 'correct horse battery';
const registration = (over: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: 'Robin',
  lastName: 'Vale',
  ...over,
});
const register = (over: object = {}, browser = app.browser()) =>
  browser.post('/api/auth/register', registration(over)).then((answer) => ({ browser, answer }));
const signIn = (over: object = {}, browser = app.browser()) =>
  browser.post('/api/auth/login', { email, password: PASSWORD, ...over }).then((answer) => ({ browser, answer }));
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200;

describe('registration', () => {
  test('makes an account with an athlete, and signs it in', async () => {
    const { browser, answer } = await register({ timeZone: 'America/Santiago' });
    expect(answer).toMatchObject({ status: 201, json: { success: true, redirectUrl: '/onboarding' } });
    expect((await browser.get('/api/auth/user')).json).toEqual({
      id: expect.stringMatching(/^user_[0-9a-f-]{36}$/),
      athleteId: expect.stringMatching(/^athlete_[0-9a-f-]{36}$/),
      email,
      firstName: 'Robin',
      lastName: 'Vale',
      authProvider: 'email',
      isCoach: false,
      onboardingComplete: false,
      home: '/dashboard',
      timeZone: 'America/Santiago',
      units: 'metric',
      poolLength: '25m',
      singleKeyShortcuts: true,
    });
  });

  test('a taken e-mail is refused in any case of letters, and the first account is as it was', async () => {
    await register();
    const before = await app.deps.db.user.findUnique({ where: { email } });
    const { browser, answer } = await register({
      email: email.toUpperCase(),
      password: 'quite another one',
      firstName: 'Eve',
    });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'REGISTRATION_FAILED', message: 'We could not create this account. Try signing in instead.' },
    });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await app.deps.db.user.findUnique({ where: { email } })).toEqual(before);
  });

  test('twenty at once make one account', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => register()));
    const statuses = all.map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  test.each<[string, object, string, string]>([
    ['a short password', { password: 'seven77' }, 'password', 'Password must be at least 8 characters long'],
    ['a long password', { password: 'é'.repeat(129) }, 'password', 'Password must be at most 128 characters.'],
    ['a common password', { password: 'password1' }, 'password', 'This password is too common. Choose another.'],
    [
      'a common password in capitals',
      { password: 'PASSWORD1' },
      'password',
      'This password is too common. Choose another.',
    ],
    ['a plain run', { password: '987654321' }, 'password', 'This password is too common. Choose another.'],
    [
      'the own name',
      { password: 'Robin-2026', firstName: 'Robin' },
      'password',
      'This password is too common. Choose another.',
    ],
    ['the product', { password: 'Evenpace!1' }, 'password', 'This password is too common. Choose another.'],
    ['no password', { password: undefined }, 'password', 'Password is required.'],
    ['a password that is a number', { password: 12345678 }, 'password', 'Password must be text.'],
    ...[
      'a@b',
      'a b@c.de',
      `${'x'.repeat(250)}@c.de`,
      'a@c.de\r\nBcc: x@y.de',
      'a@@c.de',
      '@c.de',
      'a@c..de',
      'plain',
    ].map((wrong): [string, object, string, string] => [
      `the e-mail ${wrong.slice(0, 20)}`,
      { email: wrong },
      'email',
      'Enter a valid email address.',
    ]),
    ['an e-mail that is an object', { email: { not: '' } }, 'email', 'Email must be text.'],
    ['no e-mail', { email: undefined }, 'email', 'Email is required.'],
    ['NUL in a name', { firstName: 'a\u0000b' }, 'firstName', 'Text contains a character that is not allowed.'],
    ['half a surrogate pair', { lastName: '\ud800' }, 'lastName', 'Text contains a character that is not allowed.'],
    ['a long name', { firstName: 'x'.repeat(10_000) }, 'firstName', 'First name must be at most 100 characters.'],
    ['an unseen name', { firstName: ' \u200b\u2060 ' }, 'firstName', 'First name is required.'],
    ['a role', { role: 'coach' }, 'role', 'Unknown field: role.'],
    ['an id', { id: 'user_1' }, 'id', 'Unknown field: id.'],
  ])('%s is refused by name', async (_what, over, path, message) => {
    const { answer, browser } = await register(over);
    expect(answer).toMatchObject({ status: 400, json: { code: 'VALIDATION', message, errors: [{ path, message }] } });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await app.deps.db.user.count({ where: { email } })).toBe(0);
  });

  test.each(['密码密码密码密码', '🚴🏽‍♀️🏊🏽‍♂️🏃🏽', 'x y z ä ö ü', `${'long'.repeat(8)}q${'w'.repeat(95)}`])(
    'the password %s works',
    async (password) => {
      await register({ password });
      expect((await signIn({ password })).answer.status).toBe(200);
      expect((await signIn({ password: `${password.slice(0, -1)}#` })).answer.status).toBe(401);
    },
  );
});

describe('sign-in', () => {
  test('answers with the way on, and the session is there before the answer', async () => {
    await register();
    for (let round = 0; round < 20; round += 1) {
      const { browser, answer } = await signIn({ email: ` ${email.toUpperCase()} ` });
      expect(answer).toMatchObject({ status: 200, json: { success: true, redirectUrl: '/dashboard' } });
      expect(await isSignedIn(browser)).toBe(true);
    }
  });

  test('leads a coach to the athletes, while there are any', async () => {
    await register();
    const { id: userId } = await app.deps.db.user.findUniqueOrThrow({ where: { email } });
    const { id: coachId } = await app.deps.db.coach.create({ data: { userId } });
    const begins = async () => {
      const { browser, answer } = await signIn();
      return [answer.json.redirectUrl, (await browser.get('/api/auth/user')).json.home];
    };
    expect(await begins()).toEqual(['/dashboard', '/dashboard']);
    const { athleteId } = await anAthlete(app.deps);
    await app.deps.db.coachAssignment.create({ data: { coachId, athleteId } });
    expect(await begins()).toEqual(['/coach/dashboard', '/coach/dashboard']);
    await app.deps.db.coachAssignment.updateMany({ where: { coachId }, data: { endedAt: app.deps.clock() } });
    expect(await begins()).toEqual(['/dashboard', '/dashboard']);
  });

  test('a wrong password and an unknown e-mail are told apart by nothing in the answer', async () => {
    await register();
    const wrong = (await signIn({ password: 'not this one' })).answer;
    const unknown = (await signIn({ email: 'nobody@example.com' })).answer;
    const noAddress = (await signIn({ email: 'nobody' })).answer;
    for (const answer of [wrong, unknown, noAddress]) {
      expect(answer).toMatchObject({
        status: 401,
        json: { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password', requestId: expect.any(String) },
      });
      expect(Object.keys(answer.json)).toEqual(Object.keys(wrong.json));
    }
  });

  test.each<[string, object, string, string]>([
    ['an e-mail that is a filter', { email: { not: '' } }, 'email', 'Email must be text.'],
    ['a password that is a filter', { password: { not: '' } }, 'password', 'Password must be text.'],
    ['a long password', { password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters.'],
    ['nothing', { email: undefined }, 'email', 'Email is required.'],
    ['an unknown field', { admin: true }, 'admin', 'Unknown field: admin.'],
  ])('%s is refused by name', async (_what, over, path, message) => {
    expect((await signIn(over)).answer).toMatchObject({ status: 400, json: { errors: [{ path, message }] } });
  });

  test('a password of a megabyte is too large', async () => {
    expect((await signIn({ password: 'x'.repeat(1_000_000) })).answer).toMatchObject({
      status: 413,
      json: { message: 'Request is too large.' },
    });
  });

  test('the eleventh try in a minute waits; another account from there does not', async () => {
    await register();
    for (let round = 0; round < 10; round += 1)
      expect((await signIn({ password: 'not this one' })).answer.status).toBe(401);
    const { answer } = await signIn();
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(answer).toMatchObject({
      status: 429,
      json: { code: 'RATE_LIMITED', message: `Too many attempts. Try again in ${wait} seconds.` },
    });
    email = 'someone.else@example.com';
    expect((await signIn()).answer.status).toBe(401);
  });

  test('a way back in the body is not taken', async () => {
    await register();
    const answer = await app
      .browser()
      .post('/api/auth/login?redirectUrl=//evil.example&next=//evil.example', { email, password: PASSWORD });
    expect(answer.json.redirectUrl).toBe('/dashboard');
  });
});

describe('session', () => {
  test('the cookie is for this host and no script, and what the table holds does not make one', async () => {
    const { browser, answer } = await register();
    expect(answer.headers.getSetCookie().slice(1)).toEqual([
      expect.stringMatching(/^sid=s%3A[\w-]{32}\.[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    const id = decodeURIComponent(browser.cookies.get('sid')!).slice(2).split('.')[0]!;
    const rows = await app.deps.db.session.findMany({ where: { user: { email } } });
    expect(rows.map(({ idHash }) => idHash)).toEqual([createHash('sha256').update(id).digest('hex')]);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('behind https the cookie is Secure and bound to the host', async () => {
    const secure = await startApp({ env: { PUBLIC_URL: 'https://evenpace.example' } });
    const answer = await secure
      .browser()
      .post('/api/auth/register', registration(), { origin: 'https://evenpace.example', 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age/);
    await secure.close();
  });

  test('an id from before the sign-in is worth nothing after it', async () => {
    const { browser } = await register();
    const planted = browser.cookies.get('sid')!;
    await signIn({}, browser);
    expect(browser.cookies.get('sid')).not.toBe(planted);
    const attacker = app.browser();
    attacker.cookies.set('sid', planted);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test.each(['s%3Aforged.AAAA', 'forged', 's%3A', '%', ''])('the cookie %p signs nobody in', async (value) => {
    const browser = app.browser();
    browser.cookies.set('sid', value);
    expect((await browser.get('/api/auth/user')).json).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in again.',
    });
  });

  test('signing out ends the session in the store', async () => {
    const { browser } = await register();
    const copy = app.browser();
    copy.cookies.set('sid', browser.cookies.get('sid')!);
    const out = await browser.get('/api/logout');
    expect([out.status, out.headers.get('location'), out.headers.get('clear-site-data')]).toEqual([
      302,
      '/',
      '"cache"',
    ]);
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await isSignedIn(copy)).toBe(false);
    expect((await browser.get('/api/logout')).status).toBe(302);
  });

  test('a link on another site signs nobody out', async () => {
    const { browser } = await register();
    expect((await browser.get('/api/logout', { 'sec-fetch-site': 'cross-site', origin: '' })).text).toMatch(
      /href="\/api\/logout"/,
    );
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('all of an account end together, and no other', async () => {
    const { browser } = await register();
    const second = (await signIn()).browser;
    email = `other${person}@example.com`;
    const other = (await register()).browser;
    expect((await browser.post('/api/auth/end-sessions')).status).toBe(200);
    expect(await Promise.all([browser, second, other].map(isSignedIn))).toEqual([false, false, true]);
  });

  test('a week without use ends it; use carries it on, and 30 days end it all the same', async () => {
    const { browser } = await register();
    const begun = clock.now.getTime();
    const atDay = async (day: number) => {
      clock.now = new Date(begun + day * 86_400_000);
      return isSignedIn(browser);
    };
    try {
      const idle = (await signIn()).browser;
      expect([await atDay(6.9), await atDay(13.7), await atDay(20.5), await atDay(27.3), await atDay(29.9)]).toEqual([
        true,
        true,
        true,
        true,
        true,
      ]);
      expect(await isSignedIn(idle)).toBe(false);
      expect(await atDay(30.1)).toBe(false);
    } finally {
      clock.now = new Date(begun);
    }
  });

  test('an erased account is signed out everywhere', async () => {
    const { browser } = await register();
    await app.deps.db.user.delete({ where: { email } });
    expect(await isSignedIn(browser)).toBe(false);
  });
});
