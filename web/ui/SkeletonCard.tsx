import type { ComponentProps, ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Stack } from './Layout.tsx';
import { Skeleton } from './progress.tsx';

interface SkeletonCardProps {
  /** The size of what stands below the title. */
  of: ComponentProps<typeof Skeleton>['css'];
  /** Where it is known already. */
  title?: ReactNode;
}

/** A card that is on its way. */
export function SkeletonCard({
  of: size,
  title = <Skeleton css={{ width: '12rem', maxWidth: '80%', height: '1.6rem' }} />,
}: SkeletonCardProps) {
  return (
    <Card>
      <Stack gap={5}>
        {title}
        <Skeleton css={size} />
      </Stack>
    </Card>
  );
}
