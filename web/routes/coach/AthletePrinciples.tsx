import { IconPlus } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { AthletePrinciples_coach$key } from '../../__generated__/AthletePrinciples_coach.graphql.ts';
import { PrincipleManager, useAddPrinciple } from '../../cards/principles/PrincipleManager.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const General = styled(Disclosure, {
  borderTop: '1px solid $colors$line',
  paddingTop: '$4',
  fontSize: '$3',
});

interface AthletePrinciplesProps {
  coach: AthletePrinciples_coach$key;
  athlete: { id: string; firstName: string };
  onChanged: () => void;
}

/** The principles that meet one athlete: their own to be worked on, and the general ones to be looked at. */
export function AthletePrinciples({ coach: key, athlete, onChanged }: AthletePrinciplesProps) {
  const { forAthlete } = useFragment(
    graphql`
      fragment AthletePrinciples_coach on Coach @argumentDefinitions(athleteId: { type: "ID!" }) {
        forAthlete: principles(first: 30, athleteId: $athleteId) @required(action: THROW) {
          edges {
            node {
              id
              isGeneral
              ...PrincipleManager_principles
            }
          }
        }
      }
    `,
    key,
  );
  const { dialog, add } = useAddPrinciple(onChanged, athlete);
  const all = forAthlete.edges.map(({ node }) => node);
  const [own, general] = [all.filter(({ isGeneral }) => !isGeneral), all.filter(({ isGeneral }) => isGeneral)];
  return (
    <Card aria-labelledby="athlete-principles">
      <Stack gap={5}>
        <Inline gap={3} justify="between">
          <Heading id="athlete-principles">Principles for {athlete.firstName}</Heading>
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
            Add Principle
          </Button>
        </Inline>
        {own.length === 0 ? (
          <Text tone="muted">None of their own yet. One added here is for {athlete.firstName} alone.</Text>
        ) : (
          <PrincipleManager principles={own} onChanged={onChanged} />
        )}
        {general.length > 0 && (
          <General>
            <summary>
              {general.length} {general.length === 1 ? 'principle' : 'principles'} for all your athletes
            </summary>
            <Stack gap={5} css={{ paddingTop: '$4' }}>
              <PrincipleManager principles={general} readOnly onChanged={onChanged} />
              <div>
                <TextLink as={Link} to="/coach/principles">
                  Manage principles
                </TextLink>
              </div>
            </Stack>
          </General>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
