import { BODIES } from '../admission/budgets.ts';
import { startApp, type TestApp } from '../test/app.ts';
import { createLogger } from '../log.ts';

const logged: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ log: createLogger({ to: { write: (line) => void logged.push(line) } }) });
});
afterAll(() => app.close());

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const inVariables = (levels: number) => `{"query":"{ __typename }","variables":{"a":${deep(levels)}}}`;
const NO_OBJECT = 'The request body must be an operation {"query": "…"}, or a list of them.';
const GOOD = { query: '{ __typename }' };

const WRONG: readonly (readonly [string, string])[] = [
  ['', 'The request body is not valid JSON.'],
  ['{', 'The request body is not valid JSON.'],
  ['null', NO_OBJECT],
  ['1', NO_OBJECT],
  ['"x"', NO_OBJECT],
  ['true', NO_OBJECT],
  ['[]', 'A list of operations must hold at least one.'],
  ['[null]', 'Operation 1 of the list: an operation must be an object.'],
  ['[1]', 'Operation 1 of the list: an operation must be an object.'],
  ['["x"]', 'Operation 1 of the list: an operation must be an object.'],
  ['[[]]', 'Operation 1 of the list: an operation must be an object.'],
  [JSON.stringify([GOOD, null]), 'Operation 2 of the list: an operation must be an object.'],
  [JSON.stringify([GOOD, { query: 1 }]), 'Operation 2 of the list: query must be a string.'],
  ['{"query":1}', 'query must be a string.'],
  ['{"query":["{ __typename }"]}', 'query must be a string.'],
  ['{"query":{"toString":1}}', 'query must be a string.'],
  ['{"query":"{ __typename }","variables":[]}', 'variables must be an object.'],
  ['{"query":"{ __typename }","variables":"{}"}', 'variables must be an object.'],
  ['{"variables":[]}', 'variables must be an object.'],
  ['{"query":"{ __typename }","operationName":1}', 'operationName must be a string.'],
  ['{"query":"{ __typename }","extensions":[]}', 'extensions must be an object.'],
  ['{"query":"{ __typename }","extensions":"x"}', 'extensions must be an object.'],
  ['{"id":1}', 'id must be a string.'],
  ['{"doc_id":{}}', 'doc_id must be a string.'],
  ['{"documentId":[]}', 'documentId must be a string.'],
  ['{}', 'Must provide query string.'],
  ['{"extensions":{"persistedQuery":null}}', 'Must provide query string.'],
  ['{"extensions":{"persistedQuery":1}}', 'Must provide query string.'],
  ['{"extensions":{"persistedQuery":{"sha256Hash":1}}}', 'Must provide query string.'],
  ['{"query":null}', 'Must provide query string.'],
  [inVariables(BODIES.depth - 1), 'JSON may be nested 32 deep at most.'],
  [inVariables(30_000), 'JSON may be nested 32 deep at most.'],
  [`[{"query":"{ __typename }","extensions":{"a":${deep(40)}}}]`, 'JSON may be nested 32 deep at most.'],
  ['{"query":"{ __typename }","x":1}', 'Unexpected parameter "x" in the request body.'],
  ['{"query":"{ __typename }","__proto__":{"x":1}}', 'Unexpected parameter "__proto__" in the request body.'],
];

const DOORS = {
  'application/json': undefined,
  'application/json and a key': { 'idempotency-key': 'malformed' },
  'application/graphql-response+json': { accept: 'application/graphql-response+json' },
} as const;

test.each(Object.keys(DOORS))(
  "a body that is no request is refused in words, and is nobody's fault but the sender's (%s)",
  async (door) => {
    const browser = app.browser();
    await browser.post('/api/auth/register', {
      email: `${Object.keys(DOORS).indexOf(door)}@example.com`,
      password: 'correct horse battery',
      firstName: 'Robin',
      lastName: 'Vale',
    });
    for (const [body, message] of WRONG) {
      const { status, json } = await browser.post('/graphql', body, DOORS[door as keyof typeof DOORS]);
      expect([body, status, json]).toEqual([body, 400, { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }]);
    }
    expect(logged).toEqual([]);
  },
);

test('bodies that are requests are answered', async () => {
  const browser = app.browser();
  const send = async (body: unknown) => (await browser.post('/graphql', body)).json;
  const answer = expect.objectContaining({ data: { __typename: 'Query' } });
  expect(await send({ ...GOOD, variables: null, operationName: null, extensions: null })).toEqual(answer);
  expect(await send([GOOD, { ...GOOD, variables: {} }])).toEqual([answer, answer]);
  expect(await send(inVariables(BODIES.depth - 2))).toEqual(answer);
});

const ADDRESSES: readonly (readonly [string, string])[] = [
  ['variables=x&query={__typename}', 'variables is not valid JSON.'],
  ['extensions=%00&query={__typename}', 'extensions is not valid JSON.'],
  ['query={__typename}&variables=[]', 'variables must be an object.'],
  ['query={__typename}&extensions=1', 'extensions must be an object.'],
  ['', 'Must provide query string.'],
  ['?', 'Must provide query string.'],
  ['query={__typename}&variables=', 'variables is not valid JSON.'],
  ['variables={}', 'Must provide query string.'],
  [`query={__typename}&variables={"a":${deep(BODIES.depth)}}`, 'JSON may be nested 32 deep at most.'],
];

test('nor is an address that is none', async () => {
  for (const [search, message] of ADDRESSES) {
    const { status, json } = await app.browser().get(`/graphql?${search}`);
    expect([search, status, json]).toEqual([
      search,
      400,
      { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] },
    ]);
  }
  for (const search of [
    'query={__typename}',
    'query={__typename}&variables=null',
    'query={__typename}&variables={}&extensions={}',
  ]) {
    expect((await app.browser().get(`/graphql?${search}`)).json.data).toEqual({ __typename: 'Query' });
  }
  expect(logged).toEqual([]);
});
