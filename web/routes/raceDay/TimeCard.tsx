import { graphql, useFragment } from 'react-relay';
import { longClockText } from '../../../api/core/units/clock.ts';
import type { TimeCard_plan$key } from '../../__generated__/TimeCard_plan.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const Figure = styled('p', {
  fontSize: '$8',
  fontWeight: '$semibold',
  lineHeight: '$tight',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

/** The time that the plan is made for, its range, and what is to be said of them. */
export function TimeCard({ plan: key }: { plan: TimeCard_plan$key }) {
  const { targetSec, isGoal, lowSec, highSec, summary, support, notes } = useFragment(
    graphql`
      fragment TimeCard_plan on RaceDayPlan {
        targetSec
        isGoal
        lowSec
        highSec
        summary
        support
        notes
      }
    `,
    key,
  );
  // without a time the notes begin with the summary
  const lines = [...(notes.includes(summary) ? [] : [summary]), support, ...notes].filter((line) => line != null);
  return (
    <Card aria-label="Time">
      <Stack gap={3}>
        <Heading>{targetSec == null ? 'By effort' : isGoal ? 'Goal time' : 'Predicted time'}</Heading>
        {targetSec != null && (
          <Inline gap={4} align="baseline">
            <Figure>{longClockText(targetSec)}</Figure>
            {lowSec != null && highSec != null && (
              <Text tone="muted">
                Range {longClockText(lowSec)} to {longClockText(highSec)}
              </Text>
            )}
          </Inline>
        )}
        {lines.map((line) => (
          <Text key={line} size={2} tone="muted">
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
