/** @jest-environment-options {"customExportConditions": ["node"]} */
import type { AddressInfo } from 'node:net';
import type { GraphQLResponse, Observable } from 'relay-runtime';
import { WebSocket, WebSocketServer } from 'ws';
import { createSocket } from './socket.ts';

/** A server of live updates that lets everybody in and never says anything. */
async function aServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' });
  let opened = 0;
  server.on('connection', (socket) => {
    opened += 1;
    socket.on('message', (data) => {
      if (JSON.parse(String(data)).type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }));
    });
  });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const drop = () => server.clients.forEach((client) => client.terminate());
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    opened: () => opened,
    drop,
    close: () =>
      new Promise<void>((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}

const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of after.splice(0)) await end();
});

test('a connection that stands again asks for everything anew, the first one does not', async () => {
  (globalThis as { WebSocket: unknown }).WebSocket = WebSocket;
  const server = await aServer();
  after.push(server.close);
  let answers = 0;
  let answered = () => {};
  const nextAnswer = () => new Promise<void>((resolve) => (answered = resolve));
  const socket = createSocket(server.url, {
    onAnswer: () => {
      answers += 1;
      // what a connection makes known, it makes known at once
      setTimeout(() => answered(), 0);
    },
    onSilence: () => {},
    // the server has been found again: there is nothing to wait for
    onBack: (listener) => {
      setTimeout(listener, 0);
      return () => {};
    },
  });
  const refetched = jest.fn();
  const forget = socket.onReconnect(refetched);
  let connected = nextAnswer();
  const live = socket.subscribe(
    { id: 'tick', name: 'tick', operationKind: 'subscription', text: null, metadata: {} } as never,
    {},
    {} as never,
  ) as Observable<GraphQLResponse>;
  const subscription = live.subscribe({});
  after.unshift(() => subscription.unsubscribe());
  await connected;
  expect([server.opened(), refetched.mock.calls.length]).toEqual([1, 0]);
  connected = nextAnswer();
  server.drop();
  await connected;
  expect([server.opened(), refetched.mock.calls.length]).toEqual([2, 1]);
  forget();
  connected = nextAnswer();
  server.drop();
  await connected;
  expect([answers, refetched.mock.calls.length]).toEqual([3, 1]);
});
