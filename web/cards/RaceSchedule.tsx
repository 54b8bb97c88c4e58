import { IconMapPin } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../api/core/calendar/calendar.ts';
import type { RaceSchedule_plan$key } from '../__generated__/RaceSchedule_plan.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Heading } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { fullDate } from './dateText.ts';
import { PriorityBadge, raceTypeName, timeUntil } from './race.tsx';
import { RaceActions } from './season/RaceActions.tsx';
import { RacePrediction } from './season/RacePrediction.tsx';
import { RaceResult } from './season/RaceResult.tsx';
import { RaceWarnings } from './season/RaceWarnings.tsx';

const List = styled('ol', { display: 'flex', flexDirection: 'column' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '$4',
  alignItems: 'start',
  paddingY: '$4',
  '&:last-child': { paddingBottom: 0 },
  '& + &': { borderTop: '1px solid $colors$line' },
});
const Name = styled('h3', { fontSize: '$4', fontWeight: '$semibold', lineHeight: '$snug', overflowWrap: 'anywhere' });
const Facts = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  marginTop: '$1',
  fontSize: '$3',
  color: '$textMuted',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '$1', minWidth: 0, overflowWrap: 'anywhere' },
});
const RaceStatus = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  marginTop: '$2',
  fontSize: '$2',
  color: '$textMuted',
});

const Wide = styled('div', { gridColumn: '1 / -1' });

/** The season's races by date. */
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
          ...RacePrediction_race
          ...RaceResult_race
          ...RaceWarnings_race
        }
      }
    `,
    plan,
  );
  const sorted = [...races].sort((a, b) => a.raceDate.localeCompare(b.raceDate));
  return (
    <Card aria-label="Race Schedule">
      <Stack gap={1}>
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
                <RaceStatus>
                  <PriorityBadge priority={race.priority} />
                  {timeUntil(today, race.raceDate)}
                </RaceStatus>
                <RaceResult race={race} today={today} />
              </div>
              <RaceActions race={race} />
              <Wide>
                <RacePrediction race={race} />
                <RaceWarnings race={race} />
              </Wide>
            </Line>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
