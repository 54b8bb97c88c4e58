import { graphql, useFragment } from 'react-relay';
import type { RemindersCard_plan$key } from '../../__generated__/RemindersCard_plan.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  fontSize: '$3',
  lineHeight: '$normal',
});
const Item = styled('li', {
  display: 'flex',
  gap: '$2',
  // to be ticked by hand
  '&::before': {
    content: '""',
    flexShrink: 0,
    square: '0.8em',
    marginTop: '0.3em',
    border: '1px solid $colors$control',
  },
});
const Steps = styled(List, { listStyle: 'decimal', paddingLeft: '$5', '& li': { display: 'list-item' } });

/** The warm-up, and what to think of before it. */
export function RemindersCard({ plan: key }: { plan: RemindersCard_plan$key }) {
  const { checklist, warmUp } = useFragment(
    graphql`
      fragment RemindersCard_plan on RaceDayPlan {
        checklist
        warmUp
      }
    `,
    key,
  );
  return (
    <Card aria-label="Before the start">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading>Before the start</Heading>
          <List aria-label="Checklist">
            {checklist.map((line) => (
              <Item key={line}>{line}</Item>
            ))}
          </List>
        </Stack>
        <Stack gap={2}>
          <Heading as="h3" size={4}>
            Warm-up
          </Heading>
          <Steps as="ol" aria-label="Warm-up">
            {warmUp.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Steps>
        </Stack>
      </Stack>
    </Card>
  );
}
