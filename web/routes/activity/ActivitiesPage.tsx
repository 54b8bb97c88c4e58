import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { ActivitiesPageQuery } from '../../__generated__/ActivitiesPageQuery.graphql.ts';
import { AllActivities } from '../../cards/activities/AllActivities.tsx';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { NotHere, SharedPage, useIsOwn } from './SharedPage.tsx';

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
export const ActivitiesPage = () => (
  <SharedPage
    title="Activities"
    description="What devices recorded, and the workout that each counts for."
    waiting={<ActivitiesSkeleton />}
  >
    <Loaded />
  </SharedPage>
);

function Loaded() {
  const isOwn = useIsOwn();
  const loaded = useLoaderData<PreloadedQuery<ActivitiesPageQuery>>();
  const { athlete, viewer } = useOwnedQuery<ActivitiesPageQuery>(query, loaded);
  const shown = isOwn ? viewer?.athlete : athlete;
  return shown ? <AllActivities key={shown.id} athlete={shown} isOwn={isOwn} /> : <NotHere />;
}

const ActivitiesSkeleton = () => (
  <div role="status" aria-label="Loading the activities" aria-busy>
    <SkeletonCard of={{ height: '60rem', '@medium': { height: '48rem' } }} />
  </div>
);
