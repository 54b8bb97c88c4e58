import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { LibraryPageQuery } from '../../__generated__/LibraryPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';
import { LibraryView } from './LibraryView.tsx';

const query = graphql`
  query LibraryPageQuery($search: String, $type: WorkoutType, $families: Boolean!) @preloadable {
    viewer {
      ...LibraryView_viewer
    }
    ...LibraryList_query @arguments(search: $search, type: $type) @skip(if: $families) @alias(as: "workouts")
    ...FamilyList_query @arguments(type: $type) @include(if: $families) @alias(as: "families")
  }
`;

export function LibraryPage() {
  const loaded = useLoaderData<PreloadedQuery<LibraryPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Workout Library')}</PageTitle>
      <Suspense fallback={<LibrarySkeleton />}>
        <LoadedLibrary loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedLibrary({ loaded }: { loaded: PreloadedQuery<LibraryPageQuery> }) {
  const data = useOwnedQuery<LibraryPageQuery>(query, loaded);
  return <LibraryView viewer={data.viewer ?? null} workouts={data.workouts ?? null} families={data.families ?? null} />;
}
