import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Admission } from './admission/admission.ts';
import { PATIENCE } from './admission/budgets.ts';
import { eachPart } from './admission/parts.ts';
import type { Payers } from './auth/payer.ts';
import type { RateLimited } from './domain/kernel/errors.ts';

export interface Entrance {
  /** Lets requests come to `app` as fast as their senders may ask. */
  before(app: RequestListener): RequestListener;
  /** The refusal of whoever has used up their rate; null: the request may be answered. */
  refusedOf(request: IncomingMessage): RateLimited | null;
}

/** What is asked for: of what has no session, such as scripts of the pages, more may be. */
function kindOf({ url = '/', method }: IncomingMessage): 'request' | 'file' {
  const [pathname = ''] = url.split('?');
  const isFile = !/^\/api(\/|$)/i.test(pathname) && path.extname(pathname) !== '';
  return isFile || method === 'OPTIONS' || /^\/(healthz|readyz|metrics)$/.test(pathname) ? 'file' : 'request';
}

/** Did the answer turn down its sender rather than what they asked? */
const isTurnedDown = ({ headers }: IncomingMessage, { statusCode }: ServerResponse) =>
  statusCode === 429 || statusCode === 413 || (statusCode === 401 && headers.authorization !== undefined);

/**
 * Reads no further request of a connection. Node reads all that has come at once, thousands of requests, and keeps each until it is
 * answered or ended with an error of its own; 2 tells its parser that what follows is none of its business.
 */
function readNoMore(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } | null };
  if (parser?.onIncoming) parser.onIncoming = () => 2;
  socket.pause();
}

/**
 * Where requests come in, before any of their work: their rate is counted, and whoever asks faster than their pace waits for the
 * turn of each, refusals above all, so that they cost nothing while it waits. Refusing is left to what answers, in its own words.
 */
export function createEntrance({ admission, payers }: { admission: Admission; payers: Payers }): Entrance {
  const refused = new WeakMap<IncomingMessage, RateLimited>();
  const unanswered = new WeakMap<Socket, number>();
  const dismissed = new WeakSet<Socket>();
  const waiting = new Map<string, number>();
  let waitingOfAll = 0;

  /** Waits without holding up anything else; `then` is not called where the connection has ended meanwhile. */
  function later(ms: number, socket: Socket, key: string | null, then: () => void): void {
    waitingOfAll += 1;
    if (key !== null) waiting.set(key, (waiting.get(key) ?? 0) + 1);
    setTimeout(() => {
      waitingOfAll -= 1;
      if (key !== null) {
        const left = waiting.get(key)! - 1;
        if (left > 0) waiting.set(key, left);
        else waiting.delete(key);
      }
      if (!socket.destroyed) then();
    }, ms).unref();
  }

  /** Closes a connection whose sender does not wait for answers. Not at once, or they would be back at once; nothing more of it is read. */
  function dismiss(socket: Socket, request: IncomingMessage): void {
    if (dismissed.has(socket)) return;
    dismissed.add(socket);
    admission.pace('request', payers.of(request), 'refused');
    readNoMore(socket);
    if (waitingOfAll >= PATIENCE.waitingOfAll) return void socket.destroy();
    // not all at the same moment
    later(PATIENCE.mostMs * (1 + Math.random()), socket, null, () => socket.destroy());
  }

  /** Each part of a body costs, however small it is. */
  function boundParts(request: IncomingMessage): void {
    const { socket } = request;
    let [parts, bytes] = [0, 0];
    eachPart(request, ({ length }) => {
      [parts, bytes] = [parts + 1, bytes + length];
      const isTiny = parts > PATIENCE.parts && bytes < parts * PATIENCE.bytesOfPart;
      if (isTiny) dismiss(socket, request);
      return !isTiny;
    });
  }

  async function comeIn(request: IncomingMessage, response: ServerResponse, app: RequestListener): Promise<void> {
    const { socket } = request;
    const kind = kindOf(request);
    const payer = payers.of(request);
    const refusal = await admission.spend(kind, payer);
    if (refusal) refused.set(request, refusal);
    response.once('finish', () => {
      if (isTurnedDown(request, response)) admission.pace(kind, payers.of(request), 'refused');
    });
    const ms = admission.pace(kind, payer);
    if (ms === 0) return void app(request, response);
    const key = payer.account ?? payer.address;
    if ((waiting.get(key) ?? 0) >= PATIENCE.waiting || waitingOfAll >= PATIENCE.waitingOfAll)
      return dismiss(socket, request);
    later(ms, socket, key, () => void app(request, response));
  }

  return {
    before: (app) => (request, response) => {
      const { socket } = request;
      // what was written behind the request that was too much
      if (socket.destroyed || dismissed.has(socket)) return;
      const open = (unanswered.get(socket) ?? 0) + 1;
      if (open > PATIENCE.unanswered) return dismiss(socket, request);
      unanswered.set(socket, open);
      response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
      if (request.headers['transfer-encoding'] !== undefined) boundParts(request);
      void comeIn(request, response, app);
    },
    refusedOf: (request) => refused.get(request) ?? null,
  };
}
