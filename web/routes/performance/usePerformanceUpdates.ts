import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { usePerformanceUpdatesSubscription } from '../../__generated__/usePerformanceUpdatesSubscription.graphql.ts';
import { useRevisionGaps } from '../../relay/useRevisionGaps.ts';

/** Keeps the charts as they are on the server: what another window, the planner or the coach changes appears here. */
export function usePerformanceUpdates(athleteId: string, revision: number, weeks: number, onGap: () => void): void {
  const { since, arrived } = useRevisionGaps(revision, onGap);
  const config = useMemo<GraphQLSubscriptionConfig<usePerformanceUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription usePerformanceUpdatesSubscription($athleteId: ID!, $since: Int!, $weeks: Int!) {
          scheduleUpdated(athleteId: $athleteId, since: $since) {
            revision
            athlete {
              ...PerformanceView_athlete
            }
          }
        }
      `,
      variables: { athleteId, since: since(), weeks },
      onNext: (response) => {
        if (response?.scheduleUpdated) arrived(response.scheduleUpdated.revision);
      },
    }),
    [athleteId, weeks, since, arrived],
  );
  useSubscription<usePerformanceUpdatesSubscription>(config);
}
