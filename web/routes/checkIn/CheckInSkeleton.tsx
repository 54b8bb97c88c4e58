import { Card } from '../../ui/Card.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';

/** As large as the form that is on its way. */
export function CheckInSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your check-in" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        title="Weekly Check-in"
        description={<Skeleton css={{ width: 'min(24rem, 70vw)', height: '1.3rem' }} />}
      />
      <Card>
        <Stack gap={8}>
          {[1, 2].map((group) => (
            <Stack key={group} gap={4}>
              <Skeleton css={{ width: '8rem' }} />
              <Columns gap={6}>
                {[1, 2, 3, 4].map((slider) => (
                  <Skeleton key={slider} css={{ height: '4.9rem', '@touch': { height: '6.6rem' } }} />
                ))}
              </Columns>
            </Stack>
          ))}
          <Skeleton css={{ height: '8rem' }} />
          <Skeleton css={{ width: '12rem', height: '3rem' }} />
        </Stack>
      </Card>
    </Stack>
  );
}
