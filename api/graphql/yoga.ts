import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { execute, GraphQLError, validate } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Viewer } from '../domain/access.ts';
import type { AccountDeps } from '../domain/account.ts';
import { busy, DomainError, RateLimited, type Unavailable } from '../domain/errors.ts';
import { type Answered, readBody, refusal } from './answer.ts';
import type { Context } from './builder.ts';
import { masked } from './errors.ts';
import { createGraphiql } from './graphiql.ts';
import { onceForKey } from './idempotency.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { aliasRule, costProblem, LIMITS, parseBounded } from './limits.ts';
import { type FindPersisted, persistedIdOf } from './persisted.ts';
import { schema } from './schema.ts';
import { createSocket } from './socket.ts';

export interface GraphqlOptions {
  /** Who asks, for requests and socket upgrades alike. */
  viewerOf: (request: Pick<IncomingMessage, 'headers'>) => Promise<Viewer | null>;
  /** Throws a DomainError for a state-changing request that another site may have forged. */
  assertOwnPage: (request: IncomingMessage) => void;
  /** May a page at the request's Origin open a socket? */
  mayUpgrade: (request: IncomingMessage) => boolean;
  /** The server's address for links in letters. */
  siteOf: (request: IncomingMessage) => string;
  /** Counts a request against its access token; null where it may go on. */
  tooOften: (request: Pick<IncomingMessage, 'headers'>) => Promise<RateLimited | null>;
  /** Are new requests and sockets to be turned away? */
  isPressed: () => boolean;
  findPersisted: FindPersisted;
  log: { error(details: object, message: string): void };
}

export interface Graphql {
  handler(request: IncomingMessage, response: ServerResponse): Promise<void>;
  attachSocket(server: Server): void;
  /** Ends the sockets with 1001. */
  close(): Promise<void>;
}

interface Carried {
  req: IncomingMessage;
  res: ServerResponse;
  /** Who asks; undefined: not looked up yet. */
  known: Viewer | null | undefined;
}

const OUT_OF_DATE = {
  message: 'This page is out of date. Reload.',
  extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 400 } },
};

function persistedOperations(findPersisted: FindPersisted): Plugin {
  return usePersistedOperations({
    allowArbitraryOperations: true,
    extractPersistedOperationId: (params) => persistedIdOf(params as never),
    getPersistedOperation: findPersisted,
    customErrors: {
      notFound: OUT_OF_DATE,
      keyNotFound: {
        message: 'Must provide query string.',
        extensions: { code: 'BAD_REQUEST', http: { status: 400, spec: true } },
      },
    },
  });
}

/** graphql-js's own functions: a quarter quicker than those that Yoga brings. The parser is bounded. */
const engine: Plugin = {
  onParse: ({ setParseFn }) => setParseFn(parseBounded),
  onValidate: ({ setValidationFn }) => setValidationFn(validate),
  onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
};

/** Limits that depend on variables, and subscriptions sent to the wrong door. */
const bounds: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(aliasRule),
  onExecute: ({ args, setResultAndStopExecution }) => {
    const problem = costProblem(args);
    if (problem) setResultAndStopExecution({ errors: [problem] });
  },
  onSubscribe: ({ setResultAndStopExecution }) => {
    const problem = new GraphQLError('Subscriptions go over the WebSocket.', {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
    setResultAndStopExecution({ errors: [problem] });
  },
};

/** Masks what failed in the execution, where the request is known; what failed before it is masked by Yoga. */
const masking = (log: GraphqlOptions['log']): Plugin<Context> => ({
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!('errors' in result) || !result.errors) return;
      setResult({ ...result, errors: result.errors.map((error) => masked(error, log, args.contextValue.requestId)) });
    },
  }),
});

/** GraphQL over HTTP and sockets. */
export function createGraphql(deps: AccountDeps, options: GraphqlOptions): Graphql {
  const { viewerOf, siteOf, findPersisted, log } = options;
  const yoga = createYoga<Carried, Context>({
    schema,
    context: async ({ req, res, known }) => ({
      deps,
      viewer: known === undefined ? await viewerOf(req) : known,
      site: siteOf(req),
      stillViewer: () => viewerOf(req),
      requestId: String(res.getHeader('X-Request-Id')),
    }),
    graphqlEndpoint: '/graphql',
    // served beside it, in files of their own
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
    plugins: [engine, persistedOperations(findPersisted), bounds, masking(log)],
  });
  const socket = createSocket(deps, options);
  const kept = createKeptAnswers(deps, findPersisted);
  const graphiql = createGraphiql();

  /** Yoga between plain texts: its own way from and to Node's streams takes longer than a whole schedule. */
  async function run({ req, ...carried }: Carried, body: string | undefined): Promise<Answered> {
    const { method = 'GET', url = '/graphql', headers } = req;
    const init = { method, headers: headers as Record<string, string>, ...(body !== undefined && { body }) };
    const response = await yoga.handleRequest(new yoga.fetchAPI.Request(`http://localhost${url}`, init), { req, ...carried });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  }

  async function answerTo(req: IncomingMessage, res: ServerResponse, body: string | undefined): Promise<Answered<string | Buffer>> {
    const actAs = (known?: Viewer | null) => () => run({ req, res, known }, body);
    if (body === undefined) return actAs()();
    const key = req.headers['idempotency-key'];
    if (typeof key === 'string') {
      const viewer = await viewerOf(req);
      return onceForKey(deps, { key, body, viewer, findPersisted }, actAs(viewer));
    }
    const question = { url: req.url, accept: req.headers.accept, body };
    // a database that is away is told by the execution, in the words of GraphQL
    const viewer = kept.isForPage(question) ? await viewerOf(req).catch(() => undefined) : undefined;
    return viewer ? kept.answer(viewer, question, actAs(viewer)) : actAs(viewer)();
  }

  return {
    handler: async (request, response) => {
      if (graphiql.isAsked(request)) return graphiql.answer(request, response);
      if (options.isPressed()) return send(response, refusedFor(busy()));
      const refused = refusalOf(request, options);
      if (refused) return send(response, refused);
      const limited = await options.tooOften(request);
      if (limited) return send(response, refusedFor(limited));
      const body = request.method === 'POST' ? await readBody(request, LIMITS.bodyBytes) : undefined;
      if (body === null) return send(response, TOO_LARGE);
      send(response, await answerTo(request, response, body));
    },
    attachSocket: socket.attach,
    close: socket.close,
  };
}

const TOO_LARGE = refusal(413, 'REQUEST_ENTITY_TOO_LARGE', 'Request body too large');

function refusedFor(refused: RateLimited | Unavailable): Answered {
  const { code, message, retryAfterSec } = refused;
  const { headers, ...rest } = refusal(refused instanceof RateLimited ? 429 : 503, code, message);
  return { ...rest, headers: { ...headers, 'retry-after': String(retryAfterSec) } };
}

/** Browsers can be made to send other types than JSON across sites without asking first. */
function refusalOf(request: IncomingMessage, { assertOwnPage }: GraphqlOptions): Answered | null {
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

function send(response: ServerResponse, { status, headers, text }: Answered<string | Buffer>): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
