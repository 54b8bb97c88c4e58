import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useSession } from '../session.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardView } from './DashboardView.tsx';

const query = graphql`
  query DashboardPageQuery @preloadable {
    viewer {
      athlete {
        id
        ...DashboardView_athlete
      }
    }
  }
`;

export function DashboardPage() {
  const loaded = useLoaderData<PreloadedQuery<DashboardPageQuery>>();
  const session = useSession();
  return (
    <Page>
      <PageTitle>{pageTitle('Dashboard')}</PageTitle>
      <Suspense
        fallback={<DashboardSkeleton firstName={session.status === 'signed-in' ? session.user.firstName : ''} />}
      >
        <LoadedDashboard loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedDashboard({ loaded }: { loaded: PreloadedQuery<DashboardPageQuery> }) {
  const { viewer } = useOwnedQuery<DashboardPageQuery>(query, loaded);
  const refetch = useRefetch<DashboardPageQuery>(query, loaded.variables);
  const athlete = viewer?.athlete;
  if (!athlete) return <ErrorState message="This account has no athlete any more." />;
  return <DashboardView athlete={athlete} onRefetch={refetch} />;
}
