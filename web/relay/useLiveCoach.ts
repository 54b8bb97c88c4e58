import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveCoachSubscription } from '../__generated__/useLiveCoachSubscription.graphql.ts';

/** What the socket may take to open: until then the page is as new as the first that is told. */
const FRESH_MS = 3000;

/**
 * Calls back whenever something of the viewer's coaching has changed (whom they coach, an invitation, a principle, the
 * library, a note), also after a connection that was lost, and when they are no coach any more. Nothing happens for who is none.
 */
export function useLiveCoach(isCoach: boolean, onChange: () => void): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isCoach) return undefined;
    const began = performance.now();
    let isFirst = true;
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
      onNext: () => {
        // the first tells how things stand, and the page has just been read
        if (!isFirst || performance.now() - began > FRESH_MS) onChange();
        isFirst = false;
      },
      onCompleted: onChange,
    });
    return dispose;
  }, [environment, isCoach, onChange]);
}
