import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { METRIC } from '../core/units/displayUnits.ts';
import type { Payer } from '../admission/payer.ts';
import { createAdmission } from '../admission/admission.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { createLogger } from '../log.ts';
import { setUpLive } from '../test/live.ts';
import { createSocket } from './socket.ts';

const live = setUpLive('2026-11-20');

const SOMEONE: Viewer = { userId: 'user', athleteId: 'athlete', coachId: null, units: METRIC, scope: 'read' };

/** A server with sockets alone, of these limits; whoever comes is known. */
async function serve(
  limits: { mostSockets: number; pingMs: number },
  payerOf: (request: IncomingMessage) => Payer = () => ({ address: '127.0.0.1', session: 'known', account: 'known' }),
) {
  const socket = createSocket(
    live.app.deps,
    {
      viewerOf: () => Promise.resolve(SOMEONE),
      mayUpgrade: () => true,
      consumeTokenRateLimit: () => Promise.resolve(null),
      isPressed: () => false,
      findPersisted: () => null,
      admission: createAdmission({ times: 1000 }),
      payerOf: (request) => payerOf(request),
      log: createLogger({ isSilent: true }),
    },
    limits,
  );
  const server = createServer();
  socket.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = (options = {}) => new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', options);
  const close = async () => {
    await socket.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { connect, close };
}

/** Settles once the socket is acknowledged; fails with the status that refused it. */
function opened(socket: WebSocket): Promise<void> {
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  return new Promise<void>((resolve, reject) => socket.once('message', () => resolve()).once('error', reject));
}
const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

test('one socket more than the server takes is answered with 503, until another has gone', async () => {
  const { connect, close } = await serve({ mostSockets: 2, pingMs: 60_000 });
  const open = [connect(), connect()];
  await Promise.all(open.map(opened));
  await expect(opened(connect())).rejects.toThrow('503');

  open[0]!.close();
  await closed(open[0]!);
  await opened(connect());
  await close();
});

test('a process that is full takes in whoever is known in place of the oldest of the most who are not', async () => {
  const places: Payer[] = [];
  const { connect, close } = await serve({ mostSockets: 5, pingMs: 60_000 }, () => places.shift()!);
  const nobodyAt = (address: string): Payer => ({ address, session: null, account: null });
  const known = (account: string): Payer => ({ address: '192.0.2.9', session: account, account });
  /** One that is let in and says nothing. */
  const enter = async (payer: Payer) => {
    places.push(payer);
    const socket = connect();
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return socket;
  };
  const [few, ...many] = [
    await enter(nobodyAt('192.0.2.1')),
    await enter(nobodyAt('192.0.2.2')),
    await enter(nobodyAt('192.0.2.2')),
    await enter(nobodyAt('192.0.2.2')),
  ];
  const robin = await enter(known('robin'));
  const gone = closed(many[0]!);
  const kit = await enter(known('kit'));
  expect(await gone).toBe(1013);
  const also = closed(many[1]!);
  const newcomer = await enter(nobodyAt('192.0.2.3'));
  expect(await also).toBe(1013);
  expect([few!, many[2]!, robin, kit, newcomer].map(({ readyState }) => readyState)).toEqual(
    Array(5).fill(WebSocket.OPEN),
  );
  const last = [closed(few!), closed(many[2]!), closed(newcomer)];
  const people = [await enter(known('alex')), await enter(known('jo')), await enter(known('sam'))];
  expect(await Promise.all(last)).toEqual([1013, 1013, 1013]);
  await expect(enter(nobodyAt('192.0.2.4'))).rejects.toThrow('503');
  expect([robin, kit, ...people].map(({ readyState }) => readyState)).toEqual(Array(5).fill(WebSocket.OPEN));
  await close();
});

test('a reader that no longer answers is let go, one that does stays', async () => {
  // the heart beats when the test says so
  const beats: (() => void)[] = [];
  const interval = jest.spyOn(globalThis, 'setInterval').mockImplementation((beat) => {
    beats.push(beat as () => void);
    return setTimeout(() => {}, 0);
  });
  const { connect, close } = await serve({ mostSockets: 10, pingMs: 1 });
  const [there, away] = [connect(), connect({ autoPong: false })];
  await Promise.all([opened(there), opened(away)]);
  interval.mockRestore();

  const asked = Promise.all([there, away].map((socket) => new Promise((resolve) => socket.once('ping', resolve))));
  for (const beat of beats) beat();
  await asked;
  // what is answered to this was sent after the answer to the heart
  there.send(JSON.stringify({ type: 'ping' }));
  await new Promise((resolve) => there.once('message', resolve));
  const gone = closed(away);
  for (const beat of beats) beat();
  expect(await gone).toBe(1006);
  expect(there.readyState).toBe(WebSocket.OPEN);
  await close();
});

test('a reader that takes nothing in is given up before its answers fill the memory; the others go on', async () => {
  const { connect, close } = await serve({ mostSockets: 10, pingMs: 60_000 });
  const [slow, other] = [connect(), connect()];
  await Promise.all([opened(slow), opened(other)]);
  const ask = (socket: WebSocket, payload: object) => socket.send(JSON.stringify({ type: 'ping', payload }));
  const gone = closed(slow);
  // the server's end is of the same class, and the paused one does not close
  const ended = jest.spyOn(WebSocket.prototype, 'close');
  const isGivenUp = () => ended.mock.calls.some(([code]) => code === 4429);
  slow.pause();
  // each is answered with its own payload; what networks hold themselves is less than all of them
  for (let i = 0; i < 500; i += 1) ask(slow, { text: 'x'.repeat(60_000) });
  const heard = new Promise<string>((resolve) => other.once('message', (data) => resolve(String(data))));
  ask(other, { n: 1 });
  expect(JSON.parse(await heard)).toEqual({ type: 'pong', payload: { n: 1 } });
  // the other may have been answered first
  while (!isGivenUp()) await new Promise((resolve) => setTimeout(resolve, 5));
  ended.mockRestore();
  slow.resume();
  const last = new Promise<string>((resolve) =>
    slow.on('message', (data) => String(data).includes('last') && resolve('the last answer came')),
  );
  ask(slow, { last: true });
  // what it had sent and nobody reads any more may cut the connection before its end is told
  expect([4429, 1006]).toContain(await Promise.race([gone, last]));
  await close();
});
