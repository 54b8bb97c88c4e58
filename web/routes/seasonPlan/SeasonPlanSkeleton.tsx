import { WAITING } from '../../cards/season/seasonWaiting.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';

/** As large as the season plan that is on its way. */
export function SeasonPlanSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your season plan" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        title="Season Plan"
        description={<Skeleton css={{ width: '14rem', height: '1.3rem' }} />}
        actions={
          <Skeleton css={{ width: '18.5rem', maxWidth: '100%', height: '2.5rem', '@touch': { height: '2.75rem' } }} />
        }
      />
      <Card>
        <Skeleton css={{ height: '8.5rem', '@medium': { height: '4.25rem' } }} />
      </Card>
      {WAITING.chart}
      {WAITING.overview}
      {WAITING.phases}
    </Stack>
  );
}
