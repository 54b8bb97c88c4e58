import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  CalendarFeedKind,
  useCalendarFeedsCreateMutation,
} from '../../__generated__/useCalendarFeedsCreateMutation.graphql.ts';
import type { useCalendarFeedsRevokeMutation } from '../../__generated__/useCalendarFeedsRevokeMutation.graphql.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';

export type FeedKind = Exclude<CalendarFeedKind, '%future added value'>;

/** An address that was just made: only this page knows it. */
export interface NewAddress {
  kind: FeedKind;
  url: string;
}

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Please try again.', tone: 'destructive' });
}

/** Makes, renews and ends the addresses of calendars; `busy` is the kind that is being changed. */
export function useCalendarFeeds() {
  const [made, setMade] = useState<NewAddress | null>(null);
  const [busy, setBusy] = useState<FeedKind | null>(null);
  const [commitCreate] = useMutation<useCalendarFeedsCreateMutation>(graphql`
    mutation useCalendarFeedsCreateMutation($input: CreateCalendarFeedInput!) {
      createCalendarFeed(input: $input) {
        __typename
        ... on CreateCalendarFeedPayload {
          path
          viewer {
            ...CalendarCard_viewer
          }
        }
        ... on InvalidInput {
          message
        }
      }
    }
  `);
  const [commitRevoke] = useMutation<useCalendarFeedsRevokeMutation>(graphql`
    mutation useCalendarFeedsRevokeMutation($input: RevokeCalendarFeedInput!) {
      revokeCalendarFeed(input: $input) {
        viewer {
          ...CalendarCard_viewer
        }
      }
    }
  `);
  const create = useCallback(
    (kind: FeedKind) => {
      setBusy(kind);
      commitCreate({
        variables: { input: { kind } },
        onCompleted: ({ createCalendarFeed: result }) => {
          setBusy(null);
          if (result.__typename === 'CreateCalendarFeedPayload')
            setMade({ kind, url: `${window.location.origin}${result.path}` });
          else failed(result.__typename === 'InvalidInput' ? result.message : undefined);
        },
        onError: ({ message }) => {
          setBusy(null);
          failed(message);
        },
      });
    },
    [commitCreate],
  );
  const revoke = useCallback(
    (kind: FeedKind, calendarFeedId: string) => {
      setBusy(kind);
      commitRevoke({
        variables: { input: { calendarFeedId } },
        onCompleted: () => {
          setBusy(null);
          setMade((known) => (known?.kind === kind ? null : known));
          showToast({
            title: 'Address Ended',
            description: 'Calendars that used it are no longer updated.',
            tone: 'success',
          });
        },
        onError: ({ message }) => {
          setBusy(null);
          failed(message);
        },
      });
    },
    [commitRevoke],
  );
  return { create, revoke, made, busy };
}
