import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import { type Cache, cacheExchange, type Entity, type UpdatesConfig } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { type Door, socketOf } from './door.ts';
import { introspection, lists, parts } from './schema.ts';

type Resolvers = Record<string, Record<string, ReturnType<typeof relayPagination>>>;

function resolvers(): Resolvers {
  const all: Resolvers = {};
  for (const { type, field } of lists) (all[type] ??= {})[field] = relayPagination();
  return all;
}

/** Takes a row that was deleted out of the pages that are cached; their cursors stay good. */
function takeOut(cache: Cache, parent: Entity, field: string, row: Entity): void {
  for (const { fieldName, fieldKey } of cache.inspectFields(parent)) {
    const pages = fieldName === field ? (cache.resolve(parent, fieldKey) as string | null) : null;
    if (pages === null) continue;
    const edges = cache.resolve(pages, 'edges') as string[];
    cache.link(
      pages,
      'edges',
      edges.filter((edge) => cache.resolve(edge, 'node') !== cache.keyOfEntity(row)),
    );
  }
}

const updates: UpdatesConfig = {
  Mutation: {
    deleteActivity: (result, _args, cache) => {
      const { athlete, deletedActivityId: id } = result.deleteActivity as {
        athlete: Entity;
        deletedActivityId: string;
      };
      takeOut(cache, athlete, 'activities', { __typename: 'Activity', id });
    },
    deleteLibraryWorkout: (result, _args, cache) => {
      const { deletedLibraryWorkoutId: id } = result.deleteLibraryWorkout as { deletedLibraryWorkoutId: string };
      takeOut(cache, 'Query', 'library', { __typename: 'LibraryWorkout', id });
    },
  },
};

/** urql with the normalised cache as docs/api.md has it. */
export function urqlOf(door: Door): { client: Client; close(): Promise<void> } {
  const socket = socketOf(door);
  const client = new Client({
    url: door.url,
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${door.token}` } },
    ...(door.fetch && { fetch: door.fetch }),
    exchanges: [
      cacheExchange({
        schema: introspection,
        keys: Object.fromEntries(parts.map((name) => [name, () => null])),
        resolvers: resolvers(),
        updates,
      }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe({ query, variables: variables as Record<string, unknown> }, sink as never),
          }),
        }),
      }),
    ],
  });
  return { client, close: async () => socket.dispose() };
}
