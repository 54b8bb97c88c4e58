import { createRateLimits } from '../adapters/rateLimits.ts';
import { checkPassword } from '../domain/account/signIn.ts';
import { RateLimited } from '../domain/kernel/errors.ts';
import { setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';

const PASSWORD = 'correct horse battery';
// waits that no slow machine sits out
const SLOWING = {
  signInAgain: { free: 5, firstSec: 700, longestSec: 3600 },
  signInOfAccount: { free: 15, firstSec: 600, longestSec: 900 },
};

let email: string;
let own: Browser;
let person = 0;
const app = setUpApp({ deps: { limits: createRateLimits(null, { slowing: SLOWING }) } });
beforeEach(async () => {
  person += 1;
  email = `person${person}@example.com`;
  own = app.browser();
  await own.post('/api/auth/register', { email, password: PASSWORD, firstName: 'Robin', lastName: 'Vale' });
});

const signIn = async (browser: Browser, password = PASSWORD, to = email) =>
  (await browser.post('/api/auth/login', { email: to, password })).status;

/** What a try from that address comes to: 'in', 'wrong', or the seconds to wait. */
async function guess(
  address: string,
  {
    password = 'not this one',
    browser = null,
    to = email,
  }: { password?: string; browser?: string | null; to?: string } = {},
): Promise<string | number> {
  try {
    await checkPassword(app.deps, { email: to, password }, { address, browserOf: () => browser });
    return 'in';
  } catch (error) {
    return error instanceof RateLimited ? error.retryAfterSec : 'wrong';
  }
}

async function guessFromEverywhere(to = email): Promise<(string | number)[]> {
  const came: (string | number)[] = [];
  for (let i = 0; i < SLOWING.signInOfAccount.free + 5; i += 1) came.push(await guess(`10.0.${person}.${i}`, { to }));
  return came;
}

test('guesses from many addresses at one account wait for each other, whether there is such an account or not', async () => {
  const { free } = SLOWING.signInOfAccount;
  for (const to of [email, `nobody${person}@example.com`]) {
    const came = await guessFromEverywhere(to);
    expect(came.slice(0, free + 1)).toEqual(Array(free + 1).fill('wrong'));
    for (const wait of came.slice(free + 1)) expect(wait).toBeGreaterThan(500);
  }
  const answer = await app.browser().post('/api/auth/login', { email, password: PASSWORD });
  expect([answer.status, answer.json.code, Number(answer.headers.get('retry-after'))]).toEqual([
    429,
    'RATE_LIMITED',
    expect.any(Number),
  ]);
});

test('the browser is known to the account however its e-mail is written', async () => {
  const shouting = app.browser();
  expect(await signIn(shouting, PASSWORD, email.toUpperCase())).toBe(200);
  await guessFromEverywhere();
  expect(await signIn(app.browser(), PASSWORD, email.toUpperCase())).toBe(429);
  expect(await signIn(shouting)).toBe(200);
  expect(await signIn(own, PASSWORD, email.toUpperCase())).toBe(200);
});

test("the owner's own browser is not kept waiting by strangers, signed out or not", async () => {
  await own.get('/api/logout');
  await guessFromEverywhere();
  expect(await signIn(app.browser())).toBe(429);
  expect(await signIn(own, 'not this one')).toBe(401);
  expect(await signIn(own)).toBe(200);
});

test('who has come in by a new browser is known there from then on, and ends the wait', async () => {
  const second = app.browser();
  expect(await signIn(second)).toBe(200);
  await guessFromEverywhere();
  expect(await signIn(app.browser())).toBe(429);
  expect(await signIn(second)).toBe(200);
  expect(await signIn(app.browser())).toBe(200);
});

test('what makes a browser known is good for one account alone, is not a workout, and cannot be made', async () => {
  const stranger = app.browser();
  await stranger.post('/api/auth/register', {
    email: `stranger${person}@example.com`,
    password: PASSWORD,
    firstName: 'S',
    lastName: 'T',
  });
  await guessFromEverywhere();
  expect(await signIn(stranger, 'not this one')).toBe(429);
  const forged = app.browser();
  const known = own.cookies.get('browser')!;
  for (const value of [`${known}x`, `x${known}`, known.split('.')[0]!, '', '.', 'a.b']) {
    forged.cookies.set('browser', value);
    expect(await signIn(forged, 'not this one')).toBe(429);
  }
  forged.cookies.set('browser', known);
  expect((await forged.get('/api/auth/user')).status).toBe(401);
  expect(await signIn(forged, 'not this one')).toBe(401);
});

test('a known browser guesses no more than an address does, wherever it goes', async () => {
  const { free } = SLOWING.signInAgain;
  const came: (string | number)[] = [];
  for (let i = 0; i < free + 2; i += 1) came.push(await guess(`10.1.${person}.${i}`, { browser: 'one' }));
  expect(came.slice(0, free + 1)).toEqual(Array(free + 1).fill('wrong'));
  expect(came[free + 1]).toBeGreaterThan(500);
});

test('one address is slowed down beyond its minute, and slows nobody else', async () => {
  const place = '10.2.0.1';
  for (let i = 0; i < SLOWING.signInAgain.free + 1; i += 1) expect(await guess(place)).toBe('wrong');
  expect(await guess(place)).toBeGreaterThan(500);
  expect(await guess('10.2.0.2', { password: PASSWORD })).toBe('in');
});

test('the cookie is for the host, for no script, and for where passwords are sent', async () => {
  const { headers } = await own.post('/api/auth/login', { email, password: PASSWORD });
  expect(headers.getSetCookie()[0]).toMatch(
    /^browser=[\w-]{22}\.[\w-]{43}; Max-Age=\d+; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
});
