import { WebSocket } from 'ws';
import { createPressure, type Reading, watchPressure } from './pressure.ts';
import { setUpApp } from './test/app.ts';

const CALM: Reading = { delayMs: 3, heap: 0.5 };
const LATE: Reading = { delayMs: 800, heap: 0.5 };
const FULL: Reading = { delayMs: 3, heap: 0.97 };

/** After each window: is the pressure high? */
function course(...windows: Reading[]): string {
  const pressure = createPressure();
  return windows.map((window) => (pressure.note(window), pressure.isHigh() ? 'high' : 'low')).join(' ');
}

describe('pressure', () => {
  test('is high once five windows in a row were too much, and low again after as many calm ones', () => {
    const there = 'low low low low high';
    const back = 'high high high high low';
    expect(course(...Array(5).fill(LATE), ...Array(5).fill(CALM))).toBe(`${there} ${back}`);
    expect(course(...Array(5).fill(FULL), ...Array(5).fill(CALM))).toBe(`${there} ${back}`);
    expect(course(LATE, FULL, LATE, FULL, LATE, CALM, CALM, LATE, CALM, CALM, CALM, CALM, CALM)).toBe(
      `${there} high high high high high high high low`,
    );
  });

  test('is never high for one long stall, for busy seconds with calm ones between, or for a window without a measure', () => {
    const stall: Reading = { delayMs: 60_000, heap: 1 };
    const unknown: Reading = { delayMs: Number.NaN, heap: 0.5 };
    for (const windows of [
      [stall],
      [LATE, LATE, LATE, LATE, CALM, LATE, LATE, LATE, LATE],
      Array(20).fill(unknown),
      Array(20).fill({ delayMs: 400, heap: 0.9 }),
    ]) {
      expect(course(...windows)).not.toContain('high');
    }
  });

  test('says once when it comes and once when it goes', () => {
    const turns: unknown[] = [];
    const pressure = createPressure((isHigh, reading) => turns.push([isHigh, reading]));
    for (const window of [...Array(9).fill(LATE), ...Array(9).fill(CALM)]) pressure.note(window);
    expect(turns).toEqual([
      [true, LATE],
      [false, CALM],
    ]);
  });

  test('measures a process that has little to do as calm', async () => {
    const beat = jest.spyOn(globalThis, 'setInterval');
    const windows: Reading[] = [];
    const stop = watchPressure({ note: (window) => void windows.push(window), isHigh: () => false });
    const look = beat.mock.calls[0]![0] as () => void;
    beat.mockRestore();
    await new Promise((resolve) => setTimeout(resolve, 100));
    look();
    stop();
    expect(windows).toEqual([{ delayMs: expect.any(Number), heap: expect.any(Number) }]);
    expect(windows[0]!.heap).toBeGreaterThan(0);
    expect(windows[0]!.heap).toBeLessThan(1);
  });
});

let isPressed = false;
const app = setUpApp({ isPressed: () => isPressed, env: { METRICS_TOKEN: 'of-the-one-who-watches' } });

test('under pressure requests and new sockets are turned away early; health, files and open sockets stay', async () => {
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email: 'robin@example.com',
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  const connect = () =>
    new WebSocket(`${app.base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: app.base, cookie: browser.cookieHeader() },
    });
  const opened = (socket: WebSocket) =>
    new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const answered = (socket: WebSocket, message: object) => {
    socket.send(JSON.stringify(message));
    return new Promise((resolve) =>
      socket.once('message', (data) => resolve((JSON.parse(String(data)) as { type: string }).type)),
    );
  };
  const open = connect();
  await opened(open);
  expect(await answered(open, { type: 'connection_init' })).toBe('connection_ack');

  isPressed = true;
  const message = 'The server is busy. Please try again in a moment.';
  const rest = await browser.get('/api/auth/user');
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
  expect(rest.json).toMatchObject({ code: 'BUSY', message });
  const graphql = await browser.post('/graphql', { query: '{ viewer { user { email } } }' });
  expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '5']);
  expect(graphql.json).toEqual({ errors: [{ message, extensions: { code: 'BUSY' } }] });
  await expect(opened(connect())).rejects.toThrow('503');
  for (const path of ['/healthz', '/readyz', '/metrics', '/robots.txt'])
    expect((await browser.get(path, { authorization: 'Bearer of-the-one-who-watches' })).status).toBe(200);
  expect(await answered(open, { type: 'ping' })).toBe('pong');

  isPressed = false;
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});
