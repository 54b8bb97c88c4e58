import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type Asked<TQuery extends OperationType> = { again: () => void } & (
  { state: 'loading' | 'failed'; data: null } | { state: 'here'; data: TQuery['response'] }
);

/** The answer to a question that only this dialog asks; a failure stays in the dialog, and can be asked again. */
export function useAsked<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
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
  }, [environment, query, asked, times]);
  const again = () => {
    setAnswer(null);
    setTimes((before) => before + 1);
  };
  if (answer === null) return { state: 'loading', data: null, again };
  return answer === 'failed' ? { state: 'failed', data: null, again } : { state: 'here', data: answer, again };
}
