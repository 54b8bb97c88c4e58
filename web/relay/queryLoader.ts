import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { isOffline } from '../offline/connection.ts';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';

/** Milliseconds that the first screen waits for its answer at most: until it is drawn, the document shows the same without it. */
const FIRST_MS = 500;

let isFirst = true;

/** What is drawn once has to be drawn only once. */
const answered = ({ source }: PreloadedQuery<OperationType>) =>
  new Promise<void>((resolve) => {
    const done = () => resolve();
    if (!source) return done();
    source.subscribe({ next: done, error: done, complete: done });
    setTimeout(done, FIRST_MS);
  });

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
    const loaded = loadQuery<TQuery>(environment, query, variablesOf(args), {
      fetchPolicy: offline ? 'store-or-network' : 'store-and-network',
    });
    if (isFirst) await answered(loaded);
    isFirst = false;
    return loaded;
  };
}
