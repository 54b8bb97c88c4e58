import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../api/core/calendar/calendar.ts';
import type { PhaseTimeline_plan$key } from '../__generated__/PhaseTimeline_plan.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { FoldedOnPhone } from '../ui/Disclosure.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { PhaseCard } from './PhaseCard.tsx';
import { RaceMarker } from './RaceMarker.tsx';

const List = styled('ol', { display: 'flex', flexDirection: 'column' });
const Races = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$3' });

/** The season's phases in their order, each with the races that fall into it; races outside them stand before or after. */
export function PhaseTimeline({ plan: key, today }: { plan: PhaseTimeline_plan$key; today: Day }) {
  const plan = useFragment(
    graphql`
      fragment PhaseTimeline_plan on SeasonPlan {
        sportPreferences
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
      }
    `,
    key,
  );
  const { phases } = plan;
  const first = phases[0]?.startDate ?? today;
  const last = phases.at(-1)?.endDate ?? today;
  const markers = (inside: (day: Day) => boolean) =>
    plan.races.filter(({ raceDate }) => inside(raceDate)).map((race) => <RaceMarker key={race.id} race={race} />);
  return (
    <Card aria-label="Training Phases and Race Schedule">
      <Stack gap={6}>
        <Heading>Training Phases &amp; Race Schedule</Heading>
        <Outside title="Before these phases" races={markers((day) => day < first)} />
        <FoldedOnPhone summary={`All ${phases.length} phases`}>
          <List>
            {phases.map((phase) => (
              <PhaseCard key={phase.id} phase={phase} today={today} seasonSports={plan.sportPreferences}>
                {markers((day) => phase.startDate <= day && day <= phase.endDate)}
              </PhaseCard>
            ))}
          </List>
        </FoldedOnPhone>
        <Outside
          title="After these phases"
          note="No training leads to them yet. Regenerate the plan to take them in."
          races={markers((day) => day > last)}
        />
      </Stack>
    </Card>
  );
}

interface OutsideProps {
  title: string;
  note?: string;
  races: readonly ReactNode[];
}

function Outside({ title, note, races }: OutsideProps) {
  if (races.length === 0) return null;
  return (
    <Stack gap={3}>
      <div>
        <Heading as="h3" size={4}>
          {title}
        </Heading>
        {note && (
          <Text tone="muted" size={2}>
            {note}
          </Text>
        )}
      </div>
      <Races>{races}</Races>
    </Stack>
  );
}
