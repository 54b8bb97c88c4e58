import { parse, validate } from 'graphql';
import { setUpApp } from '../test/app.ts';
import { TABS } from './graphiql.ts';
import { schema } from './schema.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let loaded = 0;
jest.doMock('@graphql-yoga/render-graphiql/graphiql', () => {
  loaded += 1;
  return jest.requireActual('@graphql-yoga/render-graphiql/graphiql') as object;
});

const app = setUpApp();

test('programs are answered as ever, and nothing of GraphiQL is read for them', async () => {
  const browser = app.browser();
  const query = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
  for (const accept of ['*/*', 'application/json', 'application/graphql-response+json'])
    expect((await browser.get(query, { accept })).json).toMatchObject({ data: { __typename: 'Query' } });
  expect((await browser.post('/graphql', { query: '{ __typename }' }, HTML)).json).toMatchObject({
    data: { __typename: 'Query' },
  });
  expect((await browser.get('/graphql', { accept: '*/*' })).json.errors[0].message).toBe('Must provide query string.');
  expect(loaded).toBe(0);
});

test('a person who opens the API gets GraphiQL, all of it from here', async () => {
  const browser = app.browser();
  const page = await browser.get('/graphql?query=%7B__typename%7D', HTML);
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  const policy = Object.fromEntries(
    page.headers
      .get('content-security-policy')!
      .split('; ')
      .map((rule) => [rule.split(' ', 1)[0], rule.split(' ').slice(1)]),
  );
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
  expect(page.text).not.toMatch(/https?:\/\/|<script(?![^>]* src=)/);

  const named = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  const boot = await browser.get(named.find((address) => address.includes('boot'))!);
  const workers = Object.values(JSON.parse(/const workers = (.*);/.exec(boot.text)![1]!) as Record<string, string>);
  const files = [...named.filter((address) => address !== '/icon.svg'), ...workers];
  expect(files).toHaveLength(6);
  for (const address of files) {
    const file = await browser.get(address);
    expect([file.status, file.headers.get('cache-control'), file.headers.get('content-encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'gzip',
    ]);
    expect(file.headers.get('content-type')).toMatch(address.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
  }
  const plain = await browser.get(workers[0]!, { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, (await browser.get(workers[0]!)).text]);
  expect((await browser.get(workers[0]!.replace(/\.[^/]+\.js$/, '.old.js'))).status).toBe(404);
});

test('what it opens with is right', () => {
  for (const { query } of TABS) expect(validate(schema, parse(query))).toEqual([]);
});

test('other pages keep their policy', async () => {
  const answer = await app.browser().get('/healthz', HTML);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
});
