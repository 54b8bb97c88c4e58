import { type Row, owner, JSON_ERRORS, graphql, guest } from './server.ts';

/** Types of fields of types of fields …: the only thing that nests without end here. */
const nested = (depth: number): string => (depth === 0 ? 'name' : `fields { type { ${nested(depth - 1)} } }`);
const PAGE_SIZE = 'first must be from 1 to 100.';

export const REQUESTS: Row[] = [
  [
    '66',
    'a body that is not JSON',
    () => owner.post('/graphql', '{"query": secret', JSON_ERRORS),
    { status: 400, code: 'BAD_REQUEST', message: 'The request body is not valid JSON.' },
  ],
  [
    '67',
    'a form',
    () => owner.post('/graphql', 'query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' }),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Use POST with content-type application/json.' },
  ],
  [
    '67',
    'multipart',
    () => owner.post('/graphql', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Use POST with content-type application/json.' },
  ],
  [
    '68',
    'no sign of the page',
    () => owner.post('/graphql', { query: '{ __typename }' }, { origin: '', 'sec-fetch-site': '' }),
    { status: 403, code: 'CSRF', message: 'Required header is missing. Reload the page.' },
  ],
  [
    '69',
    'a schema that is asked for in circles',
    () => graphql(`{ __schema { types { ${nested(10)} } } }`),
    { status: 400, code: 'GRAPHQL_VALIDATION_FAILED', message: 'Maximum introspection depth exceeded' },
  ],
  [
    '70',
    '31 aliases',
    () => graphql(`{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: '31 aliases are over the limit of 30.' },
  ],
  [
    '70',
    '51 directives',
    () => graphql(`{ ${Array.from({ length: 51 }, () => '__typename @include(if: true)').join(' ')} }`),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: '51 directives are over the limit of 50.' },
  ],
  [
    '70',
    '2,001 tokens',
    () => graphql(`{ ${'__typename '.repeat(1999)} }`),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: 'The document is over the limit of 2000 tokens.' },
  ],
  [
    '71',
    '200,000 braces',
    () => graphql('{a'.repeat(200_000)),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: 'The document is over the limit of 2000 tokens.' },
  ],
  ...[-1, 0, 101].map((first): Row => [
    '72',
    `first: ${first}`,
    () => graphql(`{ viewer { athlete { revisions(first: ${first}) { edges { cursor } } } } }`),
    { status: 200, code: 'BAD_USER_INPUT', message: PAGE_SIZE },
  ]),
  [
    '72',
    'first: 99999999999',
    () => graphql('{ viewer { athlete { revisions(first: 99999999999) { edges { cursor } } } } }'),
    {
      status: 400,
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: 'Int cannot represent non 32-bit signed integer value: 99999999999',
    },
  ],
  [
    '73',
    'a bad cursor',
    () => graphql('{ viewer { athlete { revisions(first: 2, after: "zzz") { edges { cursor } } } } }'),
    {
      status: 200,
      code: 'BAD_USER_INPUT',
      message: 'The page position is not valid. Start again from the first page.',
    },
  ],
  [
    '74',
    '11 in a batch',
    () =>
      owner.post(
        '/graphql',
        Array.from({ length: 11 }, () => ({ query: '{ __typename }' })),
        JSON_ERRORS,
      ),
    { status: 413, code: 'REQUEST_ENTITY_TOO_LARGE', message: 'A batch may hold at most 10 operations.' },
  ],
  [
    '75',
    'an unknown persisted id',
    () =>
      owner.post(
        '/graphql',
        { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
        JSON_ERRORS,
      ),
    { status: 400, code: 'PERSISTED_QUERY_NOT_IN_LIST', message: 'This page is out of date. Reload.' },
  ],
  [
    '78',
    'a body over a megabyte',
    () => graphql(`{ __typename } #${'x'.repeat(1_000_000)}`),
    { status: 413, code: 'REQUEST_ENTITY_TOO_LARGE', message: 'Request body too large' },
  ],
  [
    '82',
    'nobody any more',
    () => guest.post('/api/season-plan/create'),
    { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in again.' },
  ],
  [
    '83',
    'an unknown path',
    () => owner.get('/api/nothing/here'),
    { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this path.' },
  ],
  [
    '84',
    'another method',
    () => owner.delete('/api/season-plan'),
    { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This method is not allowed here.' },
  ],
];
