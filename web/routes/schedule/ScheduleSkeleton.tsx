import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { styled } from '../../ui/theme.ts';

const Days = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
});

/** As large as the schedule that is on its way. */
export function ScheduleSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your schedule" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        title="Training Schedule"
        description={<Skeleton css={{ width: '18rem', maxWidth: '80%', height: '1.3rem' }} />}
        actions={<Skeleton css={{ width: '11rem', height: '2.5rem' }} />}
      />
      <Stack css={{ gap: '$4' }}>
        <Skeleton css={{ width: '8rem', height: '$controlSmall', '@touch': { height: '$touch' } }} />
        <Stack css={{ gap: '$4', '@medium': { gap: '$6' } }}>
          {[1, 2].map((week) => (
            <Card key={week}>
              <Stack gap={6}>
                <Skeleton css={{ width: '12rem', height: '1.6rem' }} />
                <Skeleton css={{ height: '2.5rem' }} />
                <Days>
                  {Array.from({ length: 7 }, (_, day) => (
                    <Skeleton key={day} css={{ height: '5.5rem', '@large': { height: '11rem' } }} />
                  ))}
                </Days>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
