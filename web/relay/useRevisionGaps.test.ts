/** @jest-environment-options {"customExportConditions": ["node"]} */
import type { AddressInfo } from 'node:net';
import { renderHook, waitFor } from '@testing-library/react';
import type { GraphQLResponse, Observable } from 'relay-runtime';
import { WebSocket, WebSocketServer } from 'ws';

const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of after.splice(0)) await end();
});

/** A server of live updates that lets everybody in, whatever address the page asks for. */
async function aServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' });
  server.on('connection', (client) =>
    client.on('message', (data) => {
      if (JSON.parse(String(data)).type === 'connection_init') client.send(JSON.stringify({ type: 'connection_ack' }));
    }),
  );
  await new Promise<void>((resolve) => server.once('listening', resolve));
  after.push(() => {
    server.clients.forEach((client) => client.terminate());
    return new Promise((resolve) => server.close(resolve));
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  class ToServer extends WebSocket {
    constructor(_asked: string, protocols: string) {
      super(url, protocols);
    }
  }
  // the page's socket takes its WebSocket when it is loaded
  Object.assign(globalThis, { WebSocket: ToServer });
  const { socket } = await import('./environment.ts');
  return { server, socket };
}

const isOpen = (server: WebSocketServer) => waitFor(() => expect(server.clients.size).toBe(1));

test('a connection that was lost and stands again asks anew, once for each time, until the page is left', async () => {
  const { server, socket } = await aServer();
  const { useRevisionGaps } = await import('./useRevisionGaps.ts');
  const onGap = jest.fn();
  const page = renderHook(() => useRevisionGaps(3, onGap));
  const live = socket.subscribe(
    { id: 'tick', name: 'tick', operationKind: 'subscription', text: null, metadata: {} } as never,
    {},
    {} as never,
  ) as Observable<GraphQLResponse>;
  const subscription = live.subscribe({});
  after.unshift(() => subscription.unsubscribe());
  const lostAndBack = async () => {
    const [client] = server.clients;
    const closed = new Promise((resolve) => client!.once('close', resolve));
    const again = new Promise((resolve) => server.once('connection', resolve));
    client!.terminate();
    await closed;
    const knocking = setInterval(() => globalThis.dispatchEvent(new Event('online')), 10);
    await again;
    clearInterval(knocking);
  };
  await isOpen(server);
  expect(onGap).not.toHaveBeenCalled();
  await lostAndBack();
  await waitFor(() => expect(onGap).toHaveBeenCalledTimes(1));
  await lostAndBack();
  await waitFor(() => expect(onGap).toHaveBeenCalledTimes(2));
  page.unmount();
  const others = jest.fn();
  const forget = socket.onReconnect(others);
  await lostAndBack();
  await waitFor(() => expect(others).toHaveBeenCalledTimes(1));
  expect(onGap).toHaveBeenCalledTimes(2);
  forget();
});

test('a number that is missing asks anew; what came before, or twice, does not', async () => {
  const { useRevisionGaps } = await import('./useRevisionGaps.ts');
  const onGap = jest.fn();
  const { result, rerender } = renderHook(({ revision }) => useRevisionGaps(revision, onGap), {
    initialProps: { revision: 3 },
  });
  const told = (number: number) => [result.current.arrived(number), onGap.mock.calls.length, result.current.since()];
  expect(told(4)).toEqual([true, 0, 4]);
  expect(told(4)).toEqual([false, 0, 4]);
  expect(told(6)).toEqual([true, 1, 6]);
  expect(told(5)).toEqual([false, 1, 6]);
  rerender({ revision: 9 });
  expect(told(10)).toEqual([true, 1, 10]);
  rerender({ revision: 10 });
  expect(onGap).toHaveBeenCalledTimes(1);
  // a page that went back asks for what it has lost
  rerender({ revision: 9 });
  expect([onGap.mock.calls.length, result.current.since()]).toEqual([2, 10]);
});
