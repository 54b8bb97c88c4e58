import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { CheckInPageQuery } from '../../__generated__/CheckInPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { CheckInSkeleton } from './CheckInSkeleton.tsx';
import { CheckInView } from './CheckInView.tsx';

export { default as checkInQuery } from '../../__generated__/CheckInPageQuery$parameters.ts';

const query = graphql`
  query CheckInPageQuery @preloadable {
    viewer {
      athlete {
        id
        ...CheckInView_athlete
      }
    }
  }
`;

export function CheckInPage() {
  const loaded = useLoaderData<PreloadedQuery<CheckInPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Check-in')}</PageTitle>
      <Suspense fallback={<CheckInSkeleton />}>
        <LoadedCheckIn loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedCheckIn({ loaded }: { loaded: PreloadedQuery<CheckInPageQuery> }) {
  const { viewer } = useOwnedQuery<CheckInPageQuery>(query, loaded);
  const athlete = viewer?.athlete;
  return athlete ? <CheckInView athlete={athlete} /> : <ErrorState message="This account has no athlete any more." />;
}
