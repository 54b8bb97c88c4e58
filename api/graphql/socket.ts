import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { CloseCode, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AccountDeps } from '../domain/account.ts';
import type { Context } from './builder.ts';
import { masked } from './errors.ts';
import { aliasRule, costProblem, parseBounded } from './limits.ts';
import { persistedIdOf } from './persisted.ts';
import { schema } from './schema.ts';
import type { GraphqlOptions } from './yoga.ts';

const PATH = '/graphql';
export const MOST_FRAME_BYTES = 64 * 1024;
export const MOST_SUBSCRIPTIONS = 20;
export const MOST_SOCKETS_OF_ONE = 10;
/** What may wait to be sent to one reader before the socket is given up. */
const MOST_WAITING_BYTES = 1_000_000;
const INIT_MS = 3000;
const GOODBYE_MS = 2000;
/** Checked documents kept; the web client has a handful. */
const MOST_DOCUMENTS = 100;

interface Extra {
  /** What says who asks, at each message anew: the upgrade, or the token that came with `connection_init`. */
  asking: Pick<IncomingMessage, 'headers'>;
  socket: WebSocket;
}

type Checked = { document: DocumentNode } | { errors: readonly GraphQLError[] };

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

function check(text: string): Checked {
  try {
    const document = parseBounded(text);
    const errors = validate(schema, document, [...specifiedRules, aliasRule]);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/** Remembers what it checked, so that thousands of sockets with one document check it once. */
function createChecker(): (text: string) => Checked {
  const known = new Map<string, Checked>();
  return (text) => {
    const found = known.get(text) ?? check(text);
    if (known.size >= MOST_DOCUMENTS) known.clear();
    known.set(text, found);
    return found;
  };
}

/** Sockets of one server process, and how often each is asked whether somebody is there. */
export const SOCKET_LIMITS = { mostSockets: 5000, pingMs: 12_000 };

/** Live updates over graphql-transport-ws: subscriptions only, within the limits of HTTP, errors masked alike. */
export function createSocket(
  deps: AccountDeps,
  { viewerOf, mayUpgrade, tooOften, isPressed, findPersisted, log }: Pick<GraphqlOptions, 'viewerOf' | 'mayUpgrade' | 'tooOften' | 'isPressed' | 'findPersisted' | 'log'>,
  { mostSockets, pingMs } = SOCKET_LIMITS,
) {
  const checked = createChecker();

  function argsOf(payload: SubscribePayload, context: Context): ExecutionArgs | readonly GraphQLError[] {
    const id = payload.query ? null : persistedIdOf({ ...payload, extensions: payload.extensions });
    const text = id === null ? payload.query : findPersisted(id);
    if (text === null) return [refusal('PERSISTED_QUERY_NOT_IN_LIST', 'This page is out of date. Reload.')];
    const found = checked(text);
    if ('errors' in found) return found.errors;
    const operation = {
      document: found.document,
      operationName: payload.operationName,
      variableValues: payload.variables,
    };
    const ast = getOperationAST(found.document, payload.operationName);
    if (!ast) return [refusal('BAD_USER_INPUT', 'Name one operation of the document.')];
    if (ast.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [
        refusal('WS_SUBSCRIPTIONS_ONLY', 'Only subscriptions go over the socket; send the rest to POST /graphql.'),
      ];
    }
    const problem = costProblem(operation);
    return problem ? [problem] : { schema, contextValue: context, ...operation };
  }

  const graphql = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INIT_MS,
    subscribe,
    onConnect: async ({ connectionParams, extra }) => {
      const authorization = connectionParams?.authorization ?? connectionParams?.Authorization;
      if (typeof authorization === 'string') {
        extra.asking = { headers: { authorization } };
        // the message itself came before its token was known
        if (!(await mayGoOn(extra))) return true;
      }
      const { asking, socket } = extra;
      const viewer = await viewerOf(asking);
      // a page may be nobody's yet; a program is told at once that its token does not work: 4403
      if (!viewer) return asking.headers.origin !== undefined;
      if (admit(viewer.userId, socket)) await closeWithAccess(viewer.userId, extra);
      else socket.close(CloseCode.TooManyInitialisationRequests, 'Too many connections');
      return true;
    },
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      // the new one is counted already
      if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS) {
        return [refusal('TOO_MANY_SUBSCRIPTIONS', `At most ${MOST_SUBSCRIPTIONS} live updates per connection.`)];
      }
      const stillViewer = () => viewerOf(extra.asking);
      return argsOf(payload, { deps, viewer: await stillViewer(), site: '', stillViewer });
    },
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors && { ...result, errors: result.errors.map((error) => masked(error, log).toJSON()) },
    onError: (_context, _id, _payload, errors) => errors.map((error) => masked(error, log).toJSON()),
  });

  /** Counts a message against the access token of its socket, with the requests and the other sockets of that token; one too many closes the socket. */
  async function mayGoOn({ asking, socket }: Extra): Promise<boolean> {
    const refused = await tooOften(asking);
    if (refused) socket.close(CloseCode.TooManyInitialisationRequests, 'Too many requests with this access token');
    return refused === null;
  }

  /** Open sockets of each user. */
  const ofUser = new Map<string, Set<WebSocket>>();

  /** Counts the socket as the user's until it closes; false: they have as many as they may. */
  function admit(userId: string, socket: WebSocket): boolean {
    const open = ofUser.get(userId) ?? new Set();
    if (open.size >= MOST_SOCKETS_OF_ONE) return false;
    // one that closed while we asked whose it is has no close to come
    if (socket.readyState !== socket.OPEN) return true;
    ofUser.set(userId, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) ofUser.delete(userId);
    });
    return true;
  }

  /** The socket of a session or token that has ended closes; a browser that is signed in anew comes back with its new cookie. */
  async function closeWithAccess(userId: string, { asking, socket }: Extra): Promise<void> {
    const look = async () => {
      if (!(await viewerOf(asking))) socket.close(CloseCode.Forbidden, 'Signed out');
    };
    const stop = await deps.events.onAccess({ userId }, () => void look().catch((error: unknown) => log.error({ err: error }, 'looking whose a socket is failed')));
    if (socket.readyState === socket.OPEN) socket.once('close', stop);
    else stop();
  }

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES, handleProtocols });

  function open(socket: WebSocket, request: IncomingMessage): void {
    const fail = (error: unknown) => {
      log.error({ err: error }, 'socket message failed');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    // a frame that is too large or malformed: ws has closed with its own code already
    socket.on('error', () => {});
    let isAlive = true;
    socket.on('pong', () => (isAlive = true));
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, pingMs);
    const extra: Extra = { asking: request, socket };
    // one after the other is counted, so that none overtakes
    let turn = Promise.resolve(true);
    const closed = graphql.opened(
      {
        protocol: socket.protocol,
        send: (text) => {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > MOST_WAITING_BYTES)
            return socket.close(CloseCode.TooManyInitialisationRequests, 'Too slow');
          socket.send(text);
        },
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on('message', (data) => {
            turn = turn.then(() => mayGoOn(extra));
            void turn.then((may) => (may ? receive(String(data)) : undefined)).catch(fail);
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      clearInterval(beat);
      void closed(code, String(reason));
    });
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== PATH) return refuse(stream, '404 Not Found');
    if (!mayOpen(request)) return refuse(stream, '403 Forbidden');
    if (isPressed() || sockets.clients.size >= mostSockets) return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, open);
  }

  /** A page must be ours. A program has no page, and no cookie that a page could misuse; its token comes now or as the socket opens. */
  function mayOpen(request: IncomingMessage): boolean {
    const { origin, cookie } = request.headers;
    return origin === undefined ? cookie === undefined : mayUpgrade(request);
  }

  return {
    attach: (server: Server): void => void server.on('upgrade', upgrade),
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

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
