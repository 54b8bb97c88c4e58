import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Facts, ProfileCard } from './Facts.tsx';

export const PROFILE = { title: 'Profile', description: 'What your plan knows of you.' };

const Unread = ({ facts }: { facts: number }) => (
  <Facts as="div">
    {Array.from({ length: facts }, (_, fact) => (
      <Skeleton key={fact} css={{ height: '2.75rem' }} />
    ))}
  </Facts>
);

/** As large as the first cards of the profile that is on its way. */
export function ProfileSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your profile" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <PageHeader
        {...PROFILE}
        actions={<Skeleton css={{ width: '7.25rem', height: '2.5rem', '@touch': { height: '2.75rem' } }} />}
      />
      <ProfileCard title="Account Information">
        <Unread facts={2} />
      </ProfileCard>
      <ProfileCard title="Personal Information">
        <Unread facts={4} />
      </ProfileCard>
      <Card padding="large">
        <Stack gap={6}>
          <Skeleton css={{ width: '12rem', height: '1.5rem' }} />
          <Unread facts={5} />
        </Stack>
      </Card>
    </Stack>
  );
}
