import { request as httpRequest } from 'node:http';
import { WINDOWS } from './adapters/limits.ts';
import { createAccessToken } from './domain/accessToken.ts';
import { hashOfSecret } from './domain/account.ts';
import { InvalidInput, PlanConflict } from './domain/errors.ts';
import type { Route } from './rest/router.ts';
import { type TestApp, startApp } from './test/app.ts';
import { aViewer } from './test/builders.ts';
import { asAdmin } from './test/database.ts';

let effects = 0;
let release: () => void = () => {};
let entered: () => void = () => {};

const routes: readonly Route[] = [
  { method: 'POST', path: '/api/test/effect', auth: 'session', handler: async ({ body }) => ({ status: 201, body: { effects: (effects += 1), body } }) },
  { method: 'GET', path: '/api/test/things/:thingId', auth: 'session', handler: async ({ params, query }) => ({ body: { ...params, q: query.get('q') } }) },
  { method: 'DELETE', path: '/api/test/things/:thingId', auth: 'session', handler: async () => ({ body: { effects: (effects += 1) } }) },
  { method: 'GET', path: '/api/test/things/first', auth: 'public', handler: async ({ viewer }) => ({ body: { fixed: true, isSignedIn: viewer !== null } }) },
  { method: 'POST', path: '/api/test/refuse', auth: 'session', handler: async () => { effects += 1; throw new InvalidInput([{ path: 'a.b', message: 'Wrong.' }]); } },
  { method: 'GET', path: '/api/test/conflict', auth: 'public', handler: async () => { throw new PlanConflict('Two limits.', ['a', 'b'], ['less a']); } },
  { method: 'GET', path: '/api/test/bug', auth: 'public', handler: async () => { throw new Error('select password from secrets'); } },
  {
    method: 'GET',
    path: '/api/test/late',
    auth: 'public',
    handler: async ({ deps, query }) => {
      const isStatement = query.get('by') === 'statement';
      const work = deps.db.$transaction(
        async (tx) => {
          if (isStatement) await tx.$executeRaw`set local statement_timeout = 5`;
          for (let i = 0; i < 3; i += 1) await tx.$queryRaw`select pg_sleep(0.05)::text`;
        },
        isStatement ? {} : { timeout: 1 },
      );
      return { body: await work };
    },
  },
  {
    method: 'GET',
    path: '/api/test/slow',
    auth: 'public',
    handler: async () => {
      entered();
      await new Promise<void>((resolve) => (release = resolve));
      return { body: { done: true } };
    },
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ routes, env: { ALLOWED_ORIGINS: 'https://partner.example' } });
});
afterAll(() => app.close());

let person = 0;
async function signedIn(on = app) {
  person += 1;
  const browser = on.browser();
  await browser.post('/api/auth/register', { email: `p${person}@example.com`, password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' });
  return browser;
}

const problem = (code: string) => ({ code, message: expect.any(String), requestId: expect.any(String) });

describe('paths and methods', () => {
  test.each(['/api/nope', '/api', '/api/auth', '/api/../api/nope', '/api/%00'])('%s is nothing, in JSON', async (where) => {
    const answer = await app.browser().get(where);
    expect([answer.status, answer.json]).toEqual([404, problem('NOT_FOUND')]);
  });

  test('a known path with another method says which it knows', async () => {
    const browser = await signedIn();
    const answer = await browser.put('/api/test/things/7');
    expect([answer.status, answer.headers.get('allow'), answer.json]).toEqual([405, 'GET, DELETE', problem('METHOD_NOT_ALLOWED')]);
  });

  test('named parts and questions reach the handler; fixed words win', async () => {
    const browser = await signedIn();
    expect((await browser.get('/api/test/things/a%2Fb?q=x%20y')).json).toEqual({ thingId: 'a/b', q: 'x y' });
    expect((await browser.get('/api/test/things/%E0%A4%A')).status).toBe(404);
    expect((await browser.get('/api/test/things/first')).json).toEqual({ fixed: true, isSignedIn: true });
    expect((await app.browser().get('/api/test/things/first')).json).toEqual({ fixed: true, isSignedIn: false });
  });

  test('what is for the signed-in is for nobody else', async () => {
    expect(await app.browser().get('/api/test/things/7')).toMatchObject({ status: 401, json: problem('UNAUTHENTICATED') });
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
    const browser = await signedIn();
    const before = effects;
    const answer = await browser.post('/api/test/effect', body, headers);
    expect([answer.status, answer.json]).toEqual([status, problem(code)]);
    expect(answer.text).not.toContain('hunter2');
    expect(effects).toBe(before);
  });

  test('a POST without a body is an empty object', async () => {
    const browser = await signedIn();
    expect((await browser.call('POST', '/api/test/effect')).json).toMatchObject({ body: {} });
  });
});

describe('refusals', () => {
  test('carry what the caller can act on', async () => {
    const browser = await signedIn();
    expect(await browser.post('/api/test/refuse')).toMatchObject({ status: 400, json: { code: 'VALIDATION', message: 'Wrong.', errors: [{ path: 'a.b', message: 'Wrong.' }] } });
    expect(await browser.get('/api/test/conflict')).toMatchObject({ status: 422, json: { code: 'PLAN_CONFLICT', constraints: ['a', 'b'], relaxations: ['less a'] } });
  });

  test('a bug shows nothing of itself', async () => {
    const answer = await app.browser().get('/api/test/bug');
    expect([answer.status, answer.json]).toEqual([500, { code: 'INTERNAL', message: 'Something went wrong. Please try again.', requestId: answer.headers.get('x-request-id') }]);
  });

  test.each(['statement', 'transaction'])('a %s beyond its time is 503, and says when to come back', async (by) => {
    const answer = await app.browser().get(`/api/test/late?by=${by}`);
    expect([answer.status, answer.json, answer.headers.get('retry-after')]).toEqual([503, { ...problem('BUSY'), message: 'The server is busy. Please try again in a moment.' }, '5']);
  });

  test('a database that is away is 503, and says when to come back', async () => {
    const lonely = await startApp();
    const browser = await signedIn(lonely);
    const [{ name }] = await lonely.deps.db.$queryRaw<[{ name: string }]>`select current_database() as name`;
    await asAdmin((client) => client.query(`drop database ${name} with (force)`));
    const answer = await browser.get('/api/auth/user');
    const health = [(await browser.get('/readyz')).status, (await browser.get('/healthz')).status];
    await lonely.close();
    expect([answer.status, answer.json, answer.headers.get('retry-after')]).toEqual([503, problem('DATABASE_UNAVAILABLE'), '5']);
    expect(health).toEqual([503, 200]);
  });
});

describe('requests that another site made a browser send', () => {
  const EVIL = 'https://evil.example';
  const forged: [string, Record<string, string>][] = [
    ['a foreign Origin', { origin: EVIL }],
    ['a foreign Origin that says same-origin', { origin: EVIL, 'sec-fetch-site': 'same-origin' }],
    ['Origin null', { origin: 'null' }],
    ['an Origin that is no address', { origin: 'evil' }],
    ['our host as a part of theirs', { origin: 'BASE.evil.example' }],
    ['our host on another port', { origin: 'http://127.0.0.1:1' }],
    ['cross-site and no Origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['same-site and no Origin', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['a foreign form', { origin: EVIL, 'content-type': 'application/x-www-form-urlencoded' }],
    ['foreign multipart', { origin: EVIL, 'content-type': 'multipart/form-data; boundary=x' }],
    ['foreign plain text', { origin: EVIL, 'content-type': 'text/plain' }],
    ['an allowed origin with a form', { origin: 'https://partner.example', 'content-type': 'text/plain' }],
  ];

  test.each(forged)('%s has no effect', async (_what, headers) => {
    const browser = await signedIn();
    const before = effects;
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('BASE', app.base)]));
    for (const answer of [await browser.post('/api/test/effect', '{}', sent), await browser.delete('/api/test/things/1', sent)]) {
      expect([answer.status, answer.json]).toEqual([403, problem('CSRF')]);
    }
    expect(effects).toBe(before);
  });

  test('a cookie without any sign of the page is refused; a program without a cookie is not', async () => {
    const browser = await signedIn();
    const silent = { origin: '', 'sec-fetch-site': '' };
    expect((await browser.post('/api/test/effect', {}, silent)).json).toMatchObject({ code: 'CSRF', message: 'Required header is missing. Reload the page.' });
    expect((await app.browser().post('/api/auth/login', { email: 'x@example.com', password: 'not this one' }, silent)).status).toBe(401);
  });

  test('signing a visitor in to a foreign account is refused', async () => {
    expect((await app.browser().post('/api/auth/login', { email: 'x@example.com', password: 'not this one' }, { origin: EVIL })).status).toBe(403);
  });

  test('an allowed origin may, with JSON, and learns so; others learn nothing', async () => {
    const browser = await signedIn();
    const allowed = await browser.post('/api/test/effect', {}, { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' });
    expect([allowed.status, allowed.headers.get('access-control-allow-origin'), allowed.headers.get('access-control-allow-credentials')]).toEqual([201, 'https://partner.example', 'true']);
    const preflight = (origin: string) => browser.call('OPTIONS', '/api/test/effect', undefined, { origin, 'access-control-request-method': 'POST' });
    expect((await preflight('https://partner.example')).status).toBe(204);
    const foreign = await preflight(EVIL);
    expect([...foreign.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

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
    const browser = await signedIn();
    const { status, json } = await browser.get('/api/auth/user', { authorization });
    expect([status, json.message]).toEqual([401, 'This access token is unknown, revoked or over. Send "Authorization: Bearer evp_…" with one that is not.']);
    expect((await browser.post('/api/test/effect', {}, { authorization, origin: 'https://evil.example' })).status).toBe(401);
  });
});

describe('Idempotency-Key', () => {
  test('two requests with one key have one effect and one answer', async () => {
    const browser = await signedIn();
    const key = { 'idempotency-key': 'k1' };
    const before = effects;
    const first = await browser.post('/api/test/effect', { a: 1 }, key);
    const again = await browser.post('/api/test/effect', { a: 1 }, key);
    expect([again.status, again.json, again.headers.get('idempotent-replayed')]).toEqual([201, first.json, 'true']);
    expect(effects).toBe(before + 1);
    expect((await browser.post('/api/test/effect', { a: 2 }, key)).json).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await (await signedIn()).post('/api/test/effect', { a: 1 }, key)).status).toBe(201);
    expect(effects).toBe(before + 2);
  });

  test('at once, too', async () => {
    const browser = await signedIn();
    const before = effects;
    const all = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/test/effect', {}, { 'idempotency-key': 'k2' })));
    expect(effects).toBe(before + 1);
    for (const { status } of all) expect([201, 409]).toContain(status);
  });

  test('a refused request may be sent again', async () => {
    const browser = await signedIn();
    const before = effects;
    for (let round = 0; round < 2; round += 1) expect((await browser.post('/api/test/refuse', {}, { 'idempotency-key': 'k3' })).status).toBe(400);
    expect(effects).toBe(before + 2);
    expect((await browser.post('/api/test/effect', {}, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('headers', () => {
  test('nothing personal is cached, nothing foreign runs', async () => {
    const { headers } = await (await signedIn()).get('/api/auth/user');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toMatch(/Cookie/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self';script-src 'self'[^;]*;.*object-src 'none';base-uri 'none';.*frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

test('health, readiness and metrics answer, and the metrics name no path with an id', async () => {
  const browser = await signedIn();
  await browser.get('/api/test/things/secret-id');
  expect([(await browser.get('/healthz')).status, (await browser.get('/readyz')).status]).toEqual([200, 200]);
  const { text } = await browser.get('/metrics');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/test\/things\/:thingId",status="200"\} \d+/);
  expect(text).not.toContain('secret-id');
});

test('stopping ends what is under way, and takes nothing new', async () => {
  const other = await startApp({ routes });
  const browser = other.browser();
  const started = new Promise<void>((resolve) => (entered = resolve));
  const slow = browser.get('/api/test/slow');
  await started;
  const closed = other.close();
  await expect(browser.get('/healthz')).rejects.toThrow();
  release();
  expect((await slow).json).toEqual({ done: true });
  await closed;
});

test('a request with endless headers is cut off', async () => {
  const { port } = new URL(app.base);
  const status = await new Promise<number | string>((resolve) => {
    const request = httpRequest({ port, path: '/', headers: { 'x-long': 'x'.repeat(20_000) } }, (response) => resolve(response.statusCode!));
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
    request.end();
  });
  // the connection may be gone before the answer is read
  expect([431, 'ECONNRESET', 'EPIPE']).toContain(status);
});
