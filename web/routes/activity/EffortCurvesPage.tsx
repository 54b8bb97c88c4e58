import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router';
import type { EffortCurvesPageQuery } from '../../__generated__/EffortCurvesPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { EffortCurvesView } from './EffortCurvesView.tsx';
import { BackLink, NotHere } from './ownOrCoached.tsx';

const query = graphql`
  query EffortCurvesPageQuery($id: ID!, $isOwn: Boolean!) @preloadable {
    athlete(id: $id) @skip(if: $isOwn) {
      id
      ...EffortCurvesView_athlete
    }
    viewer @include(if: $isOwn) {
      athlete {
        id
        ...EffortCurvesView_athlete
      }
    }
  }
`;

export function EffortCurvesPage() {
  const loaded = useLoaderData<PreloadedQuery<EffortCurvesPageQuery>>();
  const { athleteId } = useParams();
  const isOwn = athleteId === undefined;
  return (
    <Page>
      <PageTitle>{pageTitle('Power and Pace Curves')}</PageTitle>
      <BackLink athleteId={athleteId} />
      <PageHeader
        title="Power and Pace Curves"
        description={`The hardest that ${isOwn ? 'you have' : 'the athlete has'} held for each length of time.`}
      />
      <Suspense fallback={<CurvesSkeleton />}>
        <Loaded loaded={loaded} isOwn={isOwn} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded, isOwn }: { loaded: PreloadedQuery<EffortCurvesPageQuery>; isOwn: boolean }) {
  const { athlete, viewer } = useOwnedQuery<EffortCurvesPageQuery>(query, loaded);
  const refetch = useRefetch<EffortCurvesPageQuery>(query, loaded.variables);
  const shown = isOwn ? viewer?.athlete : athlete;
  if (shown) return <EffortCurvesView key={shown.id} athlete={shown} isOwn={isOwn} onRefetch={refetch} />;
  return <NotHere />;
}

/** As large as what is on its way. */
const CurvesSkeleton = () => (
  <div role="status" aria-label="Loading the curves" aria-busy>
    <SkeletonCard of={{ height: '38rem', '@medium': { height: '34rem' } }} />
  </div>
);
