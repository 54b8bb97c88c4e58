import { IconStairsUp } from '@tabler/icons-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FamilyCard_family$key } from '../../__generated__/FamilyCard_family.graphql.ts';
import { intensityTone, levelName } from '../../cards/intensity.ts';
import { SportIcon, sportName } from '../../cards/sport.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { onPhone } from '../../ui/phone.ts';
import { CardBody, CardPart, CardRow } from './CardBody.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import { Facts } from './Facts.tsx';
import { FamilyLadder, type FamilyLadderActions } from './FamilyLadder.tsx';
import { useOpenCard } from './useOpenCard.ts';

const Purpose = styled(Text, {
  // beside each other, cards of two lines are as high as those of three
  variants: { open: { false: { '@small': { minHeight: '4.4em' } }, true: { maxWidth: '44rem' } } },
});
const FamilyBody = styled(CardBody, {
  '@small': { gridTemplateAreas: '"name name level" "what what what" "facts facts details"' },
});
const More = styled(Stack, { gridColumn: '1 / -1', borderTop: '1px solid $colors$line', paddingTop: '$5' });
const Advice = styled('dl', {
  display: 'grid',
  gap: '$4 $8',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { fontSize: '$2', fontWeight: '$medium', color: '$textMuted', lineHeight: '$normal' },
  '& dd': { fontSize: '$3', lineHeight: '$normal', overflowWrap: 'anywhere' },
});

export type FamilyCardActions = FamilyLadderActions;

interface FamilyCardProps extends FamilyCardActions {
  family: FamilyCard_family$key;
}

/** What a family of workouts is for; opened, how to do it well, and its ladder. */
export function FamilyCard({ family: key, onUse }: FamilyCardProps) {
  const family = useFragment(
    graphql`
      fragment FamilyCard_family on WorkoutFamily {
        name
        workoutType
        intensityLevel
        purpose
        feel
        mistake
        whenNot
        fuel
        rungs {
          number
        }
        ...FamilyLadder_family
      }
    `,
    key,
  );
  const { name, workoutType, intensityLevel, purpose, feel, mistake, whenNot, fuel, rungs } = family;
  const { card, isOpen, toggle } = useOpenCard();
  const headingId = useId();
  const detailsId = useId();
  const advice = [
    { term: 'What to feel', text: feel },
    { term: 'Common mistake', text: mistake },
    { term: 'When not', text: whenNot },
    ...(typeof fuel === 'string' ? [{ term: 'Fuelling', text: fuel }] : []),
  ];
  return (
    <Card
      as="article"
      ref={card}
      padding="medium"
      aria-labelledby={headingId}
      css={{ scrollMarginTop: '$16', [onPhone]: { paddingY: '$3' } }}
    >
      <FamilyBody>
        <CardRow hasBars={false}>
          <CardPart area="name">
            <Heading as="h2" size={4} id={headingId}>
              {name}
            </Heading>
          </CardPart>
          <CardPart area="level">
            <Badge tone={intensityTone(intensityLevel)}>{levelName(intensityLevel)}</Badge>
          </CardPart>
          <CardPart area="facts">
            <Facts>
              <li>
                <SportIcon type={workoutType} size={16} />
                {sportName(workoutType)}
              </li>
              <li>
                <IconStairsUp size={16} aria-hidden />
                {rungs.length} rungs
              </li>
            </Facts>
          </CardPart>
          <CardPart area="details">
            <DetailsButton name={name} isOpen={isOpen} controls={detailsId} edge="right" onClick={toggle} />
          </CardPart>
        </CardRow>
        <CardPart area="what" later={!isOpen}>
          <Purpose tone="muted" size={2} open={isOpen}>
            {purpose}
          </Purpose>
        </CardPart>
        {isOpen && (
          <More id={detailsId} gap={6}>
            <Advice>
              {advice.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Advice>
            <FamilyLadder family={family} onUse={onUse} />
          </More>
        )}
      </FamilyBody>
    </Card>
  );
}
