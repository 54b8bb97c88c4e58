import { Columns } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';

/** As large as the first cards. */
export function CardsSkeleton() {
  return (
    <Columns count={3} gap={5}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} css={{ height: '15rem' }} />
      ))}
    </Columns>
  );
}
