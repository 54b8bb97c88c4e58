import { IconChartLine } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { PerformanceView_athlete$key } from '../../__generated__/PerformanceView_athlete.graphql.ts';
import { LatestActivities } from '../../cards/activities/LatestActivities.tsx';
import { ConsistencyChart } from '../../cards/performance/ConsistencyChart.tsx';
import { LoadChart } from '../../cards/performance/LoadChart.tsx';
import { VolumeChart } from '../../cards/performance/VolumeChart.tsx';
import { ZoneChart } from '../../cards/performance/ZoneChart.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { LoadTitle, WAITING } from './PerformanceSkeleton.tsx';
import { UploadActivity } from './UploadActivity.tsx';
import { useComeTo } from './useComeTo.ts';
import { usePerformanceUpdates } from './usePerformanceUpdates.ts';

const Charts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@medium': { gap: '$8' },
});
const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@medium': { gap: '$8' },
  '@large': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface PerformanceViewProps {
  athlete: PerformanceView_athlete$key;
  /** The range that is shown. */
  weeks: number;
  onRefetch: () => void;
}

/** Training over time, done and planned. Follows every change while it is open. */
export function PerformanceView({ athlete: key, weeks, onRefetch }: PerformanceViewProps) {
  const athlete = useFragment(
    graphql`
      fragment PerformanceView_athlete on Athlete {
        id
        today
        scheduleRevision
        raceGoal {
          id
        }
        seasonPlan {
          id
        }
        performance(weeks: $weeks) @required(action: THROW) {
          weeks {
            sports {
              workoutType
            }
          }
          ...VolumeChart_performance
          ...ZoneChart_performance
          ...ConsistencyChart_performance
        }
        ...LoadChart_athlete
        ...LatestActivities_athlete
      }
    `,
    key,
  );
  const { id, today, scheduleRevision, raceGoal, seasonPlan, performance } = athlete;
  usePerformanceUpdates(id, scheduleRevision, weeks, onRefetch);
  useComeTo('activities');
  const activities = (
    <LatestActivities
      athlete={athlete}
      own={{ upload: <UploadActivity onChanged={onRefetch} />, onChanged: onRefetch }}
    />
  );

  if (performance.weeks.every(({ sports }) => sports.length === 0))
    return (
      <Charts>
        <Card>
          <LoadTitle />
          <Empty hasGoal={raceGoal != null} hasPlan={seasonPlan != null} />
        </Card>
        {activities}
      </Charts>
    );
  return (
    <Charts>
      <LoadChart athlete={athlete} />
      <Deferred fallback={WAITING.volume}>
        <VolumeChart performance={performance} today={today} />
      </Deferred>
      <Deferred frames={2} fallback={WAITING.pair}>
        <Pair>
          <ZoneChart performance={performance} today={today} />
          <ConsistencyChart performance={performance} today={today} />
        </Pair>
      </Deferred>
      <Deferred frames={3} fallback={WAITING.activities}>
        {activities}
      </Deferred>
    </Charts>
  );
}

const NEXT_STEP = {
  goal: { to: '/onboarding', label: 'Set Your Goal' },
  plan: { to: '/season-plan', label: 'Create a Season Plan' },
  schedule: { to: '/training-schedule', label: 'Go to Training' },
} as const;

function Empty({ hasGoal, hasPlan }: { hasGoal: boolean; hasPlan: boolean }) {
  const { to, label } = NEXT_STEP[!hasGoal ? 'goal' : !hasPlan ? 'plan' : 'schedule'];
  return (
    <EmptyState
      icon={<IconChartLine size={24} />}
      title="No workouts in these weeks yet"
      action={
        <ButtonLink as={Link} to={to} tone="primary" size="large">
          {label}
        </ButtonLink>
      }
    >
      As soon as workouts are planned you see here where they lead; as you do them, how your fitness, your weeks and
      your consistency grow.
    </EmptyState>
  );
}
