import { IconMessage } from '@tabler/icons-react';
import { useRef, useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router';
import type { MessagesThreadsQuery } from '../../__generated__/MessagesThreadsQuery.graphql.ts';
import type { MessagesView_viewer$key } from '../../__generated__/MessagesView_viewer.graphql.ts';
import { Initials } from '../../cards/coaching/Initials.tsx';
import { useLiveMessages } from '../../relay/useLiveMessages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { Conversation } from './Conversation.tsx';
import { Panes } from './Panes.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { subjectOf, type ThreadSubject } from './threadText.ts';

const PAGE = 20;
/** The server gives no more at once; the rest comes by the button below. */
const MOST = 100;

/** What leads to a first message, for who only trains and for who coaches. */
const EMPTY = {
  athlete: {
    label: 'Your Coach',
    to: '/settings/coaching',
    text: 'Once a coach is with you, what you write to each other about workouts, weeks and activities stands here.',
  },
  coach: {
    label: 'Your Athletes',
    to: '/coach/dashboard',
    text: "What you and your athletes write to each other stands here. The first words are written on an athlete's page, or beside a workout, a week or an activity of theirs.",
  },
};

/** The conversation that was the latest when the page opened: it stays open when others write meanwhile, while it is there. */
function useOpened(latest: string | null, isThere: (id: string) => boolean): string | null {
  const [opened, open] = useState(latest);
  const stays = opened !== null && isThere(opened);
  if (!stays && opened !== latest) open(latest);
  return opened;
}

/** Conversations, the latest first, and the one that is read; follows what others write. */
export function MessagesView({ viewer: key }: { viewer: MessagesView_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    MessagesThreadsQuery,
    MessagesView_viewer$key
  >(
    graphql`
      fragment MessagesView_viewer on Viewer
      @refetchable(queryName: "MessagesThreadsQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        athlete {
          id
          coachings {
            coach {
              id
              firstName
              lastName
            }
          }
        }
        coach {
          id
        }
        threads(first: $count, after: $cursor) @connection(key: "MessagesView_threads") @required(action: THROW) {
          edges {
            node {
              id
              ...ThreadRow_thread
              ...threadText_subject @relay(mask: false)
            }
          }
        }
      }
    `,
    key,
  );
  const [search] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [, startReading] = useTransition();
  const threads = data.threads.edges.map(({ node }) => node);
  const shown = useRef(PAGE);
  // the first says what is known already
  const isFirst = useRef(true);
  useLiveMessages(() => {
    if (isFirst.current) isFirst.current = false;
    else
      startReading(
        () =>
          void refetch(
            { count: Math.min(MOST, Math.max(shown.current, threads.length)) },
            { fetchPolicy: 'network-only' },
          ),
      );
  });
  const ownId = data.athlete?.id ?? '';
  const coaches = (data.athlete?.coachings ?? []).map(({ coach }) => coach);
  const unwritten = coaches.filter(({ id }) => !threads.some((thread) => isOf(thread, id, ownId)));
  const asked = search.get('thread');
  const opened = useOpened(
    threads[0]?.id ?? unwritten[0]?.id ?? null,
    (named) => unwritten.some(({ id }) => id === named) || threads.some((thread) => isOf(thread, named, ownId)),
  );
  const openId = asked ?? (isWide ? opened : null);

  if (threads.length === 0 && unwritten.length === 0) {
    const { label, to, text } = EMPTY[data.coach ? 'coach' : 'athlete'];
    return (
      <Card>
        <EmptyState
          icon={<IconMessage size={24} />}
          title="No messages yet"
          action={
            <ButtonLink as={Link} to={to}>
              {label}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </Card>
    );
  }

  const more = () => {
    shown.current = threads.length + PAGE;
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error) showToast({ title: 'Could not load more', description: 'Please try again.', tone: 'destructive' });
      },
    });
  };
  const list = (
    <Card as="nav" aria-label="Conversations" padding="small">
      <Stack as="ul" gap={1}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} ownId={ownId} isOpen={openId !== null && isOf(thread, openId, ownId)} />
          </li>
        ))}
        {unwritten.map((coach) => (
          <li key={coach.id}>
            <Inline gap={3} css={{ padding: '$3' }}>
              <Initials firstName={coach.firstName} lastName={coach.lastName} />
              <TextLink as={Link} to={`/messages?thread=${coach.id}`} preventScrollReset>
                Write to {coach.firstName}
              </TextLink>
            </Inline>
          </li>
        ))}
      </Stack>
      {hasNext && (
        <Button size="small" tone="ghost" busy={isLoadingNext} onClick={more} css={{ width: '100%' }}>
          Earlier Conversations
        </Button>
      )}
    </Card>
  );
  if (openId === null) return <Panes>{list}</Panes>;

  return (
    <Panes>
      {isWide && list}
      <Conversation aboutId={openId} {...conversationOf(openId, { threads, coaches, ownId })} isAlone={!isWide} />
    </Panes>
  );
}

type Known = ThreadSubject & { readonly id: string };

/** Whether that id, of a thread or of a coach with whom it is, names this thread. */
const isOf = ({ id, about, athlete, coach }: Known, named: string, ownId: string) =>
  id === named || (about === 'COACH' && athlete.id === ownId && coach?.id === named);

interface All {
  threads: readonly Known[];
  coaches: readonly { readonly id: string; readonly firstName: string; readonly lastName: string }[];
  ownId: string;
}

/** What the conversation of that id is called, and where what it is about stands. */
function conversationOf(id: string, { threads, coaches, ownId }: All) {
  // it keeps its name after the first message has begun the thread: what is being typed stays
  const coach = coaches.find((one) => one.id === id);
  if (coach) return { title: `${coach.firstName} ${coach.lastName}`, athleteId: ownId, place: null };
  const thread = threads.find((one) => one.id === id);
  if (!thread) return { title: 'Conversation', place: null };
  const { title, whose, place } = subjectOf(thread, ownId);
  return { title: whose === null ? title : `${whose} · ${title}`, place };
}
