import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { AthleteCard_edge$key } from '../../__generated__/AthleteCard_edge.graphql.ts';
import { Initials } from '../../cards/coaching/Initials.tsx';
import { ageAndGender, dateOf } from '../../cards/coaching/personText.ts';
import { shortDay } from '../../cards/dateText.ts';
import { factsOf } from './rosterText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { onPhone } from '../../ui/phone.ts';
import { focusRing, styled } from '../../ui/theme.ts';

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Frame = styled(Link, {
  ...focusRing,
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  height: '100%',
  padding: '$4',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  color: '$text',
  textDecoration: 'none',
  transition: 'border-color $transitions$fast, background-color $transitions$fast',
  '&:hover': { borderColor: '$accentLine', backgroundColor: '$hover' },
  // many of them stand on one screen: plain elements, looked for by their names
  '& .person': { display: 'flex', alignItems: 'center', gap: '$3', minWidth: 0 },
  '& .names': { minWidth: 0 },
  '& .names > *': { ...line, display: 'block' },
  '& .names > strong': { fontSize: '$4', fontWeight: '$semibold', lineHeight: '$snug' },
  '& .names > span': { fontSize: '$2', color: '$textMuted' },
  '& .badges': { display: 'flex', flexWrap: 'wrap', gap: '$2' },
  '& .facts': { fontSize: '$2', color: '$textMuted' },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '$1 $3',
    marginTop: 'auto',
    fontSize: '$2',
    color: '$textSubtle',
  },
  // a row: what else there is to tell stands on their page
  [onPhone]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '$3',
    rowGap: '$1',
    padding: '$3',
    '& .person, & .names': { display: 'contents' },
    '& .person > :first-child': { gridRow: '1 / span 2' },
    '& strong': { gridColumn: 2, gridRow: 1 },
    '& .facts': { gridColumn: 2, gridRow: 2 },
    '& .badges': { gridColumn: 2, gridRow: 3 },
    '& .about, & .names > span, & .foot': { display: 'none' },
  },
});

/** One athlete; leads to their page. */
export const AthleteCard = memo(function AthleteCard({ edge: key }: { edge: AthleteCard_edge$key }) {
  const { assignedAt, attention, training, node } = useFragment(
    graphql`
      fragment AthleteCard_edge on CoachedAthleteEdge {
        assignedAt
        attention {
          lastHeardOn
          reasons {
            code
          }
        }
        training {
          consistency
          form
          formBand
          nextRace {
            id
            raceName
            raceDate
          }
        }
        node {
          id
          firstName
          lastName
          email
          age
          gender
          today
          unreadMessages
          coachGroups @required(action: THROW)
        }
      }
    `,
    key,
  );
  const person = ageAndGender(node.age, node.gender);
  const unread = node.unreadMessages;
  const reasons = attention?.reasons.length ?? 0;
  const facts = training ? factsOf(training, node.today) : [];
  return (
    <Frame to={`/coach/athlete/${node.id}`}>
      <span className="person">
        <Initials firstName={node.firstName} lastName={node.lastName} />
        <span className="names">
          <strong>
            {node.firstName} {node.lastName}
          </strong>
          <span>{node.email}</span>
        </span>
      </span>
      <span className="badges">
        {person && <Badge className="about">{person}</Badge>}
        {node.coachGroups.map((group) => (
          <Badge key={group} tone="outline">
            {group}
          </Badge>
        ))}
        {unread > 0 && <Badge tone="accent">{unread === 1 ? '1 unread message' : `${unread} unread messages`}</Badge>}
        {reasons > 0 && <Badge tone="warning">Needs attention</Badge>}
      </span>
      {facts.length > 0 && <span className="facts">{facts.join(' · ')}</span>}
      <span className="foot">
        <span>Joined {dateOf(assignedAt)}</span>
        <span>{attention?.lastHeardOn ? `Last heard ${shortDay(attention.lastHeardOn)}` : 'No data yet'}</span>
      </span>
    </Frame>
  );
});
