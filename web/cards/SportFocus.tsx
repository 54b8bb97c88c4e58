import { graphql, useFragment } from 'react-relay';
import type { Sport } from '../../api/core/athlete.ts';
import type { SportFocus_plan$key } from '../__generated__/SportFocus_plan.graphql.ts';
import { SPORT_LABELS } from '../copy.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Inline, Stack } from '../ui/Layout.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { SportIcon } from './sport.tsx';

const TYPE_OF_SPORT: Readonly<Record<string, string>> = {
  RUNNING: 'RUN',
  CYCLING: 'BIKE',
  SWIMMING: 'SWIM',
  STRENGTH: 'STRENGTH',
};

/** The sports that the season trains. */
export function SportFocus({ plan }: { plan: SportFocus_plan$key }) {
  const { sportPreferences } = useFragment(
    graphql`
      fragment SportFocus_plan on SeasonPlan {
        sportPreferences
      }
    `,
    plan,
  );
  return (
    <Card aria-label="Sport Focus">
      <Stack gap={4}>
        <Heading>Sport Focus</Heading>
        {sportPreferences.length === 0 ? (
          <Text tone="muted">No sports selected</Text>
        ) : (
          <Inline gap={2}>
            {sportPreferences.map((sport) => (
              <Badge key={sport} tone="accent" css={{ padding: '$1 $3', fontSize: '$3' }}>
                <SportIcon type={TYPE_OF_SPORT[sport] ?? 'RUN'} size={16} />
                {SPORT_LABELS[sport.toLowerCase() as Sport] ?? sport}
              </Badge>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
