import { IconBed } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { IllnessBanner_athlete$key } from '../../__generated__/IllnessBanner_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const Frame = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  padding: '$4 $5',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  backgroundColor: '$surface',
  '& > svg': { flexShrink: 0, color: '$textSubtle' },
});
const Words = styled('div', { flex: '1 1 14rem', minWidth: 0 });

interface IllnessBannerProps {
  athlete: IllnessBanner_athlete$key;
  onWell: () => void;
  onUpdate: () => void;
}

/** Says that the plan knows of an illness, until the athlete is well again. */
export function IllnessBanner({ athlete: key, onWell, onUpdate }: IllnessBannerProps) {
  const { illness } = useFragment(
    graphql`
      fragment IllnessBanner_athlete on Athlete {
        illness {
          from
          wellOn
        }
      }
    `,
    key,
  );
  if (!illness || illness.wellOn) return null;
  return (
    <Frame aria-label="Your illness">
      <IconBed size={22} stroke={1.75} aria-hidden />
      <Words>
        <Text weight="medium">You told us you are ill since {dayName(illness.from)}.</Text>
        <Text size={2} tone="muted">
          Rest comes first. Your training comes back step by step.
        </Text>
      </Words>
      <Inline gap={3} css={{ '@media print': { display: 'none' } }}>
        <Button size="small" onClick={onWell}>
          I Feel Well Again
        </Button>
        <Button size="small" tone="ghost" onClick={onUpdate}>
          Update Symptoms
        </Button>
      </Inline>
    </Frame>
  );
}
