import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';

/** As large as the charts that are on their way. */
export function PerformanceSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your performance" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        title="Performance"
        description="What your training adds up to, done and planned."
        actions={<Skeleton css={{ width: '19.5rem', maxWidth: '100%', height: '2.25rem', '@touch': { height: '2.875rem' } }} />}
      />
      {['44rem', '34rem', '26rem'].map((height) => (
        <Card key={height}>
          <Stack gap={5}>
            <Skeleton css={{ width: '14rem', maxWidth: '80%', height: '1.6rem' }} />
            <Skeleton style={{ height }} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
