import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type FindPersisted, persistedIdOf } from './persisted.ts';

const OUT_OF_DATE = {
  message: 'This page is out of date. Reload.',
  extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 400 } },
};

/** What Apollo's clients ask for: they send the document itself then, and the hash no more. */
const NO_HASHES = {
  message: 'PersistedQueryNotSupported',
  extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 400 } },
};

/** Browsers say where they ask from, and pages of ours send no token. */
const isProgram = ({ headers }: Request): boolean =>
  headers.has('authorization') || !(headers.get('origin') || headers.get('sec-fetch-site'));

/** Operations by their id, and what is said to who asks for one that is not known. */
export function persistedOperations(findPersisted: FindPersisted): Plugin {
  return usePersistedOperations({
    allowArbitraryOperations: true,
    extractPersistedOperationId: (params) => persistedIdOf(params as never),
    getPersistedOperation: findPersisted,
    customErrors: {
      notFound: ({ params, request }) => {
        const { message, extensions } =
          params.extensions?.persistedQuery && isProgram(request) ? NO_HASHES : OUT_OF_DATE;
        return new GraphQLError(message, { extensions });
      },
      keyNotFound: {
        message: 'Must provide query string.',
        extensions: { code: 'BAD_REQUEST', http: { status: 400, spec: true } },
      },
    },
  });
}
