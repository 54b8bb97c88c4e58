import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { isOffline } from '../offline/connection.ts';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';

/**
 * A route loader that starts the query and hands its reference on without waiting for the answer; the page adopts it
 * with useOwnedQuery. Without a network it answers from what was kept. Relay is fetched beside the page's own code, so that the public screens do without it.
 */
export function queryLoader<TQuery extends OperationType>(
  query: PreloadableConcreteRequest<TQuery>,
  variablesOf: (args: LoaderFunctionArgs) => VariablesOf<TQuery>,
): (args: LoaderFunctionArgs) => Promise<PreloadedQuery<TQuery>> {
  return async (args) => {
    const { loadQuery, environment } = await import('./loader.ts');
    const offline = isOffline();
    if (offline) await (await import('./keptPages.ts')).restorePages(environment);
    return loadQuery<TQuery>(environment, query, variablesOf(args), { fetchPolicy: offline ? 'store-or-network' : 'store-and-network' });
  };
}
