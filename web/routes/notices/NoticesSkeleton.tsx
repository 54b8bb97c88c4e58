import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';

export const NOTICES = {
  title: 'Notices',
  description: 'What others, and the planner, did that you may want to know.',
};

/** As large as the notices that are on their way. */
export function NoticesSkeleton() {
  return (
    <Card padding="medium" role="status" aria-label="Loading your notices" aria-busy css={{ maxWidth: '$prose' }}>
      <Stack gap={2}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} css={{ height: '4.25rem' }} />
        ))}
      </Stack>
    </Card>
  );
}
