import { useCallback, useEffect, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { ThreadPanelMarkMutation } from '../../__generated__/ThreadPanelMarkMutation.graphql.ts';
import type { ThreadPanelQuery } from '../../__generated__/ThreadPanelQuery.graphql.ts';
import type { ThreadPanelSubscription } from '../../__generated__/ThreadPanelSubscription.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Stack } from '../../ui/Layout.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { useAsked } from '../activities/useAsked.ts';
import { MessageLine } from './MessageLine.tsx';
import type { ThreadMessage } from './threadMessage.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageForm } from './MessageForm.tsx';

const List = styled('ol', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** As high as a first message, so that nothing moves when it comes. */
const Waiting = styled('div', { minHeight: '3.5rem' });

export interface ThreadPlace {
  /** Id of a workout, a week, an activity, a coach or a thread. */
  aboutId: string;
  /** Whose thread about that week or with that coach it is; left out: it is about a thing, which knows its athlete. */
  athleteId?: string;
}

/** What is written about one thing, and a place to write; it follows what others write while it is open. */
export function ThreadPanel({ aboutId, athleteId }: ThreadPlace) {
  const [changes, setChanges] = useState(0);
  const { state, data, again } = useAsked<ThreadPanelQuery>(
    graphql`
      query ThreadPanelQuery($aboutId: ID!, $athleteId: ID!, $isWithCoach: Boolean!) {
        athlete(id: $athleteId) @include(if: $isWithCoach) {
          id
          thread(aboutId: $aboutId) {
            ...ThreadPanel_thread @relay(mask: false)
          }
        }
        node(id: $aboutId) @skip(if: $isWithCoach) {
          ... on Workout @alias(as: "workout") {
            athlete {
              id
            }
            thread {
              ...ThreadPanel_thread @relay(mask: false)
            }
          }
          ... on Thread @alias(as: "begun") {
            owner: athlete {
              id
            }
            ...ThreadPanel_thread @relay(mask: false)
          }
          ... on Activity @alias(as: "activity") {
            owner: athlete {
              id
            }
            thread {
              ...ThreadPanel_thread @relay(mask: false)
            }
          }
        }
      }
    `,
    { aboutId, athleteId: athleteId ?? '', isWithCoach: athleteId !== undefined },
    changes,
  );
  const { whose, thread } = threadIn(data);
  const { messages, earlier } = newestOf(thread);
  const readAnew = useCallback(() => setChanges((before) => before + 1), []);
  // where the news begin: a connection that was lost begins there again
  const [since, setSince] = useState<number | null>(null);
  if (since === null && data !== null) setSince(thread?.version ?? 0);
  useThreadNews(whose, aboutId, since ?? 0, readAnew);
  useMarkedRead(thread?.unreadCount ? messages.at(-1)?.id : undefined, readAnew);
  if (state === 'failed')
    return <ErrorState title="Failed to load the messages" message="Please try again." onRetry={again} />;
  if (state === 'loading')
    return (
      <Waiting aria-busy>
        <Text tone="muted">Loading messages…</Text>
      </Waiting>
    );
  if (whose === null) return <Text tone="muted">There is nothing here to write about any more.</Text>;
  return (
    <Stack gap={4}>
      <div role="log" aria-label="Messages">
        <List>
          {earlier && <EarlierMessages {...earlier} changes={changes} onChange={readAnew} />}
          {messages.map((message) => (
            <MessageLine key={message.id} message={message} onChange={readAnew} />
          ))}
        </List>
      </div>
      {messages.length === 0 && (
        <Text size={2} tone="muted">
          Nobody has written here yet.
        </Text>
      )}
      <MessageForm athleteId={whose} aboutId={aboutId} onSent={readAnew} />
    </Stack>
  );
}

/** The athlete whose thread it is, and the thread; null: there is none of both yet, or any more. */
function threadIn(data: ThreadPanelQuery['response'] | null) {
  const { workout, activity, begun } = data?.node ?? {};
  if (workout) return { whose: workout.athlete?.id ?? null, thread: workout.thread ?? null };
  if (begun) return { whose: begun.owner.id, thread: begun };
  if (activity) return { whose: activity.owner.id, thread: activity.thread ?? null };
  return { whose: data?.athlete?.id ?? null, thread: data?.athlete?.thread ?? null };
}

/** What is shown of a thread, and where what stands before it begins; null: that is all. */
function newestOf(thread: ReturnType<typeof threadIn>['thread']): {
  messages: readonly ThreadMessage[];
  earlier: { threadId: string; before: string } | null;
} {
  const { edges = [], pageInfo } = thread?.messages ?? {};
  return {
    messages: edges.map(({ node }) => node),
    earlier:
      thread && pageInfo?.hasPreviousPage && pageInfo.startCursor
        ? { threadId: thread.id, before: pageInfo.startCursor }
        : null,
  };
}

// the newest fifty: those before them come when somebody wants to read them
void graphql`
  fragment ThreadPanel_thread on Thread {
    id
    version
    unreadCount
    messages(last: 50) {
      pageInfo {
        hasPreviousPage
        startCursor
      }
      edges {
        node {
          ...MessageLine_message @relay(mask: false)
        }
      }
    }
  }
`;

/** Calls back after each change of the thread, also of one that has not begun. */
function useThreadNews(athleteId: string | null, aboutId: string, since: number, onNews: () => void): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (athleteId === null) return undefined;
    const { dispose } = requestSubscription<ThreadPanelSubscription>(environment, {
      subscription: graphql`
        subscription ThreadPanelSubscription($athleteId: ID!, $aboutId: ID!, $since: Int) {
          threadUpdated(athleteId: $athleteId, aboutId: $aboutId, since: $since) {
            version
          }
        }
      `,
      variables: { athleteId, aboutId, since },
      onNext: onNews,
      onCompleted: onNews,
    });
    return dispose;
  }, [environment, athleteId, aboutId, since, onNews]);
}

/** What stands before the reader is read; that it could not be kept so is told by nobody, since it is tried again. */
function useMarkedRead(messageId: string | undefined, onMarked: () => void): void {
  const [mark] = useAct<ThreadPanelMarkMutation>(
    graphql`
      mutation ThreadPanelMarkMutation($input: MarkMessageReadInput!) {
        markMessageRead(input: $input) {
          threadMessage {
            id
          }
        }
      }
    `,
    { refused: () => true },
  );
  useEffect(() => {
    if (messageId !== undefined) mark({ messageId }, { done: onMarked });
  }, [messageId, mark, onMarked]);
}
