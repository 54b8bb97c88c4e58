import { useEffect } from 'react';
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useKeepPushMutation } from '../__generated__/useKeepPushMutation.graphql.ts';
import type { useKeepPushQuery } from '../__generated__/useKeepPushQuery.graphql.ts';
import { isPushAllowed, subscribeToPush } from '../offline/push.ts';
import { wantsPush } from '../offline/pushWish.ts';

/** A browser in which this person switched notices on gets them again after they signed in anew, or after the browser or the server changed its key. */
export function useKeepPush(userId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!wantsPush(userId) || !isPushAllowed()) return;
    const asked = fetchQuery<useKeepPushQuery>(
      environment,
      graphql`
        query useKeepPushQuery {
          viewer {
            noticeSettings {
              key
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) => {
        const key = viewer?.noticeSettings.key;
        if (key) void keep(key);
      },
      // the next start tries again
      error: () => {},
    });
    const keep = async (key: string) => {
      const keys = await subscribeToPush(key).catch(() => null);
      if (!keys) return;
      commitMutation<useKeepPushMutation>(environment, {
        mutation: graphql`
          mutation useKeepPushMutation($input: AddPushSubscriptionInput!) {
            addPushSubscription(input: $input) {
              __typename
            }
          }
        `,
        variables: { input: { ...keys, greets: false } },
        onError: () => {},
      });
    };
    return () => asked.unsubscribe();
  }, [environment, userId]);
}
