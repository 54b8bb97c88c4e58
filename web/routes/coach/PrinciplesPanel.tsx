import { IconBulb, IconPlus } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { PrinciplesPanel_coach$key } from '../../__generated__/PrinciplesPanel_coach.graphql.ts';
import { PrincipleManager, useAddPrinciple } from '../../cards/principles/PrincipleManager.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FoldedOnPhone } from '../../ui/Disclosure.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, TextLink } from '../../ui/Text.tsx';

/** What the coach teaches the planner: the latest, and the way to all. */
export function PrinciplesPanel({
  coach: key,
  onChanged,
}: {
  coach: PrinciplesPanel_coach$key;
  onChanged: () => void;
}) {
  const { latest } = useFragment(
    graphql`
      fragment PrinciplesPanel_coach on Coach {
        latest: principles(first: 5) @required(action: THROW) {
          totalCount
          edges {
            node {
              ...PrincipleManager_principles
            }
          }
        }
      }
    `,
    key,
  );
  const { dialog, add } = useAddPrinciple(onChanged);
  const more = latest.totalCount - latest.edges.length;
  return (
    <Card aria-labelledby="coaching-principles">
      <Stack gap={5}>
        <Inline gap={3} justify="between">
          <Inline gap={3} wrap={false}>
            <Heading id="coaching-principles">Coaching Principles &amp; AI Learning</Heading>
            <Badge tone="accent">{latest.totalCount}</Badge>
          </Inline>
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
            Add Principle
          </Button>
        </Inline>
        {latest.edges.length === 0 ? (
          <EmptyState icon={<IconBulb size={24} />} title="No principles yet">
            Write down how you coach. What can be a rule, every schedule keeps, and each workout says so; you see what
            it would change before it counts.
          </EmptyState>
        ) : (
          <FoldedOnPhone summary="The latest">
            <PrincipleManager principles={latest.edges.map(({ node }) => node)} readOnly onChanged={onChanged} />
          </FoldedOnPhone>
        )}
        {latest.edges.length > 0 && (
          <TextLink as={Link} to="/coach/principles">
            {more > 0 ? `+ ${more} more ${more === 1 ? 'principle' : 'principles'}` : 'Manage principles'}
          </TextLink>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
