import type { RequestParameters } from 'relay-runtime';
import { createFetch, NetworkError, ServerError } from './fetch.ts';
import { retryWaitMs } from './socket.ts';
import { createVersions } from './versions.ts';

const request = {
  id: 'abc123',
  text: null,
  name: 'SomeQuery',
  operationKind: 'query',
  metadata: {},
} as RequestParameters;
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The network: answers with one body, or fails. */
function network(answer: { status?: number; body: string } | Error) {
  const calls: { url: string; body: unknown; credentials: unknown }[] = [];
  globalThis.fetch = async (url, init) => {
    calls.push({ url: String(url), body: JSON.parse(String(init?.body)), credentials: init?.credentials });
    if (answer instanceof Error) throw answer;
    const { status = 200, body } = answer;
    return { ok: status < 400, status, statusText: 'Bad Request', json: async () => JSON.parse(body) } as Response;
  };
  const signedOut = jest.fn();
  const run = createFetch('/graphql', signedOut);
  const ask = async () => run(request, { a: 1 }, {}, null);
  return { calls, signedOut, ask };
}

test('sends the persisted id instead of a document', async () => {
  const { calls, ask } = network({ body: '{"data":{"node":null}}' });
  expect(await ask()).toEqual({ data: { node: null } });
  expect(calls).toEqual([
    {
      url: '/graphql',
      credentials: 'same-origin',
      body: {
        operationName: 'SomeQuery',
        variables: { a: 1 },
        extensions: { persistedQuery: { version: 1, sha256Hash: 'abc123' } },
      },
    },
  ]);
});

test('a lost connection is told in words', async () => {
  const { ask, signedOut } = network(new TypeError('fetch failed'));
  await expect(ask()).rejects.toThrow(NetworkError);
  await expect(ask()).rejects.toThrow('We could not reach Evenpace. Check your connection and try again.');
  expect(signedOut).not.toHaveBeenCalled();
});

test('a page of a proxy in place of an answer is a lost answer, and no fault of the connection', async () => {
  const { ask } = network({ status: 502, body: '<html>Bad gateway</html>' });
  await expect(ask()).rejects.toThrow(NetworkError);
  await expect(ask()).rejects.toThrow('Evenpace is not answering right now. Try again in a moment.');
});

test('an answer of which a part failed is none: screens never meet a null that only an error explains', async () => {
  const { ask } = network({
    body: '{"data":{"deleteRace":null},"errors":[{"message":"Race not found.","path":["deleteRace"],"extensions":{"code":"NOT_FOUND"}}]}',
  });
  await expect(ask()).rejects.toMatchObject({ name: 'ServerError', code: 'NOT_FOUND' });
});

test('an error of the server keeps its code and message', async () => {
  const { ask, signedOut } = network({
    body: '{"data":null,"errors":[{"message":"No such athlete.","extensions":{"code":"NOT_FOUND"}}]}',
  });
  await expect(ask()).rejects.toMatchObject({ name: 'ServerError', code: 'NOT_FOUND', message: 'No such athlete.' });
  expect(signedOut).not.toHaveBeenCalled();
});

test.each([
  [
    'in the answer',
    {
      status: 200,
      body: '{"data":null,"errors":[{"message":"Please sign in.","extensions":{"code":"UNAUTHENTICATED"}}]}',
    },
  ],
  ['as a bare 401', { status: 401, body: '' }],
  ['as no viewer', { status: 200, body: '{"data":{"viewer":null}}' }],
])('a session that is gone, %s, leads to sign-in', async (_, answer) => {
  const { ask, signedOut } = network(answer);
  await expect(ask()).rejects.toThrow(ServerError);
  expect(signedOut).toHaveBeenCalledTimes(1);
});

test('the waits between attempts double up to half a minute and are spread', () => {
  expect([0, 1, 2, 3].map((retries) => retryWaitMs(retries, 0))).toEqual([250, 500, 1000, 2000]);
  expect(retryWaitMs(0, 0.5)).toBe(375);
  expect(retryWaitMs(50, 0)).toBe(15_000);
  expect(retryWaitMs(50, 0.999)).toBeLessThan(30_000);
});

/** A schedule of one workout, as it was after so many changes. */
const scheduleAt = (revision: number) => ({
  viewer: { athlete: { id: 'a', scheduleRevision: revision, workouts: [{ id: 'w', version: revision }] } },
});

/** The network: answers each question with the next of these; the last stands. */
function answersInTurn(...revisions: number[]) {
  let asked = 0;
  globalThis.fetch = async () => {
    const data = scheduleAt(revisions[Math.min(asked, revisions.length - 1)]!);
    asked += 1;
    return { ok: true, status: 200, json: async () => ({ data }) } as Response;
  };
  return () => asked;
}

test.each([
  ['an answer that was read before a live update is asked for anew', 'query', 5, [4, 5], 5, 2],
  ['one that is as new stands', 'query', 5, [5], 5, 1],
  ['one that is newer stands', 'query', 5, [6], 6, 1],
  ['a change is never made twice', 'mutation', 5, [4], 4, 1],
  ['what stays older is taken in the end', 'query', 5, [4], 4, 3],
] as const)('%s', async (_name, operationKind, live, revisions, taken, times) => {
  const asked = answersInTurn(...revisions);
  const versions = createVersions();
  versions.note({ scheduleUpdated: scheduleAt(live).viewer });
  const run = createFetch('/graphql', () => {}, { versions });
  expect(await run({ ...request, operationKind } as RequestParameters, {}, {}, null)).toEqual({
    data: scheduleAt(taken),
  });
  expect(asked()).toBe(times);
});

test('an answer is held against earlier answers too, object by object', async () => {
  const versions = createVersions();
  versions.note({ nodes: [{ id: 'w', version: 3 }, { id: 'x', version: 1 }, { version: 9 }, null] });
  expect(versions.isOlder({ node: { id: 'w', version: 2 } })).toBe(true);
  expect(versions.isOlder({ node: { id: 'x', version: 2 } })).toBe(false);
  expect(versions.isOlder({ node: { version: 2 } })).toBe(false);
  // a counter of another kind
  expect(versions.isOlder({ node: { id: 'w', scheduleRevision: 1 } })).toBe(false);
});
