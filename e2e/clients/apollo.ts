import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { relayStylePagination } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { type Data, type Door, socketOf } from './door.ts';
import { lists, parts, possibleTypes } from './schema.ts';

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
      interface WatchQuery {
        errorPolicy: 'all';
      }
    }
  }
}

type Policies = Record<
  string,
  { keyFields?: false; merge?: true; fields?: Record<string, ReturnType<typeof relayStylePagination>> }
>;

function policies(): Policies {
  const all: Policies = Object.fromEntries(parts.map((name) => [name, { keyFields: false, merge: true }]));
  for (const { type, field, keyArgs } of lists) {
    all[type] ??= {};
    (all[type].fields ??= {})[field] = relayStylePagination(keyArgs.length > 0 ? keyArgs : false);
  }
  return all;
}

/** What an answer says beside its data. */
export interface ReportedError {
  status: number;
  retryAfter: string | null;
  isReplayed: boolean;
  extensions: Record<string, Data> | undefined;
}

/** Apollo Client as docs/api.md has it; `told` gets what it keeps from who asks: headers and extensions. */
export function apolloOf(door: Door): { client: ApolloClient; told: ReportedError[]; close(): Promise<void> } {
  const told: ReportedError[] = [];
  const socket = socketOf(door);
  const listen = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { response } = operation.getContext() as { response: Response };
        told.push({
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          isReplayed: response.headers.get('idempotent-replayed') === 'true',
          extensions: result.extensions,
        });
        return result;
      }),
    ),
  );
  // above the one that tries again: each try has the key of the first
  const key = new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      operation.setContext(({ headers }) => ({ headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }));
    return forward(operation);
  });
  const http = ApolloLink.from([
    key,
    new RetryLink({ delay: { initial: 1 }, attempts: { max: 3 } }),
    listen,
    new HttpLink({
      uri: door.url,
      headers: { authorization: `Bearer ${door.token}` },
      ...(door.fetch && { fetch: door.fetch }),
    }),
  ]);
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes, typePolicies: policies() }),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(socket),
      http,
    ),
    defaultOptions: {
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
      watchQuery: { errorPolicy: 'all' },
    },
  });
  return {
    client,
    told,
    close: async () => {
      client.stop();
      await socket.dispose();
    },
  };
}
