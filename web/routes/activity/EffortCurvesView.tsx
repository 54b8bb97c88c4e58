import { IconChartLine } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router';
import type { EffortCurvesView_athlete$key } from '../../__generated__/EffortCurvesView_athlete.graphql.ts';
import { Segments } from '../../cards/performance/Segments.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { words } from '../../words.ts';
import { EffortCurveCard } from './EffortCurveCard.tsx';
import { RecordsCard } from './RecordsCard.tsx';
import { useEffortCurveUpdates } from './useEffortCurveUpdates.ts';

const curveWord = words<'RUNNING' | 'CYCLING' | 'SWIMMING'>({ RUNNING: 'Run', CYCLING: 'Bike', SWIMMING: 'Swim' });

interface EffortCurvesViewProps {
  athlete: EffortCurvesView_athlete$key;
  /** False: a coach looks at them. */
  isOwn: boolean;
  onRefetch: () => void;
}

/** The best efforts of each sport by their length. Follows every change while it is open. */
export function EffortCurvesView({ athlete: key, isOwn, onRefetch }: EffortCurvesViewProps) {
  const { id, scheduleRevision, effortCurves } = useFragment(
    graphql`
      fragment EffortCurvesView_athlete on Athlete {
        id
        scheduleRevision
        effortCurves @required(action: THROW) {
          sport
          ...EffortCurveCard_curve
          ...RecordsCard_curve
        }
      }
    `,
    key,
  );
  useEffortCurveUpdates(id, scheduleRevision, onRefetch);
  const [search, setSearch] = useSearchParams();
  const curve = effortCurves.find(({ sport }) => sport === search.get('sport')) ?? effortCurves[0];
  if (!curve) return <Empty isOwn={isOwn} />;
  return (
    <Stack css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      {effortCurves.length > 1 && (
        <div>
          <Segments
            label="Sport"
            options={effortCurves.map(({ sport }) => {
              const label = curveWord(sport) ?? sport;
              return { value: sport, label, short: label };
            })}
            value={curve.sport}
            onChange={(sport) => setSearch({ sport }, { replace: true, preventScrollReset: true })}
          />
        </div>
      )}
      <EffortCurveCard key={`curve ${curve.sport}`} curve={curve} />
      <RecordsCard key={`records ${curve.sport}`} curve={curve} />
    </Stack>
  );
}

const Empty = ({ isOwn }: { isOwn: boolean }) => (
  <Card>
    <EmptyState
      icon={<IconChartLine size={24} />}
      title="No efforts recorded yet"
      action={
        isOwn && (
          <ButtonLink as={Link} to="/performance#activities" tone="primary" size="large">
            Add a Recording
          </ButtonLink>
        )
      }
    >
      Rides with a power meter, and runs and open-water swims with pace, show here what was held for 5 seconds up to 3
      hours.
    </EmptyState>
  </Card>
);
