import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useDashboardUpdatesSubscription } from '../../__generated__/useDashboardUpdatesSubscription.graphql.ts';
import { useRevisionGaps } from '../../relay/useRevisionGaps.ts';
import { showToast } from '../../ui/Toast.tsx';

/** Keeps the dashboard as it is on the server: what another window, the planner or the coach changes appears here. */
export function useDashboardUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const arrived = useRevisionGaps(revision, onGap);
  const config = useMemo<GraphQLSubscriptionConfig<useDashboardUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useDashboardUpdatesSubscription($athleteId: ID!) {
          scheduleUpdated(athleteId: $athleteId) {
            revision
            summary
            actorRole
            athlete {
              ...DashboardView_athlete
            }
          }
        }
      `,
      variables: { athleteId },
      onNext: (response) => {
        const update = response?.scheduleUpdated;
        if (!update) return;
        arrived(update.revision);
        if (update.actorRole === 'COACH')
          showToast({ title: 'Your coach changed your schedule', description: update.summary });
      },
    }),
    [athleteId, arrived],
  );
  useSubscription<useDashboardUpdatesSubscription>(config);
}
