import { request as httpRequest } from 'node:http';
import type { TestApp } from './test/app.ts';
import { done, signedIn, startWithRoutes } from './test/testRoutes.ts';

const TOKEN = 'of-the-one-who-watches';
let app: TestApp;
beforeAll(async () => {
  app = await startWithRoutes({ METRICS_TOKEN: TOKEN });
});
afterAll(() => app.close());

test('health, readiness and metrics answer, and the metrics name no path with an id', async () => {
  const browser = await signedIn(app);
  await browser.get('/api/test/things/secret-id');
  expect([(await browser.get('/healthz')).status, (await browser.get('/readyz')).status]).toEqual([200, 200]);
  const { text } = await browser.get('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/test\/things\/:thingId",status="200"\} \d+/,
  );
  expect(text).not.toContain('secret-id');
});

test('stopping ends what is under way, and takes nothing new', async () => {
  const other = await startWithRoutes();
  const browser = other.browser();
  const started = new Promise<void>((resolve) => (done.entered = resolve));
  const slow = browser.get('/api/test/slow');
  await started;
  const closed = other.close();
  await expect(browser.get('/healthz')).rejects.toThrow();
  done.release();
  expect((await slow).json).toEqual({ done: true });
  await closed;
});

test('a connection waits for its next request longer than proxies do, which are the first to close it', async () => {
  const { headers } = await app.browser().get('/healthz');
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive')!)!;
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('a request with endless headers is cut off', async () => {
  const { port } = new URL(app.base);
  const status = await new Promise<number | string>((resolve) => {
    const request = httpRequest({ port, path: '/', headers: { 'x-long': 'x'.repeat(20_000) } }, (response) =>
      resolve(response.statusCode!),
    );
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
    request.end();
  });
  // the connection may be gone before the answer is read
  expect([431, 'ECONNRESET', 'EPIPE']).toContain(status);
});
