import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useScheduleUpdatesSubscription } from '../../__generated__/useScheduleUpdatesSubscription.graphql.ts';
import { useRevisionGaps } from '../../relay/useRevisionGaps.ts';
import { showToast } from '../../ui/Toast.tsx';

/**
 * Keeps the page as it is on the server: what another window or the coach changes appears here. A missing revision
 * number, or a connection that was lost and stands again, loads everything anew.
 */
export function useScheduleUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const { since, arrived } = useRevisionGaps(revision, onGap);
  const config = useMemo<GraphQLSubscriptionConfig<useScheduleUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useScheduleUpdatesSubscription($athleteId: ID!, $since: Int!) {
          scheduleUpdated(athleteId: $athleteId, since: $since) {
            revision
            cause
            summary
            actorRole
            athlete {
              ...ScheduleView_athlete
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
        if (update.actorRole === 'PLANNER' && update.cause === 'ADAPT')
          showToast({ title: 'Your schedule was adapted', description: update.summary });
      },
    }),
    [athleteId, since, arrived],
  );
  useSubscription<useScheduleUpdatesSubscription>(config);
}
