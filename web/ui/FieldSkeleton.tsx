import { Stack } from './Layout.tsx';
import { Skeleton } from './progress.tsx';

/** The place of a Field with one line to type in. */
export function FieldSkeleton({ hint = false }: { hint?: boolean }) {
  return (
    <Stack gap={2}>
      <Skeleton css={{ width: '5rem', height: '1.1375rem' }} />
      <Skeleton css={{ height: '$control', '@touch': { height: '$touch' } }} />
      {hint && <Skeleton css={{ width: '9rem', height: '1.21875rem' }} />}
    </Stack>
  );
}
