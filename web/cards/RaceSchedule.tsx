import { IconMapPin } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { type Day, daysBetween } from '../../api/core/calendar.ts';
import type { RaceSchedule_plan$key } from '../__generated__/RaceSchedule_plan.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Heading } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { fullDate } from './dateText.ts';
import { PriorityBadge, raceTypeName } from './race.tsx';

/** From this many days on, the time to a race is counted in weeks. */
const DAYS_COUNTED = 14;

const List = styled('ol', { display: 'flex', flexDirection: 'column' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $4',
  alignItems: 'start',
  paddingY: '$3',
  '& + &': { borderTop: '1px solid $colors$line' },
});
const Name = styled('p', { fontSize: '$4', fontWeight: '$semibold', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Facts = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $3',
  marginTop: '2px',
  fontSize: '$3',
  color: '$textMuted',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '$1' },
});
const Aside = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '$1',
  fontSize: '$2',
  color: '$textMuted',
});

/** 'today', 'in 3 days', 'in 5 weeks'; null for a race that is over. */
function timeUntil(today: Day, day: Day): string | null {
  const days = daysBetween(today, day);
  if (days < 0) return null;
  if (days === 0) return 'today';
  if (days < DAYS_COUNTED) return `in ${days} ${days === 1 ? 'day' : 'days'}`;
  return `in ${Math.floor(days / 7)} weeks`;
}

/** The season's races, the nearest first. */
export function RaceSchedule({ plan, today }: { plan: RaceSchedule_plan$key; today: Day }) {
  const { races } = useFragment(
    graphql`
      fragment RaceSchedule_plan on SeasonPlan {
        races {
          id
          raceName
          raceType
          raceDate
          priority
          location
        }
      }
    `,
    plan,
  );
  const sorted = [...races].sort((a, b) => a.raceDate.localeCompare(b.raceDate));
  return (
    <Card aria-label="Race Schedule">
      <Stack gap={2}>
        <Heading>Race Schedule</Heading>
        <List>
          {sorted.map((race) => (
            <Line key={race.id}>
              <div>
                <Name>{race.raceName}</Name>
                <Facts>
                  <span>{raceTypeName(race.raceType)}</span>
                  <span>{fullDate(race.raceDate)}</span>
                  {race.location && (
                    <span>
                      <IconMapPin size={14} aria-hidden />
                      {race.location}
                    </span>
                  )}
                </Facts>
              </div>
              <Aside>
                <PriorityBadge priority={race.priority} />
                {timeUntil(today, race.raceDate)}
              </Aside>
            </Line>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
