import { useEffect, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveLimitsSubscription } from '../__generated__/useLiveLimitsSubscription.graphql.ts';

/**
 * Calls back whenever something about an athlete may have changed that is no revision of their schedule, such as the profile or what
 * their coach teaches: the limits of the weeks may be others. Answers how often that was. Revisions are told by `useLiveSchedule`.
 */
export function useLiveLimits(athleteId: string, onChange: () => void): number {
  const environment = useRelayEnvironment();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let last: number | null = null;
    const { dispose } = requestSubscription<useLiveLimitsSubscription>(environment, {
      subscription: graphql`
        subscription useLiveLimitsSubscription($athleteId: ID!) {
          athleteUpdated(athleteId: $athleteId) {
            # of the update, not of the athlete: the page's own number must be that of the rows that it shows
            revision
          }
        }
      `,
      variables: { athleteId },
      onNext: (response) => {
        const revision = response?.athleteUpdated?.revision;
        if (revision === undefined) return;
        // also at the first: what came after the page was read and before the socket stood is told by nothing else
        if (last === null || revision === last) {
          setChanges((n) => n + 1);
          onChange();
        }
        last = revision;
      },
    });
    return dispose;
  }, [environment, athleteId, onChange]);
  return changes;
}
