import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useCoachUpdatesSubscription } from '../../__generated__/useCoachUpdatesSubscription.graphql.ts';
import { useRevisionGaps } from '../../relay/useRevisionGaps.ts';
import { showToast } from '../../ui/Toast.tsx';

/**
 * Keeps an athlete's plan on the coach's screen as it is on the server; says calmly what the athlete changed. A missing
 * revision number, or a connection that was lost and stands again, loads everything anew.
 */
export function useCoachUpdates(athleteId: string, revision: number, firstName: string, onGap: () => void): void {
  const { since, arrived } = useRevisionGaps(revision, onGap);
  const config = useMemo<GraphQLSubscriptionConfig<useCoachUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useCoachUpdatesSubscription($athleteId: ID!, $since: Int!) {
          scheduleUpdated(athleteId: $athleteId, since: $since) {
            revision
            summary
            actorRole
            athlete {
              ...CoachSeasonPage_athlete
              ...CoachScheduleView_athlete
            }
          }
        }
      `,
      variables: { athleteId, since: since() },
      onNext: (response) => {
        const update = response?.scheduleUpdated;
        if (!update || !arrived(update.revision)) return;
        if (update.actorRole === 'ATHLETE') showToast({ title: `${firstName} changed the schedule`, description: update.summary });
      },
    }),
    [athleteId, firstName, since, arrived],
  );
  useSubscription<useCoachUpdatesSubscription>(config);
}
