import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { WebSocket } from 'ws';
import { Browser } from './browser.ts';
import { aPlace, type ServerAddress } from './serverProcess.ts';

let place: ServerAddress;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.clear());

const person = (n: number) => ({
  email: `p${n}@example.com`,
  password: 'correct horse battery',
  firstName: 'Robin',
  lastName: 'Vale',
});

/** A connection of its own, and all that came back over it. */
function line(port: number) {
  let text = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (part) => (text += part));
  const ended = new Promise<string>((resolve, reject) => socket.on('close', () => resolve(text)).on('error', reject));
  const answered = async (count: number) => {
    while ((text.match(/HTTP\/1\.1 /g) ?? []).length < count)
      await new Promise((resolve) => socket.once('data', resolve));
  };
  /** The server says 100 as it takes the request up. */
  const send = (method: string, where: string, body = '') =>
    void socket.write(
      `${method} ${where} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  return {
    send,
    answered,
    ended,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
  };
}

async function refusesNew(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
        .on('connect', () => (socket.destroy(), resolve(true)))
        .on('error', () => resolve(false));
    });
    if (!isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('told to stop under load: what was accepted is answered, sockets hear 1001, and nothing is left running', async () => {
  const server = place.start();
  const base = await server.ready;
  const port = Number(new URL(base).port);
  const browser = new Browser(base);
  await browser.post('/api/auth/register', person(0));
  const socket = new WebSocket(base.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
    headers: { origin: base, cookie: browser.cookieHeader() },
  });
  await new Promise((resolve) => socket.on('open', resolve));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const lines = Array.from({ length: 12 }, () => line(port));
  lines.forEach(({ send }, n) => send('POST', '/api/auth/register', JSON.stringify(person(n + 1))));
  // all of them have been accepted
  await Promise.all(lines.map(({ answered }) => answered(1)));
  server.child.kill('SIGTERM');
  await refusesNew(port);
  lines.at(-1)!.send('GET', '/readyz');
  await lines.at(-1)!.answered(4);
  expect(lines.at(-1)!.statuses()).toEqual([100, 201, 100, 503]);
  expect(await closed).toBe(1001);
  await Promise.all(lines.map(({ ended }) => ended));
  expect(lines.slice(0, -1).map(({ statuses }) => statuses())).toEqual(Array.from({ length: 11 }, () => [100, 201]));
  expect(await server.ended).toBe(0);
  expect([place.postmaster(), existsSync(path.join(place.dataDir, 'lock'))]).toEqual([null, false]);
});
