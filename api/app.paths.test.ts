import { type TestApp, startApp } from './test/app.ts';
import { asAdmin } from './test/database.ts';
import { done, problem, signedIn, startWithRoutes } from './test/testRoutes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithRoutes();
});
afterAll(() => app.close());

describe('paths and methods', () => {
  test.each(['/api/nope', '/api', '/api/auth', '/api/../api/nope', '/api/%00'])(
    '%s is nothing, in JSON',
    async (where) => {
      const answer = await app.browser().get(where);
      expect([answer.status, answer.json]).toEqual([404, problem('NOT_FOUND')]);
    },
  );

  test.each(['/mcp/none', '/.well-known/openid-configuration', '/schema', '/assets/none.js', '/dashboard/nothing'])(
    '%s is nothing to a program, in JSON',
    async (where) => {
      for (const answer of [await app.browser().get(where), await app.browser().post(where)])
        expect([answer.status, answer.json, answer.headers.get('cache-control')]).toEqual([
          404,
          problem('NOT_FOUND'),
          'no-store',
        ]);
    },
  );

  test('a known path with another method says which it knows', async () => {
    const browser = await signedIn(app);
    const answer = await browser.put('/api/test/things/7');
    expect([answer.status, answer.headers.get('allow'), answer.json]).toEqual([
      405,
      'GET, DELETE',
      problem('METHOD_NOT_ALLOWED'),
    ]);
  });

  test('named parts and questions reach the handler; fixed words win', async () => {
    const browser = await signedIn(app);
    expect((await browser.get('/api/test/things/a%2Fb?q=x%20y')).json).toEqual({ thingId: 'a/b', q: 'x y' });
    expect((await browser.get('/api/test/things/%E0%A4%A')).status).toBe(404);
    expect((await browser.get('/api/test/things/first')).json).toEqual({ fixed: true, isSignedIn: true });
    expect((await app.browser().get('/api/test/things/first')).json).toEqual({ fixed: true, isSignedIn: false });
  });

  test('what is for the signed-in is for nobody else', async () => {
    expect(await app.browser().get('/api/test/things/7')).toMatchObject({
      status: 401,
      json: problem('UNAUTHENTICATED'),
    });
  });
});

describe('bodies', () => {
  test.each<[string, string, Record<string, string>, number, string]>([
    ['broken JSON', '{"a":', {}, 400, 'BAD_REQUEST'],
    ['JSON with a secret tail', '{"password": "hunter2"]', {}, 400, 'BAD_REQUEST'],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no type', '{}', { 'content-type': '' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['another charset', '{}', { 'content-type': 'application/json; charset=utf-7' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['UTF-16', '{}', { 'content-type': 'application/json; charset="UTF-16"' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['gzip', '{}', { 'content-encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', JSON.stringify('x'.repeat(200_000)), {}, 413, 'REQUEST_TOO_LARGE'],
  ])('%s is refused before anyone reads it', async (_what, body, headers, status, code) => {
    const browser = await signedIn(app);
    const before = done.effects;
    const answer = await browser.post('/api/test/effect', body, headers);
    expect([answer.status, answer.json]).toEqual([status, problem(code)]);
    expect(answer.text).not.toContain('hunter2');
    expect(done.effects).toBe(before);
  });

  test('a POST without a body is an empty object', async () => {
    const browser = await signedIn(app);
    expect((await browser.call('POST', '/api/test/effect')).json).toMatchObject({ body: {} });
  });
});

describe('refusals', () => {
  test('carry what the caller can act on', async () => {
    const browser = await signedIn(app);
    expect(await browser.post('/api/test/refuse')).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION', message: 'Wrong.', errors: [{ path: 'a.b', message: 'Wrong.' }] },
    });
    expect(await browser.get('/api/test/conflict')).toMatchObject({
      status: 422,
      json: { code: 'PLAN_CONFLICT', constraints: ['a', 'b'], relaxations: ['less a'] },
    });
  });

  test('a bug shows nothing of itself', async () => {
    const answer = await app.browser().get('/api/test/bug');
    expect([answer.status, answer.json]).toEqual([
      500,
      {
        code: 'INTERNAL',
        message: 'Something went wrong. Please try again.',
        requestId: answer.headers.get('x-request-id'),
      },
    ]);
  });

  test.each(['statement', 'transaction'])('a %s beyond its time is 503, and says when to come back', async (by) => {
    const answer = await app.browser().get(`/api/test/late?by=${by}`);
    expect([answer.status, answer.json, answer.headers.get('retry-after')]).toEqual([
      503,
      { ...problem('BUSY'), message: 'The server is busy. Please try again in a moment.' },
      '5',
    ]);
  });

  test('a disk that is full is 503 and says so; reading goes on', async () => {
    const browser = await signedIn(app);
    const answer = await browser.get('/api/test/full');
    expect([answer.status, answer.json, answer.headers.get('retry-after')]).toEqual([
      503,
      { ...problem('STORAGE_FULL'), message: 'There is no room to save this. Nothing was changed.' },
      '60',
    ]);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  test('a database that is away is 503, and says when to come back', async () => {
    const lonely = await startApp();
    const browser = await signedIn(lonely);
    const [{ name }] = await lonely.deps.db.$queryRaw<[{ name: string }]>`select current_database() as name`;
    await asAdmin((client) => client.query(`drop database ${name} with (force)`));
    const answer = await browser.get('/api/auth/user');
    const health = [(await browser.get('/readyz')).status, (await browser.get('/healthz')).status];
    await lonely.close();
    expect([answer.status, answer.json, answer.headers.get('retry-after')]).toEqual([
      503,
      problem('DATABASE_UNAVAILABLE'),
      '5',
    ]);
    expect(health).toEqual([503, 200]);
  });
});
