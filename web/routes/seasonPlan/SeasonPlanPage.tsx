import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { SeasonPlanPageQuery } from '../../__generated__/SeasonPlanPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SeasonPlanSkeleton } from './SeasonPlanSkeleton.tsx';
import { SeasonPlanView } from './SeasonPlanView.tsx';

const query = graphql`
  query SeasonPlanPageQuery @preloadable {
    viewer {
      athlete {
        id
        ...SeasonPlanView_athlete
      }
    }
  }
`;

export function SeasonPlanPage() {
  const loaded = useLoaderData<PreloadedQuery<SeasonPlanPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Season Plan')}</PageTitle>
      <Suspense fallback={<SeasonPlanSkeleton />}>
        <LoadedSeasonPlan loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedSeasonPlan({ loaded }: { loaded: PreloadedQuery<SeasonPlanPageQuery> }) {
  const { viewer } = useOwnedQuery<SeasonPlanPageQuery>(query, loaded);
  const refetch = useRefetch<SeasonPlanPageQuery>(query, loaded.variables);
  const athlete = viewer?.athlete;
  return athlete ? (
    <SeasonPlanView athlete={athlete} onRefetch={refetch} />
  ) : (
    <ErrorState message="This account has no athlete any more." />
  );
}
