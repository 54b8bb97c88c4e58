import { IconActivity, IconCalendarWeek } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { ThreadRow_thread$key } from '../../__generated__/ThreadRow_thread.graphql.ts';
import { Initials } from '../../cards/coaching/Initials.tsx';
import { momentText } from '../../cards/momentText.ts';
import { SportIcon } from '../../cards/sport.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { rowEmblem, rowLink } from '../../ui/rowLink.ts';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { subjectOf } from './threadText.ts';

const Row = styled(Link, {
  ...rowLink,
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  '&[aria-current]': { backgroundColor: '$accentSoft', color: '$onAccentSoft', '@forced': { border: '2px solid' } },
});
const Emblem = styled('span', rowEmblem);
const Words = styled('span', { display: 'block', minWidth: 0, lineHeight: '$snug' });
const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const Title = styled('span', {
  display: 'block',
  overflowWrap: 'anywhere',
  fontSize: '$3',
  fontWeight: '$medium',
  variants: { unread: { true: { fontWeight: '$semibold' } } },
});
const Last = styled('span', { ...line, marginTop: '2px', fontSize: '$2', color: '$textMuted' });
const When = styled('span', { ...line, marginTop: '2px', fontSize: '$1', color: '$textSubtle' });

interface ThreadRowProps {
  thread: ThreadRow_thread$key;
  /** The reader as an athlete: of others, the name stands beside. */
  ownId: string;
  isOpen: boolean;
}

/** One conversation: with whom or about what, and what was said last. */
export function ThreadRow({ thread: key, ownId, isOpen }: ThreadRowProps) {
  const thread = useFragment(
    graphql`
      fragment ThreadRow_thread on Thread {
        id
        lastAt
        unreadCount
        ...threadText_subject @relay(mask: false)
        messages(last: 1) {
          edges {
            node {
              text
              author {
                isYou
                firstName
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { title, whose } = subjectOf(thread, ownId);
  const last = thread.messages?.edges[0]?.node;
  const by = last?.author.isYou ? 'You' : last?.author.firstName;
  const unread = thread.unreadCount;
  return (
    <Row
      to={`/messages?thread=${thread.id}`}
      aria-current={isOpen ? 'true' : undefined}
      preventScrollReset
      replace={isOpen}
    >
      {thread.about === 'COACH' && thread.coach && thread.athlete.id === ownId ? (
        <Initials firstName={thread.coach.firstName} lastName={thread.coach.lastName} />
      ) : thread.about === 'COACH' ? (
        <Initials firstName={thread.athlete.firstName} lastName={thread.athlete.lastName} />
      ) : (
        <Emblem>
          {thread.about === 'WEEK' ? (
            <IconCalendarWeek size={18} aria-hidden />
          ) : thread.workout ? (
            <SportIcon type={thread.workout.workoutType} />
          ) : (
            <IconActivity size={18} aria-hidden />
          )}
        </Emblem>
      )}
      <Words>
        <Title unread={unread > 0}>{whose === null ? title : `${whose} · ${title}`}</Title>
        {last && <Last>{last.text == null ? 'Deleted' : `${by ? `${by}: ` : ''}${last.text}`}</Last>}
        <When>{momentText(thread.lastAt)}</When>
      </Words>
      {unread > 0 && (
        <Badge tone="accent">
          {unread}
          <VisuallyHidden> unread</VisuallyHidden>
        </Badge>
      )}
    </Row>
  );
}
