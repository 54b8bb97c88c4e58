import { Skeleton } from '../../ui/progress.tsx';
import { CardGrid } from './CardGrid.tsx';

/** As large as the first cards. */
export function CardsSkeleton() {
  return (
    <CardGrid as="div">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} css={{ height: '4.75rem', '@small': { height: '15rem' } }} />
      ))}
    </CardGrid>
  );
}
