import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useAthleteUpdatesSubscription } from '../../__generated__/useAthleteUpdatesSubscription.graphql.ts';

/** Keeps an athlete on the coach's screen as they are: check-ins, recordings and what else they tell appear by themselves. */
export function useAthleteUpdates(athleteId: string, onEnd: () => void): void {
  const config = useMemo<GraphQLSubscriptionConfig<useAthleteUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useAthleteUpdatesSubscription($athleteId: ID!) {
          athleteUpdated(athleteId: $athleteId) {
            athlete {
              ...CoachAthleteView_athlete
            }
          }
        }
      `,
      variables: { athleteId },
      // the server ends it when access ends: nothing of the athlete stays on the screen
      onCompleted: onEnd,
    }),
    [athleteId, onEnd],
  );
  useSubscription<useAthleteUpdatesSubscription>(config);
}
