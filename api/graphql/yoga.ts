import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { BODIES } from '../admission/budgets.ts';
import { delayRefusal } from '../admission/delayRefusal.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { busy, DomainError, RateLimited } from '../domain/kernel/errors.ts';
import type { Keyed } from '../domain/kernel/idempotency.ts';
import { asUnavailable } from '../domain/kernel/unavailable.ts';
import {
  type Answered,
  inOnePart,
  readBody,
  refusal,
  refusedFor,
  send,
  smaller,
  typed,
  withoutData,
} from './answer.ts';
import { readAddress, readPost } from './body.ts';
import type { Context } from './context.ts';
import { beginChecks, type Checks, FREE } from './checks.ts';
import { masked } from './errors.ts';
import { createGraphiql } from './graphiql.ts';
import type { GraphqlOptions } from './graphqlOptions.ts';
import { onceForKey } from './idempotency.ts';
import { LIMITS } from './requestLimits.ts';
import { persistedOperations } from './persistedOperations.ts';
import { createResponseCache } from './responseCache.ts';
import { schema } from './schema.ts';
import { createSocket } from './socket.ts';
import { bounds, type Carried, engine, masking, secrets } from './yogaPlugins.ts';

export interface Graphql {
  handler(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers an operation for whoever sent the request, which may have come to another path; its rights, bounds and costs are the same. */
  operate(request: IncomingMessage, response: ServerResponse, operation: object): Promise<ExecutionResult>;
  attachSocket(server: Server): void;
  /** Ends the sockets with 1001. */
  close(): Promise<void>;
}

/** GraphQL over HTTP and sockets. */
export function createGraphql(deps: AccountDeps, options: GraphqlOptions): Graphql {
  const { viewerOf, siteOf, findPersisted, admission, payerOf, log } = options;
  const yoga = createYoga<Carried, Context>({
    schema,
    context: async ({ req, res, known, keyed }) => ({
      deps: keyed?.deps ?? deps,
      keyed,
      viewer: known === undefined ? await viewerOf(req) : known,
      site: siteOf(req),
      stillViewer: () => viewerOf(req),
      requestId: String(res.getHeader('X-Request-Id')),
    }),
    graphqlEndpoint: '/graphql',
    // served separately, as its own files
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: { limit: LIMITS.batch },
    // counted while it is read, below
    maxRequestBodySize: false,
    extraParamNames: ['id', 'doc_id', 'documentId'],
    logging: false,
    maskedErrors: { maskError: (error) => masked(error, log) },
    plugins: [engine, persistedOperations(findPersisted), bounds, secrets, masking(log)],
  });
  const socket = createSocket(deps, options);
  const kept = createResponseCache(deps, findPersisted);
  const graphiql = createGraphiql();

  /** Calls Yoga with plain texts, because its conversion from and to Node streams takes longer than reading a schedule. */
  async function run(
    { req, ...carried }: Omit<Carried, 'checks' | 'pays'>,
    { text: body, hasDocument, leave }: Sent,
    { method = 'GET', url = '/graphql', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'> = req,
  ): Promise<Answered> {
    const init = {
      method,
      headers: { ...(headers as Record<string, string>), accept: inOnePart(headers.accept) },
      ...(body !== undefined && { body }),
    };
    let checks: Checks = { ...FREE, leave };
    const pays = { admission, payer: payerOf(req), isWaitedFor: carried.keyed !== undefined };
    try {
      if (hasDocument) checks = await beginChecks(admission, payerOf(req), leave);
      const response = await yoga.handleRequest(new yoga.fetchAPI.Request(`http://localhost${url}`, init), {
        req,
        ...carried,
        checks,
        pays,
      });
      return withoutData(
        { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() },
        response.headers.get('content-type'),
      );
    } catch (error) {
      if (error instanceof RateLimited) return refusedFor(error);
      throw error;
    } finally {
      await checks.end();
    }
  }

  async function answerTo(req: IncomingMessage, res: ServerResponse, sent: Sent): Promise<Answered<string | Buffer>> {
    const { text: body, known } = sent;
    const actAs =
      (viewer = known) =>
      (keyed?: Keyed<AccountDeps>) =>
        run({ req, res, known: viewer, keyed }, sent);
    if (body === undefined) return actAs()();
    const key = req.headers['idempotency-key'];
    if (typeof key === 'string') {
      const viewer = known === undefined ? await viewerOf(req) : known;
      return onceForKey(deps, { key, body, viewer, findPersisted }, actAs(viewer));
    }
    const question = { url: req.url, accept: req.headers.accept, body };
    // a database that is away is told by the execution, in the words of GraphQL
    const viewer = known === undefined && kept.isForPage(question) ? await viewerOf(req).catch(() => undefined) : known;
    return viewer && kept.isForPage(question) ? kept.answer(viewer, question, () => actAs(viewer)()) : actAs(viewer)();
  }

  /** Reads the body, up to the sender's size limit. Throws RateLimited. */
  async function receive(req: IncomingMessage): Promise<Received | null> {
    if (req.method !== 'POST') return { text: undefined, known: undefined };
    const declared = Number(req.headers['content-length'] ?? BODIES.graphql);
    if (declared > BODIES.graphql) return null;
    // a sender without budget is not looked up again
    const spent = await admission.spend('bodyKb', payerOf(req), 0);
    if (spent) throw spent;
    // the viewer is loaded before a large body is read; a database that is down is reported later
    const known = declared > BODIES.graphqlOfNobody ? await viewerOf(req).catch(() => undefined) : undefined;
    const mostBytes = known === null ? BODIES.graphqlOfNobody : BODIES.graphql;
    const refused = await admission.spend('bodyKb', payerOf(req), Math.ceil(Math.min(declared, mostBytes) / 1024));
    if (refused) throw refused;
    const text = await readBody(req, mostBytes);
    return text === null ? null : { text, known };
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<Answered<string | Buffer>> {
    const sent = await receive(req);
    if (!sent) return TOO_LARGE;
    const leave = await admission.enter('request', payerOf(req));
    let leaveLarge = () => {};
    try {
      if ((sent.text?.length ?? 0) > BODIES.large) leaveLarge = await admission.enter('largeBody', payerOf(req));
      const read = sent.text === undefined ? readAddress(req.url ?? '') : readPost(sent.text);
      return 'refused' in read ? read.refused : await answerTo(req, res, { ...sent, ...read, leave: leaveLarge });
    } finally {
      leaveLarge();
      leave();
    }
  }

  return {
    handler: async (request, response) => {
      if (graphiql.isAsked(request)) return graphiql.answer(request, response);
      const refuse = async (answered: Answered) => {
        await delayRefusal(request, response);
        send(response, typed(request, answered));
      };
      if (options.isPressed()) return refuse(refusedFor(busy()));
      const refused = refusalOf(request, options);
      if (refused) return refuse(refused);
      // a database that is away is told by the execution, in the words of GraphQL
      const stopped = await options.refused(request, response).catch(() => null);
      if (stopped) return refuse(refusedFor(stopped));
      const answered = await answer(request, response).catch((error: unknown) => {
        return error instanceof RateLimited ? refusedFor(error) : unavailable(error);
      });
      if (answered.status >= 400) await delayRefusal(request, response);
      const encoding = answered.packed ? options.encodingOf(request, response) : null;
      send(response, typed(request, encoding ? await smaller(answered, encoding) : answered));
    },
    operate: async (req, res, operation) => {
      const sent = { text: JSON.stringify(operation), known: undefined, hasDocument: true, leave: () => {} };
      const { text } = await run({ req, res, known: undefined, keyed: undefined }, sent, OPERATION);
      return JSON.parse(text) as ExecutionResult;
    },
    attachSocket: socket.attach,
    close: socket.close,
  };
}

/** The database was unavailable before the execution began. */
function unavailable(error: unknown): Answered {
  const refused = asUnavailable(error);
  if (!refused) throw error;
  return refusedFor(refused);
}

/** How an operation would have been sent. */
const OPERATION = {
  method: 'POST',
  url: '/graphql',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
};

interface Received {
  /** Undefined: a request without a body. */
  text: string | undefined;
  /** The viewer, if it was loaded already. */
  known: Viewer | null | undefined;
}

interface Sent extends Received {
  hasDocument: boolean;
  /** The body is parsed, so the next large one may be read. */
  leave: () => void;
}

const TOO_LARGE = refusal(413, 'REQUEST_ENTITY_TOO_LARGE', 'Request body too large');

const METHODS = ['GET', 'HEAD', 'POST'];
const OTHER_METHOD: Answered = refusal(405, 'METHOD_NOT_ALLOWED', 'This method is not allowed here.');
const NOT_ALLOWED: Answered = { ...OTHER_METHOD, headers: { ...OTHER_METHOD.headers, allow: 'GET, POST' } };

/** Other sites can make a browser send content types other than JSON without a preflight request. */
function refusalOf(request: IncomingMessage, { assertOwnPage }: GraphqlOptions): Answered | null {
  if (!METHODS.includes(request.method ?? 'GET')) return NOT_ALLOWED;
  if (request.method !== 'POST') return null;
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Use POST with content-type application/json.');
  }
  try {
    assertOwnPage(request);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return refusal(403, error.code, error.message);
    throw error;
  }
}
