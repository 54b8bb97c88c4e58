import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { Filters } from './Filters.tsx';

/** As large as the library that is on its way. */
export function LibrarySkeleton() {
  return (
    <Stack role="status" aria-label="Loading the library" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        title="Workout Library"
        description={<Skeleton css={{ width: 'min(22rem, 70vw)', height: '1.3rem' }} />}
      />
      <Stack gap={4}>
        <Skeleton css={{ height: '2.5rem' }} />
        <Filters>
          <Skeleton css={{ height: '2.25rem', width: '10.5rem', '@touch': { height: '3.125rem' } }} />
          <Skeleton css={{ height: '2.5rem', width: 'min(32rem, 100%)' }} />
        </Filters>
      </Stack>
      <CardsSkeleton />
    </Stack>
  );
}
