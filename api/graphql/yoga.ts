import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { execute, GraphQLError, validate } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Viewer } from '../domain/access.ts';
import type { AccountDeps } from '../domain/account.ts';
import { DomainError } from '../domain/errors.ts';
import type { Context } from './builder.ts';
import { masked } from './errors.ts';
import { aliasRule, costProblem, LIMITS, parseBounded } from './limits.ts';
import { type FindPersisted, persistedIdOf } from './persisted.ts';
import { schema } from './schema.ts';
import { createSocket } from './socket.ts';

export interface GraphqlOptions {
  /** Who asks, for requests and socket upgrades alike. */
  viewerOf: (request: IncomingMessage) => Promise<Viewer | null>;
  /** Throws a DomainError for a state-changing request that another site may have forged. */
  assertOwnPage: (request: IncomingMessage) => void;
  /** May a page at the request's Origin open a socket? */
  mayUpgrade: (request: IncomingMessage) => boolean;
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

/** GraphQL over HTTP and sockets. */
export function createGraphql(deps: AccountDeps, options: GraphqlOptions): Graphql {
  const { viewerOf, findPersisted, log } = options;
  const yoga = createYoga<Carried, Context>({
    schema,
    context: async ({ req }) => ({ deps, viewer: await viewerOf(req), stillViewer: () => viewerOf(req) }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: { limit: LIMITS.batch },
    maxRequestBodySize: LIMITS.bodyBytes,
    extraParamNames: ['id', 'doc_id', 'documentId'],
    logging: false,
    maskedErrors: { maskError: (error) => masked(error, log) },
    plugins: [engine, persistedOperations(findPersisted), bounds],
  });
  const socket = createSocket(deps, options);
  return {
    handler: async (request, response) => {
      const refused = refusalOf(request, options);
      if (refused) return answer(response, refused);
      await yoga(request, response);
    },
    attachSocket: socket.attach,
    close: socket.close,
  };
}

interface Refused {
  status: number;
  code: string;
  message: string;
}

/** Browsers can be made to send other types than JSON across sites without asking first. */
function refusalOf(request: IncomingMessage, { assertOwnPage }: GraphqlOptions): Refused | null {
  if (request.method !== 'POST') return null;
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Use POST with content-type application/json.' };
  }
  try {
    assertOwnPage(request);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return { status: 403, code: error.code, message: error.message };
    throw error;
  }
}

function answer(response: ServerResponse, { status, code, message }: Refused): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
