import { WINDOWS } from './adapters/limits.ts';
import { createAccessToken } from './domain/accessToken.ts';
import { hashOfSecret } from './domain/account.ts';
import type { TestApp } from './test/app.ts';
import { aViewer } from './test/builders.ts';
import { signedIn, startWithRoutes } from './test/testRoutes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithRoutes();
});
afterAll(() => app.close());

describe('personal access tokens', () => {
  async function tokenOf(scope: 'read' | 'write') {
    const viewer = await aViewer(app.deps);
    const { secret, token } = await createAccessToken(app.deps, viewer, { name: 'script', scope });
    return { viewer, token, headers: { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' } };
  }

  test('each has a number of requests a minute of its own, over REST and GraphQL together', async () => {
    const [busy, other] = [await tokenOf('read'), await tokenOf('read')];
    const key = hashOfSecret(busy.headers.authorization.slice('Bearer '.length));
    for (let i = 0; i < WINDOWS.useToken.points - 2; i += 1) await app.deps.limits.take('useToken', key);
    const ask = (headers: Record<string, string>) => app.browser().post('/graphql', { query: '{ viewer { user { id } } }' }, headers);
    expect((await app.browser().get('/api/auth/user', busy.headers)).status).toBe(200);
    expect((await ask(busy.headers)).json.data.viewer).not.toBeNull();
    const rest = await app.browser().get('/api/auth/user', busy.headers);
    expect([rest.status, rest.json.code, Number(rest.headers.get('retry-after'))]).toEqual([429, 'RATE_LIMITED', expect.any(Number)]);
    const graphql = await ask(busy.headers);
    expect([graphql.status, graphql.json.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(graphql.json.errors[0].message).toMatch(/^Too many requests with this access token\. Try again in [1-9]\d? seconds\.$/);
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app.browser().get('/api/auth/user', other.headers)).status).toBe(200);
    expect((await ask({})).status).toBe(200);
  });

  test('speak for their account, from anywhere', async () => {
    const { viewer, headers } = await tokenOf('write');
    expect((await app.browser().get('/api/auth/user', headers)).json.email).toBe(viewer.email);
    expect((await app.browser().post('/api/test/effect', {}, { ...headers, origin: 'https://anywhere.example' })).status).toBe(201);
  });

  test('one that reads does not write', async () => {
    const { headers } = await tokenOf('read');
    expect((await app.browser().get('/api/test/things/1', headers)).status).toBe(200);
    expect((await app.browser().post('/api/test/effect', {}, headers)).json).toMatchObject({ code: 'FORBIDDEN', message: 'This access token may only read.' });
  });

  test.each(['Bearer evp_wrong', 'Bearer', 'Basic abc', 'evp_x'])('%s is nobody, whatever the cookie says', async (authorization) => {
    const browser = await signedIn(app);
    const { status, json } = await browser.get('/api/auth/user', { authorization });
    expect([status, json.message]).toEqual([401, 'This access token is unknown, revoked or over. Send "Authorization: Bearer evp_…" with one that is not.']);
    expect((await browser.post('/api/test/effect', {}, { authorization, origin: 'https://evil.example' })).status).toBe(401);
  });
});
