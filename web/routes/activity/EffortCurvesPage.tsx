import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { EffortCurvesPageQuery } from '../../__generated__/EffortCurvesPageQuery.graphql.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { EffortCurvesView } from './EffortCurvesView.tsx';
import { NotHere, SharedPage, useIsOwn } from './SharedPage.tsx';

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
  const isOwn = useIsOwn();
  return (
    <SharedPage
      title="Power and Pace Curves"
      description={`The hardest that ${isOwn ? 'you have' : 'the athlete has'} held for each length of time.`}
      waiting={<CurvesSkeleton />}
    >
      <Loaded isOwn={isOwn} />
    </SharedPage>
  );
}

function Loaded({ isOwn }: { isOwn: boolean }) {
  const loaded = useLoaderData<PreloadedQuery<EffortCurvesPageQuery>>();
  const { athlete, viewer } = useOwnedQuery<EffortCurvesPageQuery>(query, loaded);
  const refetch = useRefetch<EffortCurvesPageQuery>(query, loaded.variables);
  const shown = isOwn ? viewer?.athlete : athlete;
  return shown ? <EffortCurvesView key={shown.id} athlete={shown} isOwn={isOwn} onRefetch={refetch} /> : <NotHere />;
}

const CurvesSkeleton = () => (
  <div role="status" aria-label="Loading the curves" aria-busy>
    <SkeletonCard of={{ height: '38rem', '@medium': { height: '34rem' } }} />
  </div>
);
