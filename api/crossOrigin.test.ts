import { WebSocket } from 'ws';
import { METRIC } from './core/units/displayUnits.ts';
import { createAccessToken } from './domain/account/accessToken.ts';
import { setUpApp } from './test/app.ts';
import type { Browser } from './test/browser.ts';

const FRIEND = 'https://partner.example';
const STRANGER = 'https://evil.example';
const ALLOWED = { origin: FRIEND, 'sec-fetch-site': 'cross-site' };

let browser: Browser;
const app = setUpApp({ env: { ALLOWED_ORIGINS: `${FRIEND},https://other.example` } });
beforeAll(async () => {
  browser = app.browser();
  await browser.post('/api/auth/register', {
    email: 'robin@example.com',
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
});

const listOf = (value: string | null) => (value ?? '').toLowerCase().split(/\s*,\s*/);
const corsOf = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

const asked = (path: string, origin: string, method = 'POST') =>
  browser.call('OPTIONS', path, undefined, {
    origin,
    'sec-fetch-site': 'cross-site',
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  });

describe.each(['/graphql', '/api/profile', '/api/nothing/here'])('%s', (path) => {
  test('lets the pages of a named origin ask, with what the API reads', async () => {
    const { status, headers } = await asked(path, FRIEND);
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual([204, FRIEND, 'true']);
    expect(listOf(headers.get('access-control-allow-methods'))).toEqual(['get', 'post', 'put', 'patch', 'delete']);
    expect(listOf(headers.get('access-control-allow-headers'))).toEqual([
      'content-type',
      'authorization',
      'idempotency-key',
    ]);
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
    expect(listOf(headers.get('vary'))).toContain('origin');
  });

  test.each([STRANGER, 'null', `${FRIEND}.evil.example`, 'http://partner.example', `${FRIEND}:8443`])(
    'tells %s nothing',
    async (origin) => {
      const { status, headers } = await asked(path, origin);
      expect([status === 204, corsOf(headers)]).toEqual([false, []]);
      expect(listOf(headers.get('vary'))).toContain('origin');
    },
  );

  test('caches keep the answers of origins apart', async () => {
    for (const origin of [FRIEND, STRANGER, ''])
      expect(listOf((await browser.get(path, { origin })).headers.get('vary'))).toEqual(
        expect.arrayContaining(['origin', 'cookie']),
      );
  });
});

test('a page of a named origin reads and changes with the cookie, and may read what the headers say', async () => {
  const profile = await browser.get('/api/auth/user', ALLOWED);
  expect([profile.status, profile.headers.get('access-control-allow-origin')]).toEqual([200, FRIEND]);
  expect(listOf(profile.headers.get('access-control-expose-headers'))).toEqual(
    expect.arrayContaining([
      'retry-after',
      'x-request-id',
      'idempotent-replayed',
      'x-total-count',
      'ratelimit',
      'ratelimit-policy',
    ]),
  );
  const asks = await browser.post('/graphql', { query: '{ viewer { user { firstName } } }' }, ALLOWED);
  expect(asks.json).toMatchObject({ data: { viewer: { user: { firstName: 'Robin' } } } });
  expect(asks.headers.get('access-control-allow-origin')).toBe(FRIEND);
  expect(
    (await browser.patch('/api/profile', { firstName: 'Robyn' }, ALLOWED)).headers.get('access-control-allow-origin'),
  ).toBe(FRIEND);
});

test('refusals can be read there too', async () => {
  for (const [status, answer] of [
    [401, await app.browser().get('/api/profile', ALLOWED)],
    [415, await browser.post('/graphql', 'x', { ...ALLOWED, 'content-type': 'text/plain' })],
    [413, await browser.patch('/api/profile', { notes: 'x'.repeat(200_000) }, ALLOWED)],
    [404, await browser.get('/api/nothing/here', ALLOWED)],
  ] as const)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, FRIEND]);
});

test('a file needs a token there: with the cookie alone any page could send one', async () => {
  const form = () => {
    const body = new FormData();
    body.set('fitFile', new Blob(['x']), 'x.fit');
    return body;
  };
  const user = await app.deps.db.user.findFirstOrThrow({ include: { athlete: true } });
  const { secret } = await createAccessToken(
    app.deps,
    { userId: user.id, athleteId: user.athlete!.id, coachId: null, units: METRIC, scope: 'session' },
    { name: 'page', scope: 'write' },
  );
  const send = (headers: Record<string, string>) =>
    browser.call('POST', '/api/activities/upload-fit', form(), { ...ALLOWED, ...headers });
  expect([(await send({})).status, (await send({ authorization: `Bearer ${secret}` })).status]).toEqual([403, 422]);
});

test.each([
  [FRIEND, 101],
  [STRANGER, 403],
])('a socket from %s: %i', async (origin, status) => {
  const socket = new WebSocket(`${app.base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { origin, cookie: browser.cookieHeader() },
  });
  const answer = await new Promise<number>((resolve) => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    socket.on('open', () => resolve(101));
  });
  socket.terminate();
  expect(answer).toBe(status);
});

test('the schema is read by the pages of a named origin, and of no other', async () => {
  const told = async (origin: string) => {
    const { status, headers } = await browser.get('/schema.graphql', { origin });
    return [status, headers.get('access-control-allow-origin'), listOf(headers.get('vary')).includes('origin')];
  };
  expect(await told(FRIEND)).toEqual([200, FRIEND, true]);
  expect(await told(STRANGER)).toEqual([200, null, true]);
});
