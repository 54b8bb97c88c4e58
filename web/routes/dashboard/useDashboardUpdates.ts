import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useDashboardUpdatesSubscription } from '../../__generated__/useDashboardUpdatesSubscription.graphql.ts';
import { useRevisionGaps } from '../../relay/useRevisionGaps.ts';
import { showToast } from '../../ui/Toast.tsx';

/** Keeps the dashboard as it is on the server: what another window, the planner or the coach changes appears here. */
export function useDashboardUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const { since, arrived } = useRevisionGaps(revision, onGap);
  const config = useMemo<GraphQLSubscriptionConfig<useDashboardUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useDashboardUpdatesSubscription($athleteId: ID!, $since: Int!) {
          scheduleUpdated(athleteId: $athleteId, since: $since) {
            revision
            summary
            actorRole
            athlete {
              ...DashboardView_athlete
            }
          }
        }
      `,
      variables: { athleteId, since: since() },
      onNext: (response) => {
        const update = response?.scheduleUpdated;
        if (!update || !arrived(update.revision)) return;
        if (update.actorRole === 'COACH')
          showToast({ title: 'Your coach changed your schedule', description: update.summary });
      },
    }),
    [athleteId, since, arrived],
  );
  useSubscription<useDashboardUpdatesSubscription>(config);
}
