import { useCallback, useRef } from 'react';
import { type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type OperationType } from 'relay-runtime';

/**
 * Reads what a page shows anew. What is asked for while an answer is on its way is read after that: the answer may have been made before.
 * `fetchQuery` would take it for the answer to both. The page keeps what it has where reading fails; that is told by the next act.
 */
export function useRefetch<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): () => void {
  const environment = useRelayEnvironment();
  const reading = useRef<{ next?: () => void } | null>(null);
  return useCallback(() => {
    const read = () => {
      const now: { next?: () => void } = {};
      reading.current = now;
      const end = () => {
        reading.current = null;
        now.next?.();
      };
      const operation = createOperationDescriptor(getRequest(query), variables, { force: true });
      environment.execute({ operation }).subscribe({ complete: end, error: end });
    };
    if (reading.current) reading.current.next = read;
    else read();
  }, [environment, query, variables]);
}
