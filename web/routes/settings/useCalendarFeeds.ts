import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  CalendarFeedKind,
  useCalendarFeedsCreateMutation,
} from '../../__generated__/useCalendarFeedsCreateMutation.graphql.ts';
import type { useCalendarFeedsRevokeMutation } from '../../__generated__/useCalendarFeedsRevokeMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';
import type { Known } from '../../names.ts';

export type FeedKind = Known<CalendarFeedKind>;

/** An address that was just made: only this page knows it. */
export interface NewAddress {
  kind: FeedKind;
  url: string;
}

/** Makes, renews and ends the addresses of calendars; `busy` is the kind that is being changed. */
export function useCalendarFeeds() {
  const [made, setMade] = useState<NewAddress | null>(null);
  const [busy, setBusy] = useState<FeedKind | null>(null);
  const settled = { failed: TRY_AGAIN, refused: () => setBusy(null) };
  const [actCreate] = useAct<useCalendarFeedsCreateMutation>(
    graphql`
      mutation useCalendarFeedsCreateMutation($input: CreateCalendarFeedInput!) {
        createCalendarFeed(input: $input) {
          ... on CreateCalendarFeedPayload @alias(as: "payload") {
            path
            viewer {
              ...CalendarCard_viewer
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    settled,
  );
  const [actRevoke] = useAct<useCalendarFeedsRevokeMutation>(
    graphql`
      mutation useCalendarFeedsRevokeMutation($input: RevokeCalendarFeedInput!) {
        revokeCalendarFeed(input: $input) {
          viewer {
            ...CalendarCard_viewer
          }
        }
      }
    `,
    {
      ...settled,
      says: { title: 'Address Ended', description: 'Calendars that used it are no longer updated.' },
    },
  );
  const create = (kind: FeedKind) => {
    setBusy(kind);
    actCreate(
      { kind },
      {
        done: ({ path }) => {
          setBusy(null);
          setMade({ kind, url: `${window.location.origin}${path}` });
        },
      },
    );
  };
  const revoke = (kind: FeedKind, calendarFeedId: string) => {
    setBusy(kind);
    actRevoke(
      { calendarFeedId },
      {
        done: () => {
          setBusy(null);
          setMade((known) => (known?.kind === kind ? null : known));
        },
      },
    );
  };
  return { create, revoke, made, busy };
}
