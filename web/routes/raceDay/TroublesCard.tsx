import { graphql, useFragment } from 'react-relay';
import type { TroublesCard_plan$key } from '../../__generated__/TroublesCard_plan.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const List = styled('dl', { display: 'grid', gap: '$3', fontSize: '$3', lineHeight: '$normal' });
const Title = styled('dt', { fontWeight: '$semibold' });

/** What to do when it goes wrong. */
export function TroublesCard({ plan: key }: { plan: TroublesCard_plan$key }) {
  const { troubles } = useFragment(
    graphql`
      fragment TroublesCard_plan on RaceDayPlan {
        troubles {
          title
          line
        }
      }
    `,
    key,
  );
  return (
    <Card aria-label="When it goes wrong">
      <Stack gap={3}>
        <Heading>When it goes wrong</Heading>
        <List>
          {troubles.map(({ title, line }) => (
            <div key={title}>
              <Title>{title}</Title>
              <dd>{line}</dd>
            </div>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
