import { LOAD_TITLE } from '../../cards/performance/chartTitles.ts';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { Heading } from '../../ui/Text.tsx';

export const PERFORMANCE = { title: 'Performance', description: 'What your training adds up to, done and planned.' };

/** The place of each card that is drawn after the first one. */
export const WAITING = {
  volume: <SkeletonCard of={{ height: '47rem', '@medium': { height: '40rem' } }} />,
  pair: <SkeletonCard of={{ height: '30rem', '@small': { height: '61rem' }, '@large': { height: '27rem' } }} />,
  activities: <SkeletonCard of={{ height: '25rem' }} />,
};

/** As large as the charts that are on their way. */
export function PerformanceSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your performance" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <SkeletonCard of={{ height: '63rem', '@medium': { height: '53rem' } }} title={<LoadTitle isWaiting />} />
      {WAITING.volume}
      {WAITING.pair}
      {WAITING.activities}
    </Stack>
  );
}

/** Stands in its place from the first moment, whether there is anything to draw below it or not. */
export function LoadTitle({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <Stack gap={2}>
      <Inline justify="between" gap={3} css={{ '@medium': { minHeight: '2rem' } }}>
        <Heading>{LOAD_TITLE}</Heading>
        {isWaiting && <Skeleton css={{ width: '8.5rem', height: '2rem', '@touch': { height: '2.75rem' } }} />}
      </Inline>
      {isWaiting && <Skeleton css={{ width: '6rem', height: '1.25rem', '@touch': { height: '$touch' } }} />}
    </Stack>
  );
}
