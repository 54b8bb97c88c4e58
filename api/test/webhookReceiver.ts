import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that is told of changes: keeps what it was sent, and answers as `answer` says. */
export async function startReceiver() {
  const received: Received[] = [];
  const standing: { answer: RequestListener } = { answer: (_request, response) => void response.writeHead(204).end() };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ id: String(request.headers['webhook-id']), headers: request.headers, body });
    standing.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** Answers every request from now on. */
    answers: (answer: RequestListener | number) => {
      standing.answer =
        typeof answer === 'number' ? (_request, response) => void response.writeHead(answer).end() : answer;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
