import { graphql } from 'react-relay';
import type { useDashboardUpdatesSubscription } from '../../__generated__/useDashboardUpdatesSubscription.graphql.ts';
import { useLiveSchedule } from '../../relay/useLiveSchedule.ts';
import { showToast } from '../../ui/Toast.tsx';

/** Keeps the dashboard as it is on the server: what another window, the planner or the coach changes appears here. */
export function useDashboardUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const subscription = graphql`
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
  `;
  useLiveSchedule<useDashboardUpdatesSubscription>(subscription, {
    athleteId,
    revision,
    onGap,
    onUpdate: ({ actorRole, summary }) => {
      if (actorRole === 'COACH') showToast({ title: 'Your coach changed your schedule', description: summary });
    },
  });
}
