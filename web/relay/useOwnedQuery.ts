import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useKeptPage } from './useKeptPage.ts';

/** Reads a query that a route loader started, and releases its data when the page leaves. */
export function useOwnedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<TQuery>,
): TQuery['response'] {
  useKeptPage(query, loaded.variables);
  const [owned] = useQueryLoader<TQuery>(query, loaded);
  return usePreloadedQuery<TQuery>(query, owned ?? loaded);
}
