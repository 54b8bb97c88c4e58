import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';

let owner: string | null = null;

/** Pages are kept for that account from now on; before, and in tests, none is. */
export function keepPagesOf(userId: string): void {
  owner = userId;
}

/** Keeps what the page shows, where it is one that can be read offline. */
export function useKeptPage(query: GraphQLTaggedNode, variables: Variables): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!owner) return;
    const userId = owner;
    let isGone = false;
    let stop = () => {};
    import('./keptPages.ts').then(
      ({ followPage }) => {
        if (!isGone) stop = followPage(userId, environment, query, variables);
      },
      // the page itself is there; it is not kept this time
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [environment, query, variables]);
}
