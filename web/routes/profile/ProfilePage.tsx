import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { ProfilePageQuery } from '../../__generated__/ProfilePageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProfileView } from './ProfileView.tsx';

export { default as profileQuery } from '../../__generated__/ProfilePageQuery$parameters.ts';

const query = graphql`
  query ProfilePageQuery @preloadable {
    viewer {
      user {
        timeZone
        ...AccountCard_user
      }
      athlete {
        ...ProfileView_athlete
      }
    }
  }
`;

export function ProfilePage() {
  const loaded = useLoaderData<PreloadedQuery<ProfilePageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Profile')}</PageTitle>
      <Suspense fallback={<ProfileSkeleton />}>
        <LoadedProfile loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedProfile({ loaded }: { loaded: PreloadedQuery<ProfilePageQuery> }) {
  const { viewer } = useOwnedQuery<ProfilePageQuery>(query, loaded);
  return viewer?.athlete ? (
    <ProfileView user={viewer.user} athlete={viewer.athlete} timeZone={viewer.user.timeZone} />
  ) : (
    <ErrorState page title="Profile not found" message="This account has no athlete any more." />
  );
}
