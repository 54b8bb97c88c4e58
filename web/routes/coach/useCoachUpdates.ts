import { graphql } from 'react-relay';
import type { useCoachUpdatesSubscription } from '../../__generated__/useCoachUpdatesSubscription.graphql.ts';
import { useLiveSchedule } from '../../relay/useLiveSchedule.ts';
import { showToast } from '../../ui/Toast.tsx';

/**
 * Keeps an athlete's plan on the coach's screen as it is on the server; says calmly what the athlete changed. A missing
 * revision number, or a connection that was lost and stands again, loads everything anew.
 */
export function useCoachUpdates(athleteId: string, revision: number, firstName: string, onGap: () => void): void {
  const subscription = graphql`
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
  `;
  useLiveSchedule<useCoachUpdatesSubscription>(subscription, {
    athleteId,
    revision,
    onGap,
    onUpdate: ({ actorRole, summary }) => {
      if (actorRole === 'ATHLETE') showToast({ title: `${firstName} changed the schedule`, description: summary });
    },
  });
}
