import { graphql, useFragment } from 'react-relay';
import type { SportFocus_plan$key } from '../__generated__/SportFocus_plan.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Inline, Stack } from '../ui/Layout.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { useSeasonActions } from './season/SeasonActions.tsx';
import { SportLabel } from './season/SportLabel.tsx';

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
  const actions = useSeasonActions();
  return (
    <Card aria-label="Sport Focus">
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Heading>Sport Focus</Heading>
          {actions && (
            <Button size="small" onClick={actions.editSports}>
              Edit Sports
            </Button>
          )}
        </Inline>
        {sportPreferences.length === 0 ? (
          <Text tone="muted">No sports selected</Text>
        ) : (
          <Inline gap={2}>
            {sportPreferences.map((sport) => (
              <Badge key={sport} tone="accent" css={{ padding: '$1 $3', fontSize: '$3' }}>
                <SportLabel sport={sport} />
              </Badge>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
