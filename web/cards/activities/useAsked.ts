import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type Asked<TQuery extends OperationType> = { again: () => void } & (
  { state: 'loading' | 'failed'; data: null } | { state: 'here'; data: TQuery['response'] }
);

/**
 * The answer to a question that only this part of a page asks; a failure stays in the part, and can be asked again. `changes`
 * grows where the answer may be another by now: the last one stays until that is here.
 */
export function useAsked<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  changes = 0,
): Asked<TQuery> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<TQuery['response'] | 'failed' | null>(null);
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const request = fetchQuery<TQuery>(environment, query, JSON.parse(asked) as TQuery['variables']).subscribe({
      next: setAnswer,
      error: () => setAnswer('failed'),
    });
    return () => request.unsubscribe();
  }, [environment, query, asked, times, changes]);
  const again = () => {
    setAnswer(null);
    setTimes((before) => before + 1);
  };
  if (answer === null) return { state: 'loading', data: null, again };
  return answer === 'failed' ? { state: 'failed', data: null, again } : { state: 'here', data: answer, again };
}
