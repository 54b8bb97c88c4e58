import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { SchedulePageQuery } from '../../__generated__/SchedulePageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { ScheduleView } from './ScheduleView.tsx';

const query = graphql`
  query SchedulePageQuery @preloadable {
    viewer {
      athlete {
        id
        ...ScheduleView_athlete
      }
    }
  }
`;

export function SchedulePage() {
  const loaded = useLoaderData<PreloadedQuery<SchedulePageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Training Schedule')}</PageTitle>
      <Suspense fallback={<ScheduleSkeleton />}>
        <LoadedSchedule loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedSchedule({ loaded }: { loaded: PreloadedQuery<SchedulePageQuery> }) {
  const { viewer } = useOwnedQuery<SchedulePageQuery>(query, loaded);
  const refetch = useRefetch<SchedulePageQuery>(query, loaded.variables);
  const athlete = viewer?.athlete;
  if (!athlete) return <ErrorState message="This account has no athlete any more." />;
  return <ScheduleView athlete={athlete} onRefetch={refetch} />;
}
