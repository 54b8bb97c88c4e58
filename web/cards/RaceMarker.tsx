import { IconFlag } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { dayName } from '../../api/core/calendar/dayNames.ts';
import type { RaceMarker_race$key } from '../__generated__/RaceMarker_race.graphql.ts';
import { Inline } from '../ui/Layout.tsx';
import { Text } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { PriorityBadge, raceTypeName } from './race.tsx';
import { RaceActions } from './season/RaceActions.tsx';

const Frame = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  padding: '$3 $3 $3 $4',
  borderRadius: '$large',
  backgroundColor: '$sunken',
  // the buttons leave little room beside them on a phone
  '& > svg': { display: 'none', color: '$phaseRace', marginTop: '0.15rem' },
  '& > p': { gridColumn: '1 / -1' },
  '@small': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > svg': { display: 'block' },
    '& > p': { gridColumn: '2 / -1' },
  },
});

/** A race under the phase that it falls into. */
export function RaceMarker({ race: key }: { race: RaceMarker_race$key }) {
  const race = useFragment(
    graphql`
      fragment RaceMarker_race on Race {
        id
        raceName
        raceType
        raceDate
        priority
        location
        notes
      }
    `,
    key,
  );
  const facts = [`${dayName(race.raceDate)} ${race.raceDate.slice(0, 4)}`, raceTypeName(race.raceType), race.location];
  return (
    <Frame>
      <IconFlag size={18} aria-hidden />
      <Inline gap={3} css={{ rowGap: '$1' }}>
        <Text as="strong" weight="semibold" css={{ overflowWrap: 'anywhere' }}>
          {race.raceName}
        </Text>
        <PriorityBadge priority={race.priority} />
      </Inline>
      <RaceActions race={race} />
      <Text size={2} tone="muted" css={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {race.notes && (
        <Text size={2} css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {race.notes}
        </Text>
      )}
    </Frame>
  );
}
