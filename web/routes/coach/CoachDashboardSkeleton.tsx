import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Numbers } from './CoachNumbers.tsx';

/** As large as the dashboard that is on its way. */
export function CoachDashboardSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your athletes" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader title="Coach Dashboard" description={<Skeleton css={{ width: '14rem', height: '1.3rem' }} />} />
      <Numbers>
        {[1, 2, 3, 4].map((card) => (
          <Card key={card} padding="small">
            <Skeleton css={{ height: '5rem' }} />
          </Card>
        ))}
      </Numbers>
      {['18rem', '24rem'].map((height) => (
        <Card key={height}>
          <Stack gap={5}>
            <Skeleton css={{ width: '12rem', height: '1.6rem' }} />
            <Skeleton style={{ height }} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
