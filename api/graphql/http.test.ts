import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { serverAudits } from 'graphql-http';
import { METRIC } from '../core/units/displayUnits.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { startApp, setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { LIMITS } from './requestLimits.ts';
import { schema } from './schema.ts';

let browser: Browser;
const registration = { password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' };

const app = setUpApp();
beforeAll(async () => {
  browser = app.browser();
  await browser.post('/api/auth/register', { ...registration, email: 'robin@example.com' });
});

const send = (body: unknown, headers?: Record<string, string>) => browser.post('/graphql', body, headers);
const codeOf = (json: { errors?: { extensions?: { code?: string } }[] }) => json.errors?.[0]?.extensions?.code;

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => new URL('/graphql', app.base).href, fetchFn: fetch });

  test('there are 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    // a notice is about what a server may do, such as accept other content types
    expect(audit.name.startsWith('MAY ') ? ['ok', 'notice'] : ['ok']).toContain(result.status);
  });
});

describe('who asks', () => {
  const WHO = { query: '{ viewer { user { email } } }' };

  test('a cookie, a token, or nobody', async () => {
    expect((await send(WHO)).json.data).toEqual({ viewer: { user: { email: 'robin@example.com' } } });
    expect((await app.browser().post('/graphql', WHO)).json.data).toEqual({ viewer: null });
    const { id: userId, athlete } = await app.deps.db.user.findFirstOrThrow({ include: { athlete: true } });
    const viewer = { userId, athleteId: athlete!.id, coachId: null, units: METRIC, scope: 'session' as const };
    const { secret } = await createAccessToken(app.deps, viewer, { name: 'mine', scope: 'read' });
    const answer = await app
      .browser()
      .post('/graphql', WHO, { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' });
    expect(answer.json.data).toEqual({ viewer: { user: { email: 'robin@example.com' } } });
  });

  test('signing in is asked for in a word', async () => {
    const answer = await app
      .browser()
      .post('/graphql', { query: 'mutation { createSeasonPlan(input: {}) { __typename } }' });
    expect(answer.json.errors[0]).toMatchObject({
      message: 'Please sign in again.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});

describe('requests that another site could forge', () => {
  const MUTATION = 'mutation { createSeasonPlan(input: {}) { __typename } }';
  const json = JSON.stringify({ query: MUTATION });

  test.each([
    ['a form', 415, `query=${encodeURIComponent(MUTATION)}`, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a multipart form', 415, '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text', 415, json, { 'content-type': 'text/plain' }],
    ['application/graphql', 415, MUTATION, { 'content-type': 'application/graphql' }],
    ['another origin', 403, json, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['the null origin', 403, json, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a browser that hides its origin', 403, json, { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a cookie without any sign of the page', 403, json, { origin: '', 'sec-fetch-site': '' }],
  ])('%s is refused', async (_what, status, body, headers) => {
    const answer = await browser.call('POST', '/graphql', body, headers as unknown as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.json.data).toBeUndefined();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  // clients that find another type with a status of 4xx do not look for `errors` in it
  test.each([
    ['a dead token', 401, JSON.stringify({ query: MUTATION }), { authorization: 'Bearer evp_nonsense' }],
    ['no JSON', 400, '{', {}],
    ['plain text', 415, MUTATION, { 'content-type': 'text/plain' }],
  ])('%s is refused in the type that is read for it', async (_what, status, body, headers) => {
    const typeFor = async (accept: string) => {
      const answer = await browser.call('POST', '/graphql', body, { ...(headers as Record<string, string>), accept });
      return [answer.status, answer.headers.get('content-type'), codeOf(answer.json)];
    };
    const RESPONSE = 'application/graphql-response+json';
    expect(await typeFor(`${RESPONSE},application/json;q=0.9`)).toEqual([
      status,
      `${RESPONSE}; charset=utf-8`,
      expect.any(String),
    ]);
    expect(await typeFor('application/json')).toEqual([status, 'application/json; charset=utf-8', expect.any(String)]);
  });

  test('a mutation by GET is refused', async () => {
    const { status, json } = await browser.get(`/graphql?query=${encodeURIComponent(MUTATION)}`);
    expect([status, codeOf(json)]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });
});

describe('limits', () => {
  test.each([
    ['200,000 nested braces', '{a'.repeat(200_000), 'QUERY_TOO_COMPLEX'],
    ['too many tokens', `{ ${'viewer { user { id } } '.repeat(1000)} }`, 'QUERY_TOO_COMPLEX'],
    [
      '31 aliases',
      `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: viewer { user { id } }`).join(' ')} }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'too costly',
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on TrainingWeek { workouts { id steps { steps { target { lo hi } } } } } } }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['51 directives', `{ __typename ${'@include(if: true) '.repeat(51)} }`, 'QUERY_TOO_COMPLEX'],
    [
      '13 deep',
      `{ viewer ${'{ athlete { schedule { weeks { workouts '.repeat(1)}${'{ week { workouts '.repeat(5)}{ id }${' } }'.repeat(5)} } } } } }`,
      'QUERY_TOO_DEEP',
    ],
  ])('%s answer 400 in any type', async (_what, query, code) => {
    for (const accept of ['application/graphql-response+json', 'application/json']) {
      const answer = await send({ query, variables: { ids: Array.from({ length: 100 }, () => 'week_1') } }, { accept });
      expect([accept, answer.status, codeOf(answer.json)]).toEqual([accept, 400, code]);
    }
  });

  test('a whole schedule, down to the targets of its steps, is within them', async () => {
    const deep = `query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { workouts { steps { steps { target { lo } } } } } } } } }`;
    expect((await send({ query: deep, variables: { id: 'athlete_1' } })).json.errors).toBeUndefined();
  });

  test('at most ten operations in a batch', async () => {
    const one = { query: '{ __typename }' };
    expect((await send(Array.from({ length: LIMITS.batch }, () => one))).json).toHaveLength(LIMITS.batch);
    const more = await send(Array.from({ length: LIMITS.batch + 1 }, () => one));
    expect([more.status, codeOf(more.json)]).toEqual([413, 'REQUEST_ENTITY_TOO_LARGE']);
  });

  test('a body over a megabyte is too large', async () => {
    expect((await send({ query: `{ __typename } #${'x'.repeat(LIMITS.bodyBytes)}` })).status).toBe(413);
  });

  test('a body that is not JSON is told so, and not repeated', async () => {
    const answer = await send('{"query": secret');
    expect(answer.status).toBe(400);
    expect(answer.json.errors[0]).toMatchObject({
      message: 'The request body is not valid JSON.',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  test('introspection stays on', async () => {
    expect((await send({ query: '{ __schema { queryType { name } } }' })).json.data.__schema.queryType.name).toBe(
      'Query',
    );
  });

  test.each([
    'multipart/mixed',
    'multipart/mixed;deferSpec=20220824, application/json',
    'text/event-stream',
    'application/json, multipart/mixed',
  ])('who accepts %s gets one answer in JSON', async (accept) => {
    const answer = await send({ query: '{ __typename }' }, { accept });
    expect(answer.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
    expect([answer.headers.get('transfer-encoding'), answer.headers.get('content-length')]).toEqual([
      null,
      String(Buffer.byteLength(answer.text)),
    ]);
    expect(JSON.parse(answer.text).data).toEqual({ __typename: 'Query' });
  });

  test('subscriptions are for the socket', async () => {
    const answer = await send(
      { query: 'subscription { scheduleUpdated(athleteId: "athlete_1") { revision } }' },
      { accept: 'text/event-stream, application/json' },
    );
    expect(answer.text).toContain('Subscriptions go over the WebSocket.');
  });
});

describe('persisted operations', () => {
  const texts = Object.entries(JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>);

  test("the web client's are valid and run by their id", async () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(([, text]) => validate(schema, parse(text)))).toEqual([]);
    const [id] = texts.find(([, text]) => /^query \w+ \{/.test(text))!;
    const answer = await send({ extensions: { persistedQuery: { version: 1, sha256Hash: id } } });
    expect(answer.json).toMatchObject({ data: { viewer: expect.anything() } });
    expect(answer.json.errors).toBeUndefined();
    expect((await send({ doc_id: id })).json).toEqual(answer.json);
  });

  test('an unknown id asks for a reload; the hash of a document, as Apollo sends it, for the document', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
    const answer = await send({ extensions });
    expect(answer.json.errors[0]).toMatchObject({
      message: 'This page is out of date. Reload.',
      extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' },
    });
    const hashed = await app.browser().post('/graphql', { extensions }, { origin: '', 'sec-fetch-site': '' });
    expect([hashed.status, hashed.json.errors]).toEqual([
      400,
      [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
    ]);
    expect((await send({ extensions, query: '{ __typename }' })).json.data).toEqual({ __typename: 'Query' });
  });
});

test('what goes wrong inside is masked', async () => {
  const { db } = app.deps;
  const user = { findUniqueOrThrow: () => Promise.reject(new Error('hunter2')) };
  const failing = await startApp({
    deps: { db: new Proxy(db, { get: (target, name) => (name === 'user' ? user : Reflect.get(target, name)) }) },
  });
  const guest = failing.browser();
  guest.cookies.clear();
  for (const [name, value] of browser.cookies) guest.cookies.set(name, value);
  const answer = await guest.post('/graphql', { query: '{ viewer { user { email } } }' });
  await failing.close();
  expect(answer.text).not.toContain('hunter2');
  expect(answer.json.errors[0]).toMatchObject({
    message: 'Something went wrong. Please try again.',
    extensions: { code: 'INTERNAL' },
  });
});

describe('what is refused', () => {
  const RESPONSE = { accept: 'application/graphql-response+json' };
  const WRONG = { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: {} };

  test('variables that do not fit are 400 in the type of GraphQL, and 200 in that of JSON', async () => {
    for (const [headers, status] of [
      [RESPONSE, 400],
      [{ accept: 'application/json' }, 200],
    ] as const) {
      const answer = await send(WRONG, headers);
      expect([answer.status, codeOf(answer.json), 'data' in answer.json]).toEqual([status, 'BAD_USER_INPUT', false]);
    }
    expect((await send({ query: '{ node(id: "nothing") { id } }' }, RESPONSE)).status).toBe(200);
  });

  test('an operation that is not named, another method and an address below are told by their codes', async () => {
    expect(codeOf((await send({ query: 'query A { __typename } query B { __typename }' }, RESPONSE)).json)).toBe(
      'OPERATION_RESOLUTION_FAILURE',
    );
    for (const method of ['DELETE', 'OPTIONS']) {
      const other = await browser.call(method, '/graphql');
      expect([method, other.status, other.headers.get('allow'), codeOf(other.json)]).toEqual([
        method,
        405,
        'GET, POST',
        'METHOD_NOT_ALLOWED',
      ]);
    }
    const unread = { 'content-type': 'application/json; charset=latin1' };
    for (const headers of [unread, { 'content-encoding': 'gzip' } as Record<string, string>]) {
      const { status, json } = await send({ query: '{ __typename }' }, headers);
      expect([status, codeOf(json)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    for (const answer of [
      await browser.get('/graphql/x'),
      await browser.post('/graphql/x', { query: '{ __typename }' }),
    ])
      expect([answer.status, answer.json?.code]).toEqual([404, 'NOT_FOUND']);
  });
});
