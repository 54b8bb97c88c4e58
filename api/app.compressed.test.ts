import { Readable } from 'node:stream';
import { readFileSync } from 'node:fs';
import { getNamedType, isObjectType, isUnionType } from 'graphql';
import { METRIC } from './core/units/displayUnits.ts';
import { NEVER } from './compressed.ts';
import { createAccessToken } from './domain/account/accessToken.ts';
import { createCalendarFeed } from './domain/accountData/calendarFeed.ts';
import { secretMutations } from './graphql/idempotency.ts';
import { packedOnce } from './graphql/packed.ts';
import { schema } from './graphql/schema.ts';
import { setUpApp } from './test/app.ts';
import type { Browser } from './test/browser.ts';
import { onboardingForm } from './test/builders.ts';
import type { Viewer } from './domain/kernel/access.ts';

const FRIEND = 'https://partner.example';
const TODAY = '2026-11-20';
const LONG = 'data: a line of many\n\n'.repeat(200);
/** All that a stream sends, in two parts. */
const streaming = (path: string, type: string) => ({
  method: 'GET' as const,
  path,
  auth: 'public' as const,
  handler: async () => ({ stream: Readable.from([LONG, LONG]), headers: { 'Content-Type': type } }),
});

let browser: Browser;
let viewer: Viewer;
let bearer: Record<string, string>;
const app = setUpApp({
  now: `${TODAY}T12:00:00Z`,
  env: { ALLOWED_ORIGINS: FRIEND },
  routes: [
    streaming('/api/test/events', 'text/event-stream'),
    streaming('/api/test/parts', 'multipart/mixed; boundary=x'),
    streaming('/api/test/text', 'text/plain'),
  ],
});
beforeAll(async () => {
  browser = app.browser();
  await browser.post('/api/auth/register', {
    email: 'robin@example.com',
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  await browser.post('/api/onboarding/complete', onboardingForm('robin@example.com', TODAY));
  await browser.post('/api/season-plan/create');
  await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  await browser.post('/api/coach/enable');
  const user = await app.deps.db.user.findFirstOrThrow({ include: { athlete: true, coach: true } });
  viewer = { userId: user.id, athleteId: user.athlete!.id, coachId: user.coach!.id, units: METRIC, scope: 'session' };
  const { secret } = await createAccessToken(app.deps, viewer, { name: 'script', scope: 'read' });
  bearer = { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' };
});

const SCHEDULE = '/api/training-schedule';
const INTROSPECTION = { query: '{ __schema { types { name description fields { name description } } } }' };
/** How the answer travels; null: as it is. */
const encoding = async (who: Browser, path: string, headers: Record<string, string> = {}, body?: unknown) => {
  const { status, headers: told } = await who.call(body ? 'POST' : 'GET', path, body, {
    'accept-encoding': 'gzip, br',
    ...headers,
  });
  expect(status).toBeLessThan(300);
  return told.get('content-encoding');
};

test('who sends a token gets it compressed, in what they can read, and so do our own pages', async () => {
  const stranger = app.browser();
  expect(await encoding(stranger, SCHEDULE, bearer)).toBe('br');
  expect(await encoding(stranger, SCHEDULE, { ...bearer, 'accept-encoding': 'gzip' })).toBe('gzip');
  expect(await encoding(stranger, SCHEDULE, { ...bearer, 'accept-encoding': 'identity' })).toBeNull();
  expect(await encoding(stranger, '/graphql', bearer, INTROSPECTION)).toBe('br');
  expect(await encoding(stranger, '/graphql', {}, INTROSPECTION)).toBe('br');
  expect(await encoding(browser, SCHEDULE)).toBe('br');
  expect(await encoding(browser, SCHEDULE, { origin: '' })).toBe('br');
  const { headers, json } = await browser.get(SCHEDULE);
  expect([headers.get('vary'), headers.get('cache-control')]).toEqual([
    expect.stringContaining('Accept-Encoding'),
    'no-store',
  ]);
  expect(json.weeks).toHaveLength(4);
});

test('what is smaller than a packet stays as it is', async () => {
  expect(await encoding(browser, '/graphql', {}, { query: '{ viewer { user { id } } }' })).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['an address bar', { origin: '', 'sec-fetch-site': 'none' }],
  ['a page of another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['a page beside ours', { origin: '', 'sec-fetch-site': 'same-site' }],
  ['a page that may call us', { origin: FRIEND, 'sec-fetch-site': 'cross-site' }],
  ['a browser that does not say', { origin: '', 'sec-fetch-site': '' }],
])('with a cookie, what %s asks for is compressed by nobody', async (_who, headers) => {
  for (const path of [SCHEDULE, `/graphql?query=${encodeURIComponent(INTROSPECTION.query)}`]) {
    const answer = await browser.get(path, { ...headers, 'accept-encoding': 'gzip, br' });
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store, no-transform',
    ]);
  }
});

test.each([...Object.keys(NEVER), '/API/auth', '/api/auth/user', '/api/coach/invites/accept'])(
  'answers of %s are compressed by nobody',
  async (path) => {
    for (const headers of [{}, bearer])
      expect(
        (await browser.get(path, { ...headers, 'sec-fetch-site': 'cross-site' })).headers.get('cache-control'),
      ).toContain('no-transform');
  },
);

test('nor is an answer that tells a secret, however it is asked for', async () => {
  const token = `createAccessToken(input: { name: "${'n'.repeat(90)}", scope: READ }) { ... on CreateAccessTokenPayload { secret viewer { accessTokens { id name createdAt expiresAt } } } }`;
  const asked = [
    `mutation { ${token} }`,
    `mutation { ...Both } fragment Both on Mutation { ${token} }`,
    `mutation { ... on Mutation { a: ${token} } }`,
  ];
  for (let i = 0; i < 12; i += 1) await createAccessToken(app.deps, viewer, { name: `spare ${i}`, scope: 'read' });
  for (const query of asked) {
    const answer = await browser.call('POST', '/graphql', { query }, { 'accept-encoding': 'gzip, br' });
    expect(answer.text).toContain('evp_');
    expect(answer.text.length).toBeGreaterThan(1024);
    expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
      null,
      'no-store, no-transform',
    ]);
  }
});

test('every mutation whose result has a secret is known to', () => {
  const secrets = /^(secret|token|url|path|address|inviteUrl)$/i;
  const telling = Object.values(schema.getMutationType()!.getFields()).filter(({ type }) => {
    const named = getNamedType(type);
    const results = isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [];
    return results.some(
      (result) => result.name.endsWith('Payload') && Object.keys(result.getFields()).some((name) => secrets.test(name)),
    );
  });
  expect(telling.map(({ name }) => name).sort()).toEqual([...secretMutations()].sort());
});

test('streams are handed on as they come', async () => {
  const stranger = app.browser();
  expect(await encoding(stranger, '/api/test/events')).toBeNull();
  expect(await encoding(stranger, '/api/test/parts')).toBeNull();
  expect(await encoding(stranger, '/api/test/text')).toBe('br');
});

test('a calendar is the same one in any encoding', async () => {
  const { secret } = await createCalendarFeed(app.deps, viewer, { kind: 'full' });
  const read = (headers: Record<string, string>) => app.browser().get(`/api/calendar/${secret}.ics`, headers);
  const [small, plain] = [await read({ 'accept-encoding': 'gzip' }), await read({ 'accept-encoding': 'identity' })];
  expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
  expect(small.text).toBe(plain.text);
  expect(small.headers.get('etag')).toMatch(/^W\/"/);
  expect(small.headers.get('etag')).toBe(plain.headers.get('etag'));
  const again = await read({ 'accept-encoding': 'gzip', 'if-none-match': small.headers.get('etag')! });
  expect([again.status, again.headers.get('etag'), again.headers.get('vary')]).toEqual([
    304,
    small.headers.get('etag'),
    expect.stringContaining('Accept-Encoding'),
  ]);
});

test('the schedule page is compressed once for all who ask while it stands', async () => {
  const id = /"id": "(\w+)"/.exec(readFileSync('web/__generated__/SchedulePageQuery.graphql.ts', 'utf8'))![1]!;
  const ask = (headers: Record<string, string>) =>
    browser.call(
      'POST',
      '/graphql',
      { extensions: { persistedQuery: { version: 1, sha256Hash: id } } },
      { 'accept-encoding': 'br', ...headers },
    );
  const [first, second, plain] = [await ask({}), await ask({}), await ask({ 'accept-encoding': 'identity' })];
  for (const { headers, text } of [first, second]) {
    // a stream that is compressed on its way has no length
    expect([headers.get('content-encoding'), Number(headers.get('content-length')), headers.get('vary')]).toEqual([
      'br',
      expect.any(Number),
      expect.stringContaining('Accept-Encoding'),
    ]);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
    expect(text).toBe(plain.text);
  }
  expect((await ask({ origin: FRIEND, 'sec-fetch-site': 'cross-site' })).headers.get('content-encoding')).toBeNull();
});

test('what is kept is packed once in each encoding, unless it is too small', async () => {
  const packed = packedOnce(Buffer.from('a'.repeat(2000)))!;
  expect(packed('br')).toBe(packed('br'));
  expect((await packed('gzip')).length).toBeLessThan(100);
  expect(packedOnce(Buffer.from('a'.repeat(1000)))).toBeNull();
});
