import { useEffect, useRef } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveMessagesSubscription } from '../__generated__/useLiveMessagesSubscription.graphql.ts';

/** Calls back with how many messages the viewer has not read: at once, whenever that may have changed, and after a connection that was lost. */
export function useLiveMessages(onCount: (unread: number) => void): void {
  const environment = useRelayEnvironment();
  const latest = useRef(onCount);
  useEffect(() => {
    latest.current = onCount;
  });
  useEffect(() => {
    const { dispose } = requestSubscription<useLiveMessagesSubscription>(environment, {
      subscription: graphql`
        subscription useLiveMessagesSubscription {
          messagesUpdated {
            viewer {
              id
              unreadMessages
            }
          }
        }
      `,
      variables: {},
      onNext: (news) => {
        if (news?.messagesUpdated) latest.current(news.messagesUpdated.viewer.unreadMessages);
      },
    });
    return dispose;
  }, [environment]);
}
