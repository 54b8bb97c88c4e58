import { IconUserOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { Link, useLoaderData } from 'react-router';
import type { CoachAthletePageQuery } from '../../__generated__/CoachAthletePageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useLiveCoach } from '../../relay/useLiveCoach.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AthletePrinciples } from './AthletePrinciples.tsx';
import { CoachAthleteView } from './CoachAthleteView.tsx';

export { default as athleteQuery } from '../../__generated__/CoachAthletePageQuery$parameters.ts';

const query = graphql`
  query CoachAthletePageQuery($id: ID!) @preloadable {
    athlete(id: $id) {
      id
      ...CoachAthleteView_athlete
    }
    viewer {
      coach {
        id
        ...AthleteGroups_coach
        ...AthletePrinciples_coach @arguments(athleteId: $id)
      }
    }
  }
`;

export function CoachAthletePage() {
  const loaded = useLoaderData<PreloadedQuery<CoachAthletePageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Athlete')}</PageTitle>
      <Suspense fallback={<AthleteSkeleton />}>
        <Loaded loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded }: { loaded: PreloadedQuery<CoachAthletePageQuery> }) {
  const { athlete, viewer } = useOwnedQuery<CoachAthletePageQuery>(query, loaded);
  const refetch = useRefetch<CoachAthletePageQuery>(query, loaded.variables);
  const coach = viewer?.coach;
  useLiveCoach(Boolean(coach), refetch);
  if (!athlete || !coach) return <AthleteNotFound />;
  const principles = (who: { id: string; firstName: string }) => (
    <AthletePrinciples coach={coach} athlete={who} onChanged={refetch} />
  );
  return (
    <CoachAthleteView athlete={athlete} coach={coach} coachId={coach.id} principles={principles} onEnd={refetch} />
  );
}

/** The same for an athlete who is not there and for one whom the viewer does not coach. */
export function AthleteNotFound() {
  return (
    <>
      <PageHeader title="Athlete" />
      <Card>
        <EmptyState
          icon={<IconUserOff size={24} />}
          title="Athlete not found"
          action={
            <ButtonLink as={Link} to="/coach/dashboard">
              Coach Dashboard
            </ButtonLink>
          }
        >
          There is no such athlete, or you do not coach them any more.
        </EmptyState>
      </Card>
    </>
  );
}

function AthleteSkeleton() {
  return (
    <Stack role="status" aria-label="Loading the athlete" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <Skeleton css={{ width: '16rem', height: '2.2rem' }} />
      {['16rem', '9rem', '12rem'].map((height) => (
        <Card key={height}>
          <Stack gap={5}>
            <Skeleton css={{ width: '12rem', height: '1.6rem' }} />
            <Skeleton style={{ height }} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
