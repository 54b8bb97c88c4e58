import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveCoachSubscription } from '../__generated__/useLiveCoachSubscription.graphql.ts';

/**
 * Calls back whenever something of the viewer's coaching may have changed (whom they coach, an invitation, a principle, the
 * library, a note), also after a connection that was lost, and when they are no coach any more. Nothing happens for who is none.
 */
export function useLiveCoach(isCoach: boolean, onChange: () => void): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isCoach) return undefined;
    const { dispose } = requestSubscription<useLiveCoachSubscription>(environment, {
      subscription: graphql`
        subscription useLiveCoachSubscription {
          coachUpdated {
            coach {
              id
            }
          }
        }
      `,
      variables: {},
      // also at the first: what came after the page was read and before the socket stood is told by nothing else
      onNext: onChange,
      onCompleted: onChange,
    });
    return dispose;
  }, [environment, isCoach, onChange]);
}
