import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { CoachNumbers_coach$key } from '../../__generated__/CoachNumbers_coach.graphql.ts';
import { MetricCard } from '../../cards/MetricCard.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { focusRing, styled } from '../../ui/theme.ts';

export const Numbers = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@medium': { gap: '$4' },
  '@large': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const ToLibrary = styled(Link, {
  ...focusRing,
  display: 'block',
  borderRadius: '$large',
  color: 'inherit',
  textDecoration: 'none',
  '& > *': { height: '100%', transition: 'border-color $transitions$fast' },
  '&:hover > *': { borderColor: '$accentLine' },
});

/** The four cards at the top. */
export function CoachNumbers({ coach: key }: { coach: CoachNumbers_coach$key }) {
  const { overview } = useFragment(
    graphql`
      fragment CoachNumbers_coach on Coach {
        overview {
          totalAthletes
          activePrograms
          checkInsPending
          libraryWorkouts
        }
      }
    `,
    key,
  );
  if (!overview) return null;
  return (
    <Numbers>
      <VisuallyHidden as="h2">At a glance</VisuallyHidden>
      <MetricCard title="Total Athletes" value={overview.totalAthletes}>
        {overview.totalAthletes === 1 ? 'Athlete you coach' : 'Athletes you coach'}
      </MetricCard>
      <MetricCard title="Active Programs" value={overview.activePrograms}>
        One for each athlete
      </MetricCard>
      <MetricCard title="This Week" value={overview.checkInsPending}>
        Check-ins pending
      </MetricCard>
      <ToLibrary to="/workouts">
        <MetricCard title="Workout Library" value={overview.libraryWorkouts}>
          Workouts to plan with
        </MetricCard>
      </ToLibrary>
    </Numbers>
  );
}
