import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { AthleteCard_edge$key } from '../../__generated__/AthleteCard_edge.graphql.ts';
import { Initials } from '../../cards/coaching/Initials.tsx';
import { ageAndGender, dateOf } from '../../cards/coaching/personText.ts';
import { shortDay } from '../../cards/dateText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { focusRing, styled } from '../../ui/theme.ts';

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
});
const Person = styled('span', { display: 'flex', alignItems: 'center', gap: '$3', minWidth: 0 });
const Names = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const Name = styled('strong', { ...line, fontSize: '$4', fontWeight: '$semibold', lineHeight: '$snug' });
const Email = styled('span', { ...line, fontSize: '$2', color: '$textMuted' });
const Badges = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Foot = styled('span', { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '$1 $3', marginTop: 'auto', fontSize: '$2', color: '$textSubtle' });

/** One athlete; leads to their page. */
export function AthleteCard({ edge: key }: { edge: AthleteCard_edge$key }) {
  const { assignedAt, attention, node } = useFragment(
    graphql`
      fragment AthleteCard_edge on CoachedAthleteEdge {
        assignedAt
        attention {
          lastHeardOn
          reasons {
            code
          }
        }
        node {
          id
          firstName
          lastName
          email
          age
          gender
        }
      }
    `,
    key,
  );
  const person = ageAndGender(node.age, node.gender);
  const reasons = attention?.reasons.length ?? 0;
  return (
    <Frame to={`/coach/athlete/${node.id}`}>
      <Person>
        <Initials firstName={node.firstName} lastName={node.lastName} />
        <Names>
          <Name>
            {node.firstName} {node.lastName}
          </Name>
          <Email>{node.email}</Email>
        </Names>
      </Person>
      <Badges>
        {person && <Badge>{person}</Badge>}
        {reasons > 0 && <Badge tone="warning">Needs attention</Badge>}
      </Badges>
      <Foot>
        <span>Joined {dateOf(assignedAt)}</span>
        <span>{attention?.lastHeardOn ? `Last heard ${shortDay(attention.lastHeardOn)}` : 'No data yet'}</span>
      </Foot>
    </Frame>
  );
}
