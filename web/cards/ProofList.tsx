import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from '../ui/theme.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { ProofList_week$key } from '../__generated__/ProofList_week.graphql.ts';
import { constraintText, saysLimit } from './proofText.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(40%)',
  alignItems: 'start',
  gap: '$1 $3',
  paddingY: '$3',
  fontSize: '$3',
  lineHeight: '$snug',
  '& + &': { borderTop: '1px solid $colors$line' },
  variants: { holds: { true: { '& svg': { color: '$success' } }, false: { '& svg': { color: '$danger' } } } },
});
const Limit = styled('span', { display: 'block', fontSize: '$2', color: '$textMuted', marginTop: '2px' });
const Value = styled('strong', { fontWeight: '$semibold', textAlign: 'right' });

/** Every limit a week was checked against, with the value it has: what is not kept first. */
export function ProofList({ week }: { week: ProofList_week$key }) {
  const { proof } = useFragment(
    graphql`
      fragment ProofList_week on TrainingWeek {
        proof {
          constraint
          limit
          value
          holds
        }
      }
    `,
    week,
  );
  return (
    <List>
      {proof
        .toSorted((a, b) => Number(a.holds) - Number(b.holds))
        .map(({ constraint, limit, value, holds }, index) => (
          <Line key={index} holds={holds}>
            {holds ? <IconCircleCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
            <span>
              <VisuallyHidden>{holds ? 'Kept: ' : 'Not kept: '}</VisuallyHidden>
              {constraintText(constraint)}
              {!saysLimit(constraint, limit) && <Limit>Limit: {limit}</Limit>}
            </span>
            <Value>
              <VisuallyHidden>, this week: </VisuallyHidden>
              {value}
            </Value>
          </Line>
        ))}
    </List>
  );
}
