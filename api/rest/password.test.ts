import { setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';

const OLD = 'correct horse battery';
const NEW = 'another staple entirely';
let email: string;
let browser: Browser;

const app = setUpApp({});

beforeEach(async () => {
  email = `robin.${Math.random()}@example.com`;
  browser = app.browser();
  await browser.post('/api/auth/register', { email, password: OLD, firstName: 'Robin', lastName: 'Vale' });
});

const change = (body: object) => browser.post('/api/auth/password', body);
const signIn = async (password: string) => (await app.browser().post('/api/auth/login', { email, password })).status;

test('the new password signs in, the old does not; other browsers are out, this one goes on', async () => {
  const other = app.browser();
  await other.post('/api/auth/login', { email, password: OLD });
  expect(await change({ currentPassword: OLD, newPassword: NEW })).toMatchObject({
    status: 200,
    json: { success: true },
  });
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect((await other.get('/api/auth/user')).status).toBe(401);
  expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 200]);
});

test.each<[string, object, string, string]>([
  [
    'a wrong current password',
    { currentPassword: 'wrong horse battery', newPassword: NEW },
    'currentPassword',
    'This is not your current password.',
  ],
  ['none', { newPassword: NEW }, 'currentPassword', 'Enter your current password.'],
  [
    'a short one',
    { currentPassword: OLD, newPassword: 'short' },
    'newPassword',
    'Password must be at least 8 characters long',
  ],
  [
    'a common one',
    { currentPassword: OLD, newPassword: 'password123' },
    'newPassword',
    'This password is too common. Choose another.',
  ],
  [
    'the same',
    { currentPassword: OLD, newPassword: OLD },
    'newPassword',
    'Choose a password other than the current one.',
  ],
])('%s is refused beside its field, and nothing changes', async (_what, body, path, message) => {
  expect(await change(body)).toMatchObject({ status: 400, json: { errors: [{ path, message }] } });
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect(await signIn(OLD)).toBe(200);
});

test('guessing is slowed down', async () => {
  for (let guess = 0; guess < 10; guess += 1)
    await change({ currentPassword: `guess number ${guess}`, newPassword: NEW });
  expect((await change({ currentPassword: OLD, newPassword: NEW })).status).toBe(429);
});

test('an account of another provider has no password to change', async () => {
  await app.deps.db.user.update({ where: { email }, data: { passwordHash: null } });
  expect(await change({ currentPassword: OLD, newPassword: NEW })).toMatchObject({
    status: 422,
    json: { code: 'NO_PASSWORD' },
  });
});

describe('access tokens', () => {
  const ask = (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
    browser.post('/graphql', { query, variables }, headers);
  const CREATE = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename
    ... on CreateAccessTokenPayload { secret accessToken { id name scope lastUsedAt } viewer { accessTokens { name } } } ... on InvalidInput { errors { path message } } } }`;

  test('made once, listed, used, ended', async () => {
    const { secret, accessToken, viewer } = (await ask(CREATE, { input: { name: ' my script ', scope: 'READ' } })).json
      .data.createAccessToken;
    expect(viewer.accessTokens).toEqual([{ name: 'my script' }]);
    const program = async (query: string) =>
      (
        await app
          .browser()
          .post('/graphql', { query }, { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' })
      ).json;
    expect(await program('{ viewer { user { email } accessTokens { id } } }')).toMatchObject({
      data: { viewer: { user: { email }, accessTokens: null } },
    });
    const revoked = await ask(
      'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { revokedTokenId viewer { accessTokens { id } } } }',
      { input: { tokenId: accessToken.id } },
    );
    expect(revoked.json.data.revokeAccessToken).toEqual({
      revokedTokenId: accessToken.id,
      viewer: { accessTokens: [] },
    });
    expect(await program('{ viewer { user { email } } }')).not.toMatchObject({ data: { viewer: { user: { email } } } });
  });

  test('what is wrong is told by its field', async () => {
    expect(
      (await ask(CREATE, { input: { name: ' ', scope: 'READ', days: 400 } })).json.data.createAccessToken,
    ).toMatchObject({ __typename: 'InvalidInput', errors: [{ path: 'name' }, { path: 'days' }] });
  });

  test('a secret is not kept for a repetition, which makes no second token', async () => {
    const twice = { 'idempotency-key': 'the-same' };
    const [first, second] = [
      await ask(CREATE, { input: { name: 'a', scope: 'READ' } }, twice),
      await ask(CREATE, { input: { name: 'a', scope: 'READ' } }, twice),
    ];
    expect([second.status, second.json.errors[0].extensions.code]).toEqual([409, 'ANSWER_NOT_KEPT']);
    expect(JSON.stringify(await app.deps.db.idempotencyKey.findMany())).not.toContain(
      first.json.data.createAccessToken.secret,
    );
  });
});
