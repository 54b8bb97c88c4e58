import { graphql } from 'react-relay';
import type { useSeasonUpdatesSubscription } from '../../__generated__/useSeasonUpdatesSubscription.graphql.ts';
import { useLiveSchedule } from '../../relay/useLiveSchedule.ts';
import { showToast } from '../../ui/Toast.tsx';

/**
 * Keeps the page as it is on the server: what another window or the coach changes appears here. A missing revision
 * number, or a connection that was lost and stands again, loads everything anew.
 */
export function useSeasonUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const subscription = graphql`
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
  `;
  useLiveSchedule<useSeasonUpdatesSubscription>(subscription, {
    athleteId,
    revision,
    onGap,
    onUpdate: ({ actorRole, cause, summary }) => {
      if (actorRole === 'COACH' && cause === 'SEASON')
        showToast({ title: 'Your coach changed your season plan', description: summary });
    },
  });
}
