import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useEffortCurveUpdatesSubscription } from '../../__generated__/useEffortCurveUpdatesSubscription.graphql.ts';
import { useRevisionGaps } from '../../relay/useRevisionGaps.ts';

/** Keeps the curves as they are on the server: a recording that comes in, is deleted or brought back appears here. */
export function useEffortCurveUpdates(athleteId: string, revision: number, onGap: () => void): void {
  const { since, arrived } = useRevisionGaps(revision, onGap);
  const config = useMemo<GraphQLSubscriptionConfig<useEffortCurveUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useEffortCurveUpdatesSubscription($athleteId: ID!, $since: Int!) {
          scheduleUpdated(athleteId: $athleteId, since: $since) {
            revision
            athlete {
              ...EffortCurvesView_athlete
            }
          }
        }
      `,
      variables: { athleteId, since: since() },
      onNext: (response) => {
        if (response?.scheduleUpdated) arrived(response.scheduleUpdated.revision);
      },
    }),
    [athleteId, since, arrived],
  );
  useSubscription<useEffortCurveUpdatesSubscription>(config);
}
