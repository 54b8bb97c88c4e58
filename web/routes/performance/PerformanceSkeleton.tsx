import { Meaning } from '../../cards/performance/ChartCard.tsx';
import { LOAD_CHART } from '../../cards/performance/chartTitles.ts';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Heading } from '../../ui/Text.tsx';

export const PERFORMANCE = { title: 'Performance', description: 'What your training adds up to, done and planned.' };

/** Of the charts, one column of them on a phone. */
const HEIGHTS = [
  { height: '104rem', '@medium': { height: '64rem' } },
  { height: '66rem', '@medium': { height: '46rem' } },
  { height: '72rem', '@large': { height: '34rem' } },
  { height: '24rem' },
];

/** As large as the charts that are on their way. */
export function PerformanceSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your performance" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      {HEIGHTS.map((css, index) => (
        <Card key={index}>
          <Stack gap={5}>
            {index === 0 ? <LoadTitle /> : <Skeleton css={{ width: '14rem', maxWidth: '80%', height: '1.6rem' }} />}
            <Skeleton css={css} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function LoadTitle() {
  return (
    <Stack gap={2}>
      <Inline justify="between" gap={3}>
        <Heading>{LOAD_CHART.title}</Heading>
        <Skeleton css={{ width: '8.5rem', height: '2rem', '@touch': { height: '2.75rem' } }} />
      </Inline>
      <Meaning size={3} tone="muted">
        {LOAD_CHART.meaning}
      </Meaning>
    </Stack>
  );
}
