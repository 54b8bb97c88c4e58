import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { styled } from '../../ui/theme.ts';
import { DashboardGrid, GridArea } from './DashboardGrid.tsx';

const Numbers = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@large': { gap: '$5', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const block = (height: string) => (
  <Card>
    <Skeleton css={{ height }} />
  </Card>
);

/** The place of each card that is drawn after the first ones. */
export const WAITING = { review: block('12rem'), chat: block('13rem'), checkIn: block('40rem'), weeks: block('16rem') };

/** As large as the dashboard that is on its way. */
export function DashboardSkeleton({ firstName }: { firstName: string }) {
  return (
    <Stack role="status" aria-label="Loading your dashboard" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
        description={<Skeleton css={{ width: '10rem', height: '1.3rem' }} />}
      />
      <Skeleton css={{ height: '5rem', borderRadius: '$xlarge' }} />
      <DashboardGrid>
        <GridArea at="main">
          <Card>
            <Stack gap={4}>
              <Skeleton css={{ width: '8rem', height: '1.5rem' }} />
              <Skeleton css={{ height: '9rem' }} />
              {[1, 2, 3, 4, 5, 6].map((day) => (
                <Skeleton key={day} css={{ height: '2.5rem' }} />
              ))}
            </Stack>
          </Card>
          {WAITING.review}
          {WAITING.chat}
        </GridArea>
        <GridArea at="numbers">
          <Numbers>
            {[1, 2, 3, 4].map((card) => (
              <Card key={card} padding="small">
                <Skeleton css={{ height: '5.25rem' }} />
              </Card>
            ))}
          </Numbers>
        </GridArea>
        <GridArea at="side">
          {block('20rem')}
          {WAITING.checkIn}
        </GridArea>
        <GridArea at="below">{WAITING.weeks}</GridArea>
      </DashboardGrid>
    </Stack>
  );
}
