import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router';
import type { ActivitiesPageQuery } from '../../__generated__/ActivitiesPageQuery.graphql.ts';
import { AllActivities } from '../../cards/activities/AllActivities.tsx';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { BackLink, NotHere } from './ownOrCoached.tsx';

const query = graphql`
  query ActivitiesPageQuery($id: ID!, $isOwn: Boolean!) @preloadable {
    athlete(id: $id) @skip(if: $isOwn) {
      id
      ...AllActivities_athlete
    }
    viewer @include(if: $isOwn) {
      athlete {
        id
        ...AllActivities_athlete
      }
    }
  }
`;

/** Everything that an athlete's devices recorded, for the athlete and for their coach. */
export function ActivitiesPage() {
  const loaded = useLoaderData<PreloadedQuery<ActivitiesPageQuery>>();
  const { athleteId } = useParams();
  return (
    <Page>
      <PageTitle>{pageTitle('Activities')}</PageTitle>
      <BackLink athleteId={athleteId} />
      <PageHeader title="Activities" description="What devices recorded, and the workout that each counts for." />
      <Suspense fallback={<ActivitiesSkeleton />}>
        <Loaded loaded={loaded} isOwn={athleteId === undefined} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded, isOwn }: { loaded: PreloadedQuery<ActivitiesPageQuery>; isOwn: boolean }) {
  const { athlete, viewer } = useOwnedQuery<ActivitiesPageQuery>(query, loaded);
  const shown = isOwn ? viewer?.athlete : athlete;
  return shown ? <AllActivities key={shown.id} athlete={shown} isOwn={isOwn} /> : <NotHere />;
}

/** As large as what is on its way. */
const ActivitiesSkeleton = () => (
  <div role="status" aria-label="Loading the activities" aria-busy>
    <SkeletonCard of={{ height: '60rem', '@medium': { height: '48rem' } }} />
  </div>
);
