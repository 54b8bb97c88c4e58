import { IconPlus } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { AthletePrinciples_coach$key } from '../../__generated__/AthletePrinciples_coach.graphql.ts';
import { PrincipleDesk, useAddPrinciple } from '../../cards/principles/PrincipleDesk.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

interface AthletePrinciplesProps {
  coach: AthletePrinciples_coach$key;
  athlete: { id: string; firstName: string };
  onChanged: () => void;
}

/** The principles that meet one athlete: the general ones and their own. */
export function AthletePrinciples({ coach: key, athlete, onChanged }: AthletePrinciplesProps) {
  const { forAthlete } = useFragment(
    graphql`
      fragment AthletePrinciples_coach on Coach @argumentDefinitions(athleteId: { type: "ID!" }) {
        forAthlete: principles(first: 30, athleteId: $athleteId) {
          edges {
            node {
              ...PrincipleDesk_principles
            }
          }
        }
      }
    `,
    key,
  );
  const { dialog, add } = useAddPrinciple(onChanged, athlete);
  return (
    <Card aria-labelledby="athlete-principles">
      <Stack gap={5}>
        <Inline gap={3} justify="between">
          <Heading id="athlete-principles">Principles for {athlete.firstName}</Heading>
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
            Add Principle
          </Button>
        </Inline>
        {forAthlete.edges.length === 0 ? (
          <Text tone="muted">None yet. One added here is for {athlete.firstName} alone.</Text>
        ) : (
          <PrincipleDesk principles={forAthlete.edges.map(({ node }) => node)} onChanged={onChanged} />
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
