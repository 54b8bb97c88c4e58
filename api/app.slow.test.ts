import { once } from 'node:events';
import { connect } from 'node:net';
import { TIMEOUTS } from './app.ts';
import { startApp, type TestApp } from './test/app.ts';
import { done, signedIn, testRoutes } from './test/testRoutes.ts';

/** As the server has them, so many times quicker. */
const QUICKER = 20;
let app: TestApp;
beforeAll(async () => {
  const timeouts = Object.fromEntries(
    Object.entries(TIMEOUTS).map(([name, ms]) => [name, ms / QUICKER]),
  ) as unknown as typeof TIMEOUTS;
  app = await startApp({ timeouts, routes: testRoutes });
});
afterAll(() => app.close());

/** A connection that sends this and then nothing; what it heard, and after how long, once the server has closed it. */
async function slowly(text: string): Promise<{ heard: string; ms: number }> {
  const socket = connect(Number(new URL(app.base).port), '127.0.0.1');
  const began = performance.now();
  let heard = '';
  socket.on('data', (part) => (heard += String(part))).on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return { heard, ms: performance.now() - began };
}

const HEADERS = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n';
const BODY = `${HEADERS}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":`;

test('three hundred that never finish their request are cut off, and others are answered meanwhile', async () => {
  const browser = await signedIn(app);
  const slow = [...Array<string>(150).fill(HEADERS), ...Array<string>(150).fill(BODY)].map(slowly);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  const cut = await Promise.all(slow);
  for (const { heard } of cut) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  // none before its time, and those without a body first
  const [headers, bodies] = [cut.slice(0, 150), cut.slice(150)].map((some) => Math.min(...some.map(({ ms }) => ms)));
  expect(headers).toBeGreaterThan(TIMEOUTS.headersTimeout / QUICKER - 50);
  expect(bodies).toBeGreaterThan(TIMEOUTS.requestTimeout / QUICKER - 50);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});

test('a request that came in time may be answered late', async () => {
  const browser = app.browser();
  const entered = new Promise<void>((resolve) => (done.entered = resolve));
  const late = browser.get('/api/test/slow');
  await entered;
  await new Promise((resolve) =>
    setTimeout(resolve, (TIMEOUTS.requestTimeout + 2 * TIMEOUTS.connectionsCheckingInterval) / QUICKER),
  );
  done.release();
  expect((await late).json).toEqual({ done: true });
});
