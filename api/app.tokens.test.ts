import { WINDOWS } from './adapters/rateLimits.ts';
import { decodeId } from './core/units/ids.ts';
import { createAccessToken, revokeAccessToken } from './domain/account/accessToken.ts';
import { hashOfSecret } from './domain/account/account.ts';
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
    const ask = (headers: Record<string, string>) =>
      app.browser().post('/graphql', { query: '{ viewer { user { id } } }' }, headers);
    expect((await app.browser().get('/api/auth/user', busy.headers)).status).toBe(200);
    expect((await ask(busy.headers)).json.data.viewer).not.toBeNull();
    const rest = await app.browser().get('/api/auth/user', busy.headers);
    expect([rest.status, rest.json.code, Number(rest.headers.get('retry-after'))]).toEqual([
      429,
      'RATE_LIMITED',
      expect.any(Number),
    ]);
    const graphql = await ask(busy.headers);
    expect([graphql.status, graphql.json.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(graphql.json.errors[0].message).toMatch(
      /^Too many requests with this access token\. Try again in [1-9]\d? seconds\.$/,
    );
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app.browser().get('/api/auth/user', other.headers)).status).toBe(200);
    expect((await ask({})).status).toBe(200);
  });

  test('every answer to one tells what is left of its rate, and no other answer does', async () => {
    const { headers } = await tokenOf('read');
    const { points, duration } = WINDOWS.useToken;
    const told = async (path: string, sent: Record<string, string>, body?: unknown) => {
      const answer = await app.browser().call(body ? 'POST' : 'GET', path, body, sent);
      return [answer.headers.get('ratelimit'), answer.headers.get('ratelimit-policy')];
    };
    const policy = `"token";q=${points};w=${duration}`;
    const left = (count: number) => expect.stringMatching(new RegExp(`^"token";r=${count};t=([1-9]|[1-5]\\d|60)$`));
    expect(await told('/api/auth/user', headers)).toEqual([left(points - 1), policy]);
    expect(await told('/graphql', headers, { query: '{ viewer { user { id } } }' })).toEqual([
      left(points - 2),
      policy,
    ]);
    expect(await told('/api/nothing', headers)).toEqual([left(points - 3), policy]);
    expect(await told('/api/auth/providers', {})).toEqual([null, null]);
    for (let i = 0; i < points; i += 1)
      await app.deps.limits.take('useToken', hashOfSecret(headers.authorization.slice('Bearer '.length)));
    expect(await told('/api/auth/user', headers)).toEqual([left(0), policy]);
  });

  test('speak for their account, from anywhere', async () => {
    const { viewer, headers } = await tokenOf('write');
    expect((await app.browser().get('/api/auth/user', headers)).json.email).toBe(viewer.email);
    expect(
      (await app.browser().post('/api/test/effect', {}, { ...headers, origin: 'https://anywhere.example' })).status,
    ).toBe(201);
  });

  test('one that reads does not write', async () => {
    const { headers } = await tokenOf('read');
    expect((await app.browser().get('/api/test/things/1', headers)).status).toBe(200);
    expect((await app.browser().post('/api/test/effect', {}, headers)).json).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This access token may only read.',
    });
  });

  test.each(['Bearer evp_wrong', 'Bearer', 'Basic abc', 'evp_x'])(
    '%s is nobody, whatever the cookie says',
    async (authorization) => {
      const browser = await signedIn(app);
      const { status, json } = await browser.get('/api/auth/user', { authorization });
      expect([status, json.message]).toEqual([
        401,
        'This access token is unknown, revoked or over. Send "Authorization: Bearer evp_…" with one that is not.',
      ]);
      expect(
        (await browser.post('/api/test/effect', {}, { authorization, origin: 'https://evil.example' })).status,
      ).toBe(401);
    },
  );

  describe('what does not work is 401 everywhere, and never taken for nobody', () => {
    const dead: [string, () => Promise<string>][] = [
      ['an unknown one', async () => 'Bearer evp_unknown'],
      [
        'a revoked one',
        async () => {
          const { viewer, token, headers } = await tokenOf('read');
          await revokeAccessToken(app.deps, viewer, token.id);
          return headers.authorization;
        },
      ],
      [
        'one that is over',
        async () => {
          const { token, headers } = await tokenOf('read');
          await app.deps.db.accessToken.updateMany({
            where: { id: decodeId('token', token.id)! },
            data: { expiresAt: new Date(0) },
          });
          return headers.authorization;
        },
      ],
      ['another scheme', async () => 'Basic cm9iaW46c2VjcmV0'],
      ['an empty one', async () => 'Bearer'],
      ['a token without its scheme', async () => 'evp_unknown'],
    ];
    const asked: [string, string, unknown?][] = [
      ['GET', '/api/auth/user'],
      ['GET', '/api/auth/providers'],
      ['GET', '/api/test/things/first'],
      ['POST', '/api/auth/login', { email: 'p1@example.com', password: 'correct horse battery' }],
      ['GET', '/api/calendar/none.ics'],
      ['GET', '/api/logout'],
      ['GET', '/api/auth/google'],
      ['GET', '/api/nothing'],
      ['POST', '/graphql', { query: '{ __typename }' }],
      ['POST', '/graphql', { query: '{ viewer { user { id } } }' }],
      ['GET', '/graphql?query={__typename}'],
      ['POST', '/graphql', { query: 'mutation { createSeasonPlan(input: {}) { __typename } }' }],
    ];

    test.each(dead)('%s', async (_what, headerOf) => {
      const authorization = await headerOf();
      const browser = await signedIn(app);
      for (const [method, path, body] of asked) {
        const answer = await browser.call(method, path, body, { authorization });
        const error = path.startsWith('/graphql') ? answer.json.errors[0].extensions : answer.json;
        expect([path, answer.status, error.code, answer.headers.get('www-authenticate')]).toEqual([
          path,
          401,
          'UNAUTHENTICATED',
          'Bearer realm="Evenpace", error="invalid_token"',
        ]);
        expect(answer.json.data).toBeUndefined();
      }
      // nobody was signed out by it
      expect((await browser.get('/api/auth/user')).status).toBe(200);
    });

    test('who sends none is asked for one where one is needed', async () => {
      const answer = await app.browser().get('/api/auth/user');
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Evenpace"']);
      expect((await app.browser().post('/graphql', { query: '{ viewer { user { id } } }' })).json.data).toEqual({
        viewer: null,
      });
    });
  });
});
