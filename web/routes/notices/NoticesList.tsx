import { IconBell } from '@tabler/icons-react';
import { useEffect, useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import type { NoticesList_viewer$key } from '../../__generated__/NoticesList_viewer.graphql.ts';
import type { NoticesListMutation } from '../../__generated__/NoticesListMutation.graphql.ts';
import type { NoticesListQuery } from '../../__generated__/NoticesListQuery.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { closeShown } from '../../offline/push.ts';
import { useLiveNotices } from '../../relay/useLiveNotices.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { NoticeRow } from './NoticeRow.tsx';

const PAGE = 20;
const CHOICES = '/settings/preferences#notices';

/** Those that were new when the page first showed them stay marked until it is left, though they are read from then on. */
function useNewOnes(notices: readonly { readonly id: string; readonly isRead: boolean }[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = notices.filter(({ id, isRead }) => !isRead && !seen.has(id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  return seen;
}

/** Whoever looks at the list has seen it. Answers whether all that is shown has been told of by now. */
function useMarkRead(notices: readonly { readonly id: string; readonly isRead: boolean }[]): boolean {
  const latest = notices[0]?.id ?? null;
  const unread = notices.filter(({ isRead }) => !isRead);
  const [mark, isMarking] = useAct<NoticesListMutation>(
    graphql`
      mutation NoticesListMutation($input: MarkNoticesReadInput!) {
        markNoticesRead(input: $input) {
          viewer {
            id
            unreadNotices
          }
        }
      }
    `,
    {
      // nothing is lost: they are new once more
      refused: () => true,
      updater: (store) => unread.forEach(({ id }) => store.get(id)?.setValue(true, 'isRead')),
    },
  );
  const isDue = latest !== null && unread.length > 0;
  useEffect(() => {
    if (!isDue) return;
    mark({ noticeId: latest });
    void closeShown().catch(() => {});
  }, [latest, isDue, mark]);
  return !isDue && !isMarking;
}

/** What happened, the latest first; follows what happens meanwhile. */
export function NoticesList({ viewer: key }: { viewer: NoticesList_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    NoticesListQuery,
    NoticesList_viewer$key
  >(
    graphql`
      fragment NoticesList_viewer on Viewer
      @refetchable(queryName: "NoticesListQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        notices(first: $count, after: $cursor) @connection(key: "NoticesList_notices") @required(action: THROW) {
          edges {
            node {
              id
              isRead
              ...NoticeRow_notice
            }
          }
        }
      }
    `,
    key,
  );
  const [, startReading] = useTransition();
  const notices = data.notices.edges.map(({ node }) => node);
  const news = useNewOnes(notices);
  const isSeen = useMarkRead(notices);
  const [unread, setUnread] = useState(0);
  useLiveNotices(setUnread);
  // of what is shown nothing is unread: it is something else
  const isBehind = isSeen && unread > 0;
  useEffect(() => {
    if (isBehind) startReading(() => void refetch({ count: PAGE }, { fetchPolicy: 'network-only' }));
  }, [isBehind, unread, refetch]);

  if (notices.length === 0) {
    return (
      <Card css={{ maxWidth: '$prose' }}>
        <EmptyState
          icon={<IconBell size={24} />}
          title="Nothing new"
          action={
            <ButtonLink as={Link} to={CHOICES}>
              Choose What You Are Told
            </ButtonLink>
          }
        >
          What a coach changes in your plan, and what the planner adapts by itself, stands here with a way to it.
        </EmptyState>
      </Card>
    );
  }
  const more = () =>
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error) showToast({ title: 'Could not load more', description: 'Please try again.', tone: 'destructive' });
      },
    });
  return (
    <Stack gap={4} css={{ maxWidth: '$prose' }}>
      <Card padding="small">
        <Stack as="ul" gap={1} aria-label="Notices">
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} isNew={news.has(notice.id)} />
            </li>
          ))}
        </Stack>
        {hasNext && (
          <Button size="small" tone="ghost" busy={isLoadingNext} onClick={more} css={{ width: '100%' }}>
            Earlier Notices
          </Button>
        )}
      </Card>
      <Text tone="muted">
        Kept for sixty days.{' '}
        <TextLink as={Link} to={CHOICES}>
          Choose what you are told, and when
        </TextLink>
      </Text>
    </Stack>
  );
}
