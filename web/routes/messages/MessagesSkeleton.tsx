import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Panes } from './Panes.tsx';

export const MESSAGES = {
  title: 'Messages',
  description: 'What athletes and coaches write to each other, the latest first.',
};

/** As large as the conversations that are on their way. */
export function MessagesSkeleton() {
  return (
    <Panes role="status" aria-label="Loading your messages" aria-busy>
      <Card padding="medium">
        <Stack gap={2}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} css={{ height: '4.25rem' }} />
          ))}
        </Stack>
      </Card>
    </Panes>
  );
}
