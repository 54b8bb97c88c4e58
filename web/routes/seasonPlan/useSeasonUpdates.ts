import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useSeasonUpdatesSubscription } from '../../__generated__/useSeasonUpdatesSubscription.graphql.ts';
import { useRevisionGaps } from '../../relay/useRevisionGaps.ts';
import { showToast } from '../../ui/Toast.tsx';

/**
 * Keeps the page as it is on the server: what another window or the coach changes appears here. A missing revision
 * number, or a connection that was lost and stands again, loads everything anew.
 */
export function useSeasonUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const { since, arrived } = useRevisionGaps(revision, onGap);
  const config = useMemo<GraphQLSubscriptionConfig<useSeasonUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useSeasonUpdatesSubscription($athleteId: ID!, $since: Int!) {
          scheduleUpdated(athleteId: $athleteId, since: $since) {
            revision
            cause
            summary
            actorRole
            athlete {
              ...SeasonPlanView_athlete
            }
          }
        }
      `,
      variables: { athleteId, since: since() },
      onNext: (response) => {
        const update = response?.scheduleUpdated;
        if (!update || !arrived(update.revision)) return;
        if (update.actorRole === 'COACH' && update.cause === 'SEASON')
          showToast({ title: 'Your coach changed your season plan', description: update.summary });
      },
    }),
    [athleteId, since, arrived],
  );
  useSubscription<useSeasonUpdatesSubscription>(config);
}
