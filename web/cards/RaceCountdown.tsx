import { IconFlag } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { RaceCountdown_overview$key } from '../__generated__/RaceCountdown_overview.graphql.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { styled } from '../ui/theme.ts';
import { fullDate, shortWeekday } from './dateText.ts';
import { raceTypeName } from './race.tsx';

const Banner = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $5',
  padding: '$3 $5',
  '@small': { paddingY: '$4' },
  borderRadius: '$xlarge',
  border: '1px solid $colors$accentLine',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
});
const Time = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$2',
  fontSize: '$4',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  '& strong': { fontSize: '$8', fontWeight: '$bold', lineHeight: 1, letterSpacing: '$tighter' },
});
// on a phone the way to the season stands beside the number
const Words = styled('div', { order: 1, flex: '1 0 100%', minWidth: 0, '@small': { order: 0, flex: '1 1 12rem' } });
const Name = styled('h2', { fontSize: '$4', fontWeight: '$semibold', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Facts = styled('p', { fontSize: '$3', lineHeight: '$normal', overflowWrap: 'anywhere' });
const Emblem = styled('span', {
  display: 'none',
  placeItems: 'center',
  square: '2.75rem',
  borderRadius: '50%',
  backgroundColor: '$accent',
  color: '$onAccent',
  '@small': { display: 'grid' },
});

/** From so many days before the race on, the way leads to the plan of its day. */
const RACE_DAY_FROM = 14;

/** How long until the nearest A race; nothing when none is ahead. */
export function RaceCountdown({ overview: key }: { overview: RaceCountdown_overview$key }) {
  const { nextRace } = useFragment(
    graphql`
      fragment RaceCountdown_overview on Overview {
        nextRace {
          days
          weeks
          race {
            id
            raceName
            raceType
            raceDate
            location
          }
        }
      }
    `,
    key,
  );
  if (!nextRace) return null;
  const { days, weeks, race } = nextRace;
  const facts = [
    raceTypeName(race.raceType),
    `${shortWeekday(race.raceDate)} ${fullDate(race.raceDate)}`,
    ...(race.location ? [race.location] : []),
  ];
  return (
    <Banner aria-label="Race countdown">
      <Emblem aria-hidden>
        <IconFlag size={22} stroke={1.75} />
      </Emblem>
      {days > 0 && <Time>{weeks === null ? counted(days, 'day') : counted(weeks ?? 0, 'week')}</Time>}
      <Words>
        <Name>
          {days === 0 ? `Today is ${race.raceName}. Trust your training, and enjoy it.` : `until ${race.raceName}`}
        </Name>
        <Facts>{facts.join(' · ')}</Facts>
      </Words>
      <ButtonLink
        as={Link}
        to={days <= RACE_DAY_FROM ? `/season-plan/race/${race.id}` : '/season-plan'}
        size="small"
        css={{ marginLeft: 'auto' }}
      >
        {days <= RACE_DAY_FROM ? 'Race-Day Plan' : 'Season Plan'}
      </ButtonLink>
    </Banner>
  );
}

const counted = (count: number, unit: string) => (
  <>
    <strong>{count}</strong>
    {count === 1 ? unit : `${unit}s`}
  </>
);
