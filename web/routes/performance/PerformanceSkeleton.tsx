import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';

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
            <Skeleton css={{ width: '14rem', maxWidth: '80%', height: '1.6rem' }} />
            <Skeleton css={css} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
