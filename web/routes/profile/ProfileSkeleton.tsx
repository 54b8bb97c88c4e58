import { Card } from '../../ui/Card.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';

/** As large as the first cards of the profile that is on its way. */
export function ProfileSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your profile" aria-busy gap={6}>
      <PageHeader title="Profile" actions={<Skeleton css={{ width: '8rem', height: '2.5rem' }} />} />
      {[2, 4, 5, 6].map((facts) => (
        <Card key={facts} padding="large">
          <Stack gap={6}>
            <Skeleton css={{ width: '12rem', height: '1.5rem' }} />
            <Columns count={2} gap={5}>
              {Array.from({ length: facts }, (_, fact) => (
                <Skeleton key={fact} css={{ height: '2.75rem' }} />
              ))}
            </Columns>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
