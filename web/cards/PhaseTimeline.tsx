import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../api/core/calendar.ts';
import type { PhaseTimeline_plan$key } from '../__generated__/PhaseTimeline_plan.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Heading } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { PhaseCard } from './PhaseCard.tsx';
import { RaceMarker } from './RaceMarker.tsx';
import { SeasonBar } from './SeasonBar.tsx';

const List = styled('ol', { display: 'flex', flexDirection: 'column' });

/** The season's phases in their order, each with the races that fall into it. */
export function PhaseTimeline({ plan: key, today }: { plan: PhaseTimeline_plan$key; today: Day }) {
  const plan = useFragment(
    graphql`
      fragment PhaseTimeline_plan on SeasonPlan {
        phases {
          id
          startDate
          endDate
          ...PhaseCard_phase
        }
        races {
          id
          raceDate
          ...RaceMarker_race
        }
        ...SeasonBar_plan
      }
    `,
    key,
  );
  return (
    <Card aria-label="Training Phases and Race Schedule">
      <Stack gap={6}>
        <Heading>Training Phases &amp; Race Schedule</Heading>
        <SeasonBar plan={plan} today={today} />
        <List>
          {plan.phases.map((phase) => (
            <PhaseCard key={phase.id} phase={phase} today={today}>
              {plan.races
                .filter(({ raceDate }) => phase.startDate <= raceDate && raceDate <= phase.endDate)
                .map((race) => (
                  <RaceMarker key={race.id} race={race} />
                ))}
            </PhaseCard>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
