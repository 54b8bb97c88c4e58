import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { parse } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Payer } from '../admission/payer.ts';
import { accountKey } from '../admission/admission.ts';
import { SOCKETS } from '../admission/budgets.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { RateLimited } from '../domain/kernel/errors.ts';
import type { Context } from './context.ts';
import { rateLimitedError } from './checks.ts';
import { masked } from './errors.ts';
import type { GraphqlOptions } from './graphqlOptions.ts';
import { schema } from './schema.ts';
import { createSocketOperations, refusal, type SocketAsker } from './socketOperations.ts';
import { createSeats } from './socketSeats.ts';
import { createAsked } from './socketViewer.ts';

const PATH = '/graphql';
/** Bytes that may wait to be sent to one client before the socket is closed. */
const MAX_WAITING_BYTES = 1_000_000;
/** Messages that were received but not handled yet. */
const MAX_WAITING_MESSAGES = 240;
const INIT_MS = 3000;
const GOODBYE_MS = 2000;

interface Extra extends SocketAsker {
  /** What identifies the viewer: the upgrade request, or the token in `connection_init`. */
  asking: Pick<IncomingMessage, 'headers'>;
  socket: WebSocket;
  /** The viewer, as far as it is known. */
  viewer: () => Promise<Viewer | null>;
  /** The viewer's access has changed. */
  forgetViewer: () => void;
}

/** A placeholder: the library needs an operation before we can answer with an error. */
const ANYTHING = parse('subscription { scheduleUpdated(athleteId: "") { revision } }');

/** Live updates over graphql-transport-ws: subscriptions only, with the limits and the error masking of HTTP. */
export function createSocket(
  deps: AccountDeps,
  {
    viewerOf,
    mayUpgrade,
    consumeTokenRateLimit,
    isPressed,
    findPersisted,
    admission,
    payerOf,
    log,
  }: Pick<
    GraphqlOptions,
    | 'viewerOf'
    | 'mayUpgrade'
    | 'consumeTokenRateLimit'
    | 'isPressed'
    | 'findPersisted'
    | 'admission'
    | 'payerOf'
    | 'log'
  >,
  { mostSockets, pingMs }: { mostSockets: number; pingMs: number } = {
    mostSockets: SOCKETS.ofProcess,
    pingMs: SOCKETS.pingMs,
  },
) {
  const operations = createSocketOperations(admission, findPersisted);
  let named = 0;

  const graphql = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INIT_MS,
    subscribe: operations.subscribe,
    onConnect: async ({ connectionParams, extra }) => {
      const authorization = connectionParams?.authorization ?? connectionParams?.Authorization;
      if (typeof authorization === 'string') {
        extra.asking = { headers: { authorization } };
        // the message arrived before its token was known, so it is counted now
        if (!(await mayGoOn(extra))) return true;
      }
      const viewer = await extra.viewer();
      const { asking, payer, socket } = extra;
      extra.payer = { ...payer, session: null, account: viewer && accountKey(viewer) };
      seats.seat(socket, extra.payer);
      if (viewer) {
        await closeWithAccess(viewer, extra);
        return true;
      }
      // a page may connect before sign-in; a program with an invalid token is closed at once with 4403
      return asking.headers.origin !== undefined;
    },
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      // the new one is counted already
      if (Object.keys(subscriptions).length > SOCKETS.subscriptions) {
        return [refusal('TOO_MANY_SUBSCRIPTIONS', `At most ${SOCKETS.subscriptions} live updates per connection.`)];
      }
      const viewer = await extra.viewer();
      const context: Context = { deps, viewer, site: '', stillViewer: asNow };
      // an update is read by who asks as they are when it is told, in their rights and units
      async function asNow() {
        context.viewer = await extra.viewer();
        return context.viewer;
      }
      // without a viewer there is nothing to subscribe to, so the document is not read
      if (!viewer) return { schema, document: ANYTHING, contextValue: context };
      try {
        return await operations.read(payload, context, extra);
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
        extra.endForTooMuch('Too many documents');
        return [rateLimitedError(error)];
      }
    },
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors && { ...result, errors: result.errors.map((error) => masked(error, log).toJSON()) },
    onError: (_context, _id, _payload, errors) => errors.map((error) => masked(error, log).toJSON()),
  });

  /** Counts a message against the limits of the socket, of the payer and of the access token (shared with its requests and other sockets). A message over a limit closes the socket. */
  async function mayGoOn({ asking, payer, endForTooMuch }: Extra): Promise<boolean> {
    if (await admission.spend('message', payer)) endForTooMuch('Too many messages');
    else if (await consumeTokenRateLimit(asking)) endForTooMuch('Too many requests with this access token');
    else return true;
    return false;
  }

  const seats = createSeats({ ofProcess: mostSockets, ofAccount: SOCKETS.ofAccount, ofNobody: SOCKETS.ofNobody });
  // a close frame without an answer ends soon
  const options = { noServer: true, maxPayload: SOCKETS.messageBytes, handleProtocols, closeTimeout: GOODBYE_MS };
  const sockets = new WebSocketServer(options);

  function open(socket: WebSocket, request: IncomingMessage, from: Payer): void {
    let isOver = false;
    const endForTooMuch = (why: string) => {
      if (isOver) return;
      isOver = true;
      socket.close(CloseCode.TooManyInitialisationRequests, why);
      socket.pause();
    };
    const fail = (error: unknown) => {
      log.error({ err: error }, 'socket message failed');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    // for a frame that is too large or malformed, ws has already closed the socket with its own code
    socket.on('error', () => {});
    let isAlive = true;
    socket.on('pong', () => (isAlive = true));
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, pingMs);
    const asked = createAsked(() => viewerOf(extra.asking), deps.clock);
    const extra: Extra = {
      asking: request,
      payer: { ...from, socket: String((named += 1)) },
      socket,
      viewer: asked.viewer,
      forgetViewer: asked.forget,
      endForTooMuch,
    };
    seats.seat(socket, extra.payer);
    const count = (what: 'message' | 'messageKb', points: number) =>
      void admission
        .spend(what, extra.payer, points)
        .then((refused) => refused && endForTooMuch('Too much at once'), fail);
    // bytes that do not form a message count too
    request.socket.on('data', (part: Buffer) => count('messageKb', part.length / 1024));
    for (const kind of ['ping', 'pong'] as const) socket.on(kind, () => count('message', 1));
    // messages are counted one after the other, so that they keep their order
    let turn = Promise.resolve(true);
    let waiting = 0;
    const closed = graphql.opened(
      {
        protocol: socket.protocol,
        send: (text) => {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > MAX_WAITING_BYTES)
            return socket.close(CloseCode.TooManyInitialisationRequests, 'Too slow');
          socket.send(text);
        },
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on('message', (data) => {
            if (isOver) return;
            waiting += 1;
            if (waiting > MAX_WAITING_MESSAGES) return endForTooMuch('Too many messages');
            turn = turn.then(() => !isOver && mayGoOn(extra));
            void turn
              .then((may) => {
                waiting -= 1;
                return may ? receive(String(data)) : undefined;
              })
              .catch(fail);
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      clearInterval(beat);
      void closed(code, String(reason));
    });
  }

  /** Closes the sockets of a session or token that has ended. A browser that signs in again reconnects with its new cookie. */
  async function closeWithAccess({ userId }: Viewer, { viewer, forgetViewer, socket }: Extra): Promise<void> {
    const look = async () => {
      if (!(await viewer())) socket.close(CloseCode.Forbidden, 'Signed out');
    };
    const stop = await deps.events.onAccess({ userId }, () => {
      forgetViewer();
      void look().catch((error: unknown) => log.error({ err: error }, 'looking whose a socket is failed'));
    });
    if (socket.readyState === socket.OPEN) socket.once('close', stop);
    else stop();
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== PATH) return refuse(stream, '404 Not Found');
    if (!mayOpen(request)) return refuse(stream, '403 Forbidden');
    if (isPressed()) return refuse(stream, '503 Service Unavailable');
    const payer = payerOf(request);
    const refused = await admission.spend('socket', payer);
    if (refused) return refuse(stream, '429 Too Many Requests', refused.retryAfterSec);
    if (!seats.makeRoom(payer)) return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => open(socket, request, payer));
  }

  /** A page must have our origin. A program sends neither origin nor cookie, and its token now or in `connection_init`. */
  function mayOpen(request: IncomingMessage): boolean {
    const { origin, cookie } = request.headers;
    return origin === undefined ? cookie === undefined : mayUpgrade(request);
  }

  return {
    attach: (server: Server): void =>
      void server.on('upgrade', (request, stream, head) => {
        // the client disconnected while the message was counted
        stream.on('error', () => stream.destroy());
        upgrade(request, stream, head).catch((error: unknown) => {
          log.error({ err: error }, 'opening a socket failed');
          stream.destroy();
        });
      }),
    close: async (): Promise<void> => {
      const open = [...sockets.clients];
      const ends = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of open) socket.close(1001, 'Server is stopping, try again');
      const timer = setTimeout(() => open.forEach((socket) => socket.terminate()), GOODBYE_MS);
      await Promise.all(ends);
      clearTimeout(timer);
    },
  };
}

function refuse(stream: Duplex, status: string, retryAfterSec?: number): void {
  const wait = retryAfterSec === undefined ? '' : `Retry-After: ${retryAfterSec}\r\n`;
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${wait}Content-Length: 0\r\n\r\n`);
}
