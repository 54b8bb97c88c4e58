import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startApp } from '../test/app.ts';
import { Browser } from '../test/browser.ts';
import { problem } from '../test/testRoutes.ts';
import { metricsServer } from './metrics.ts';

const TOKEN = 'only-for-the-one-who-watches';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const NOTHING = [404, problem('NOT_FOUND')];

async function asked(env: Record<string, string>, headers: Record<string, string> = {}) {
  const app = await startApp({ env });
  const { status, json, text } = await app.browser().get('/metrics', headers);
  await app.close();
  return { status, json: json as unknown, text };
}

test.each<[string, Record<string, string>]>([
  ['nothing is set', {}],
  ['they have a port of their own', { METRICS_PORT: '0' }],
  ['they have a port of their own, and a token', { METRICS_PORT: '0', METRICS_TOKEN: TOKEN }],
])('where %s, nobody reads metrics beside the pages, this very machine included', async (_where, env) => {
  const { status, json } = await asked(env, bearer(TOKEN));
  expect([status, json]).toEqual(NOTHING);
});

test.each<[string, Record<string, string>, number]>([
  ['nobody', {}, 401],
  ['who brings half of it', bearer(TOKEN.slice(0, 8)), 401],
  ['who brings another of the same length', bearer(TOKEN.replace('only', 'open')), 401],
  ['who brings it otherwise', { authorization: `Basic ${TOKEN}` }, 401],
])('with a token, %s is refused', async (_who, headers, expected) => {
  const { status, json, text } = await asked({ METRICS_TOKEN: TOKEN }, headers);
  expect([status, (json as { code: string }).code]).toEqual([expected, 'UNAUTHENTICATED']);
  expect(text).not.toContain('http_request');
});

test('with the token, the metrics', async () => {
  const { status, text } = await asked({ METRICS_TOKEN: TOKEN }, bearer(TOKEN));
  expect(status).toBe(200);
  expect(text).toContain('http_request_duration_seconds');
});

test('a port of their own has the metrics and nothing else, for whoever reaches it or has the token', async () => {
  for (const token of [null, 'a-token-of-the-operator']) {
    const server = metricsServer({ text: async () => 'up 1\n', type: 'text/plain', token });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = new Browser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const seen = await browser.get('/metrics', token === null ? {} : bearer(token));
    expect([seen.status, seen.text]).toEqual([200, 'up 1\n']);
    expect((await browser.get('/metrics')).status).toBe(token === null ? 200 : 401);
    expect([
      (await browser.get('/')).status,
      (await browser.get('/graphql')).status,
      (await browser.post('/metrics')).status,
    ]).toEqual([404, 404, 404]);
    server.close();
    server.closeAllConnections();
  }
});
