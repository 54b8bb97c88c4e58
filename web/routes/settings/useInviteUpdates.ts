import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useInviteUpdatesSubscription } from '../../__generated__/useInviteUpdatesSubscription.graphql.ts';

/** Keeps a coach's open invitations as they are: one that is accepted, declined or taken back elsewhere leaves the list by itself. */
export function useInviteUpdates(): void {
  const config = useMemo<GraphQLSubscriptionConfig<useInviteUpdatesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useInviteUpdatesSubscription {
          coachUpdated {
            coach {
              ...Invites_coach
            }
          }
        }
      `,
      variables: {},
    }),
    [],
  );
  useSubscription<useInviteUpdatesSubscription>(config);
}
