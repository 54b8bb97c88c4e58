import { IconStairsUp } from '@tabler/icons-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FamilyCard_family$key } from '../../__generated__/FamilyCard_family.graphql.ts';
import { intensityTone, levelName } from '../../cards/intensity.ts';
import { SportIcon, sportName } from '../../cards/sport.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { DetailsButton } from './DetailsButton.tsx';
import { Facts } from './Facts.tsx';
import { FamilyLadder, type FamilyLadderActions } from './FamilyLadder.tsx';
import { useOpenCard } from './useOpenCard.ts';

const Purpose = styled(Text, {
  // beside each other, cards of two lines are as high as those of three
  variants: { open: { false: { '@small': { minHeight: '4.4em' } }, true: { maxWidth: '44rem' } } },
});
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
    <Card as="article" ref={card} padding="medium" aria-labelledby={headingId} css={{ scrollMarginTop: '$16' }}>
      <Stack gap={4}>
        <Inline justify="between" align="start" wrap={false} gap={3}>
          <Heading as="h2" size={4} id={headingId}>
            {name}
          </Heading>
          <Badge tone={intensityTone(intensityLevel)}>{levelName(intensityLevel)}</Badge>
        </Inline>
        <Purpose tone="muted" size={2} open={isOpen}>
          {purpose}
        </Purpose>
        <Inline justify="between" gap={2}>
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
          <DetailsButton name={name} isOpen={isOpen} controls={detailsId} edge="right" onClick={toggle} />
        </Inline>
        {isOpen && (
          <Stack id={detailsId} gap={6} css={{ borderTop: '1px solid $colors$line', paddingTop: '$5' }}>
            <Advice>
              {advice.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Advice>
            <FamilyLadder family={family} onUse={onUse} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
