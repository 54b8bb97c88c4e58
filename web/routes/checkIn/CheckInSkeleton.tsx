import { Questions, RatingGroup } from '../../cards/checkIn/RatingGroup.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';

export const CHECK_IN = {
  title: 'Weekly Check-in',
  purpose: 'one for each week; it eases your plan when life is heavy.',
};

/** As large as the form that is on its way. */
export function CheckInSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your check-in" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        title={CHECK_IN.title}
        description={
          <>
            <Skeleton as="span" css={{ display: 'inline-block', width: '5.5rem', verticalAlign: 'text-bottom' }} /> ·{' '}
            {CHECK_IN.purpose}
          </>
        }
      />
      <Card>
        <Stack gap={8}>
          {['Life this week', 'Body and mind'].map((group) => (
            <RatingGroup key={group} title={group}>
              <Questions>
                {[1, 2, 3, 4].map((slider) => (
                  <Skeleton key={slider} css={{ height: '4.9rem', '@touch': { height: '6.6rem' } }} />
                ))}
              </Questions>
            </RatingGroup>
          ))}
          <Skeleton css={{ height: '8rem' }} />
          <Skeleton css={{ width: '12rem', height: '3rem' }} />
        </Stack>
      </Card>
    </Stack>
  );
}
