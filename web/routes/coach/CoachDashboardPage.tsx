import { IconUsers } from '@tabler/icons-react';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { Link, useLoaderData } from 'react-router';
import type { CoachDashboardPageQuery } from '../../__generated__/CoachDashboardPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useLiveCoach } from '../../relay/useLiveCoach.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CoachDashboardSkeleton } from './CoachDashboardSkeleton.tsx';
import { CoachDashboardView } from './CoachDashboardView.tsx';

const query = graphql`
  query CoachDashboardPageQuery($search: String!, $sort: RosterSort!, $show: RosterChoice!, $group: String)
  @preloadable {
    viewer {
      coach {
        id
        ...CoachDashboardView_coach @arguments(search: $search, sort: $sort, show: $show, group: $group)
      }
    }
  }
`;

export function CoachDashboardPage() {
  const loaded = useLoaderData<PreloadedQuery<CoachDashboardPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Coach Dashboard')}</PageTitle>
      <Suspense fallback={<CoachDashboardSkeleton />}>
        <Loaded loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded }: { loaded: PreloadedQuery<CoachDashboardPageQuery> }) {
  const { viewer } = useOwnedQuery<CoachDashboardPageQuery>(query, loaded);
  const refetch = useRefetch<CoachDashboardPageQuery>(query, loaded.variables);
  const coach = viewer?.coach;
  useLiveCoach(Boolean(coach), refetch);
  return coach ? <CoachDashboardView coach={coach} onRefetch={refetch} /> : <NotACoach />;
}

/** Someone without the role: what is here, and the way to it. */
export function NotACoach() {
  return (
    <>
      <PageHeader title="Coach Dashboard" />
      <Card>
        <EmptyState
          icon={<IconUsers size={24} />}
          title="Only coaches can see this"
          action={
            <ButtonLink as={Link} to="/settings/coaching#coaching" tone="primary">
              Open Settings
            </ButtonLink>
          }
        >
          If you coach athletes, turn on “I Coach Athletes” in your settings. Your own training stays as it is.
        </EmptyState>
      </Card>
    </>
  );
}
