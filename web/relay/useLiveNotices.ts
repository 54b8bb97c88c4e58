import { useEffect, useRef } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveNoticesSubscription } from '../__generated__/useLiveNoticesSubscription.graphql.ts';

/** Calls back with how many notices the viewer has not seen: at once, whenever that may have changed, and after a connection that was lost. */
export function useLiveNotices(onCount: (unread: number) => void): void {
  const environment = useRelayEnvironment();
  const latest = useRef(onCount);
  useEffect(() => {
    latest.current = onCount;
  });
  useEffect(() => {
    const { dispose } = requestSubscription<useLiveNoticesSubscription>(environment, {
      subscription: graphql`
        subscription useLiveNoticesSubscription {
          noticesUpdated {
            viewer {
              id
              unreadNotices
            }
          }
        }
      `,
      variables: {},
      onNext: (news) => {
        if (news?.noticesUpdated) latest.current(news.noticesUpdated.viewer.unreadNotices);
      },
    });
    return dispose;
  }, [environment]);
}
