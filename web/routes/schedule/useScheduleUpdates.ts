import { graphql } from 'react-relay';
import type { useScheduleUpdatesSubscription } from '../../__generated__/useScheduleUpdatesSubscription.graphql.ts';
import { useLiveSchedule } from '../../relay/useLiveSchedule.ts';
import { showToast } from '../../ui/Toast.tsx';

/**
 * Keeps the page as it is on the server: what another window or the coach changes appears here. A missing revision
 * number, or a connection that was lost and stands again, loads everything anew.
 */
export function useScheduleUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const subscription = graphql`
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
  `;
  useLiveSchedule<useScheduleUpdatesSubscription>(subscription, {
    athleteId,
    revision,
    onGap,
    onUpdate: ({ actorRole, cause, summary }) => {
      if (actorRole === 'COACH') showToast({ title: 'Your coach changed your schedule', description: summary });
      if (actorRole === 'PLANNER' && cause === 'ADAPT')
        showToast({ title: 'Your schedule was adapted', description: summary });
    },
  });
}
