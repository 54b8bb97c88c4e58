import {
  IconCalendarEvent,
  IconFirstAidKit,
  IconMessage,
  IconPencil,
  IconSparkles,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { NoticeKind, NoticeRow_notice$key } from '../../__generated__/NoticeRow_notice.graphql.ts';
import { momentText } from '../../cards/momentText.ts';
import { words } from '../../words.ts';
import { rowEmblem, rowLink } from '../../ui/rowLink.ts';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Row = styled(Link, {
  ...rowLink,
  gridTemplateColumns: '2.5rem minmax(0, 1fr) 0.5rem',
  alignItems: 'start',
});
const Emblem = styled('span', {
  ...rowEmblem,
  variants: { isNew: { true: { backgroundColor: '$accentSoft', color: '$onAccentSoft' } } },
});
const Words = styled('span', { display: 'block', minWidth: 0, lineHeight: '$snug', overflowWrap: 'anywhere' });
const Title = styled('span', {
  display: 'block',
  fontSize: '$3',
  fontWeight: '$medium',
  variants: { isNew: { true: { fontWeight: '$semibold' } } },
});
const Body = styled('span', { display: 'block', marginTop: '2px', fontSize: '$2', color: '$textMuted' });
const When = styled('span', { display: 'block', marginTop: '$1', fontSize: '$1', color: '$textSubtle' });
const Dot = styled('span', {
  square: '0.5rem',
  marginTop: '0.4rem',
  borderRadius: '50%',
  backgroundColor: '$accent',
  '@forced': { backgroundColor: 'Highlight' },
});

const mark = { size: 18, 'aria-hidden': true } as const;
const OTHER = <IconSparkles {...mark} />;
const markOf = words<NoticeKind, ReactNode>({
  MESSAGE: <IconMessage {...mark} />,
  PLAN_CHANGE: <IconPencil {...mark} />,
  ATHLETE_REPORT: <IconFirstAidKit {...mark} />,
  COACHING: <IconUsers {...mark} />,
  PLAN_ADAPTED: OTHER,
  TODAY: <IconCalendarEvent {...mark} />,
});

/** One thing that happened; it leads to where it can be seen. */
export function NoticeRow({ notice: key, isNew }: { notice: NoticeRow_notice$key; isNew: boolean }) {
  const { kind, at, title, body, link } = useFragment(
    graphql`
      fragment NoticeRow_notice on Notice {
        kind
        at
        title
        body
        link
      }
    `,
    key,
  );
  return (
    <Row to={link}>
      <Emblem isNew={isNew}>{markOf(kind) ?? OTHER}</Emblem>
      <Words>
        <Title isNew={isNew}>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          {title}
        </Title>
        {body && <Body>{body}</Body>}
        <When>{momentText(at)}</When>
      </Words>
      {isNew && <Dot aria-hidden />}
    </Row>
  );
}
