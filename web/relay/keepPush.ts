import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { keepPushMutation } from '../__generated__/keepPushMutation.graphql.ts';
import type { keepPushQuery } from '../__generated__/keepPushQuery.graphql.ts';
import { isPushAllowed, subscribeToPush } from '../offline/push.ts';
import { wantsPush } from '../offline/pushWish.ts';

/**
 * A browser in which this person switched notices on gets them from now on by the session that it has: after they signed in anew or changed their
 * password, or after the browser or the server changed its key. Answers how to stop asking.
 */
export function keepPush(environment: IEnvironment, userId: string): () => void {
  if (!wantsPush(userId) || !isPushAllowed()) return () => {};
  const asked = fetchQuery<keepPushQuery>(
    environment,
    graphql`
      query keepPushQuery {
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
    // switched off meanwhile
    if (!keys || !wantsPush(userId)) return;
    commitMutation<keepPushMutation>(environment, {
      mutation: graphql`
        mutation keepPushMutation($input: AddPushSubscriptionInput!) {
          addPushSubscription(input: $input) {
            ... on AddPushSubscriptionPayload {
              viewer {
                id
                noticeSettings {
                  ...PushBrowsers_settings
                }
              }
            }
          }
        }
      `,
      variables: { input: { ...keys, greets: false } },
      onError: () => {},
    });
  };
  return () => asked.unsubscribe();
}
