import { Suspense } from 'react';
import { graphql, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay';
import { useLoaderData, useParams } from 'react-router';
import type { InvitePageQuery } from '../../__generated__/InvitePageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { environment } from '../../relay/environment.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { styled } from '../../ui/theme.ts';
import { PublicHeader } from '../PublicHeader.tsx';
import { Invitation } from './Invitation.tsx';

const Main = styled('main', {
  display: 'grid',
  justifyItems: 'center',
  padding: '$6 $4 $20',
  '@medium': { paddingTop: '$12' },
});
const Column = styled('div', { width: '100%', maxWidth: '36rem' });

const query = graphql`
  query InvitePageQuery($token: String!) @preloadable {
    coachInvite(token: $token) {
      ...Invitation_invite
    }
  }
`;

interface Loaded {
  loaded: PreloadedQuery<InvitePageQuery>;
  isSignedIn: boolean;
}

/** Who offers to coach, what that means, and yes or no. */
export function InvitePage() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <PageTitle>{pageTitle('Invitation')}</PageTitle>
      <PublicHeader />
      <Main id="main">
        <Column>
          <Suspense fallback={<InviteSkeleton />}>
            <LoadedInvite {...useLoaderData<Loaded>()} />
          </Suspense>
        </Column>
      </Main>
    </RelayEnvironmentProvider>
  );
}

/** Inside whatever environment stands around it. */
export function LoadedInvite({ loaded, isSignedIn }: Loaded) {
  const { token } = useParams();
  const { coachInvite } = useOwnedQuery<InvitePageQuery>(query, loaded);
  return <Invitation invite={coachInvite ?? null} token={token!} isSignedIn={isSignedIn} />;
}

function InviteSkeleton() {
  return (
    <Card padding="large" role="status" aria-label="Opening the invitation" aria-busy>
      <Stack gap={5}>
        <Skeleton css={{ width: '60%', height: '2rem' }} />
        <Skeleton css={{ height: '16rem' }} />
      </Stack>
    </Card>
  );
}
