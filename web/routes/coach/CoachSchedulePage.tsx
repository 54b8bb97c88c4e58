import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { CoachSchedulePageQuery } from '../../__generated__/CoachSchedulePageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { AthleteNotFound } from './CoachAthletePage.tsx';
import { CoachScheduleView } from './CoachScheduleView.tsx';

export { default as scheduleQuery } from '../../__generated__/CoachSchedulePageQuery$parameters.ts';

const query = graphql`
  query CoachSchedulePageQuery($id: ID!) @preloadable {
    athlete(id: $id) {
      id
      ...CoachScheduleView_athlete
    }
  }
`;

export function CoachSchedulePage() {
  const loaded = useLoaderData<PreloadedQuery<CoachSchedulePageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Training Schedule')}</PageTitle>
      <Suspense fallback={<ScheduleSkeleton />}>
        <Loaded loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded }: { loaded: PreloadedQuery<CoachSchedulePageQuery> }) {
  const { athlete } = useOwnedQuery<CoachSchedulePageQuery>(query, loaded);
  const refetch = useRefetch<CoachSchedulePageQuery>(query, loaded.variables);
  return athlete ? <CoachScheduleView athlete={athlete} onRefetch={refetch} /> : <AthleteNotFound />;
}

function ScheduleSkeleton() {
  return (
    <Stack role="status" aria-label="Loading the schedule" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <Skeleton css={{ width: '20rem', maxWidth: '100%', height: '2.2rem' }} />
      {[1, 2, 3, 4].map((week) => (
        <Card key={week}>
          <Skeleton css={{ height: '26rem', '@large': { height: '19rem' } }} />
        </Card>
      ))}
    </Stack>
  );
}
