import { IconArrowLeft, IconFlag } from '@tabler/icons-react';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery, useFragment } from 'react-relay';
import { Link, useLoaderData } from 'react-router';
import type { CoachSeasonPageQuery } from '../../__generated__/CoachSeasonPageQuery.graphql.ts';
import type { CoachSeasonPage_athlete$key } from '../../__generated__/CoachSeasonPage_athlete.graphql.ts';
import { Season } from '../../cards/season/Season.tsx';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { AthleteNotFound } from './CoachAthletePage.tsx';
import { useCoachUpdates } from './useCoachUpdates.ts';

export { default as seasonQuery } from '../../__generated__/CoachSeasonPageQuery$parameters.ts';

const query = graphql`
  query CoachSeasonPageQuery($id: ID!) @preloadable {
    athlete(id: $id) {
      id
      ...CoachSeasonPage_athlete
    }
  }
`;

/** An athlete's season as their coach plans it, with the cards that the athlete has. */
export function CoachSeasonPage() {
  const loaded = useLoaderData<PreloadedQuery<CoachSeasonPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Season Plan')}</PageTitle>
      <Suspense fallback={<SeasonSkeleton />}>
        <Loaded loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded }: { loaded: PreloadedQuery<CoachSeasonPageQuery> }) {
  const { athlete } = useOwnedQuery<CoachSeasonPageQuery>(query, loaded);
  const refetch = useRefetch<CoachSeasonPageQuery>(query, loaded.variables);
  return athlete ? <CoachedSeason athlete={athlete} onRefetch={refetch} /> : <AthleteNotFound />;
}

function CoachedSeason({ athlete: key, onRefetch }: { athlete: CoachSeasonPage_athlete$key; onRefetch: () => void }) {
  const { id, firstName, lastName, today, scheduleRevision, seasonPlan } = useFragment(
    graphql`
      fragment CoachSeasonPage_athlete on Athlete {
        id
        firstName
        lastName
        today
        scheduleRevision
        seasonPlan {
          id
          ...Season_plan
        }
      }
    `,
    key,
  );
  useCoachUpdates(id, scheduleRevision, firstName, onRefetch);
  const name = `${firstName} ${lastName}`;
  const back = <BackToAthlete id={id} name={name} />;
  if (!seasonPlan) {
    return (
      <>
        {back}
        <PageHeader title={`${name}: Season Plan`} />
        <Card>
          <EmptyState icon={<IconFlag size={24} />} title="No Season Plan Yet">
            This athlete hasn't created a season plan yet.
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      {back}
      <Season
        athleteId={id}
        today={today}
        plan={seasonPlan}
        title={`${name}: Season Plan`}
        aside={
          <TextLink as={Link} to={`/coach/athlete/${id}/training-schedule`}>
            Training schedule
          </TextLink>
        }
      />
    </>
  );
}

/** The way back to the athlete whose plan this is. */
export function BackToAthlete({ id, name }: { id: string; name: string }) {
  return (
    <div>
      <ButtonLink
        as={Link}
        to={`/coach/athlete/${id}`}
        size="small"
        tone="ghost"
        wraps
        css={{ marginLeft: '-$3', overflowWrap: 'anywhere', '& svg': { flexShrink: 0 } }}
      >
        <IconArrowLeft size={16} aria-hidden />
        {name}
      </ButtonLink>
    </div>
  );
}

function SeasonSkeleton() {
  return (
    <Stack role="status" aria-label="Loading the season plan" aria-busy css={{ gap: '$6', '@medium': { gap: '$8' } }}>
      <Skeleton css={{ width: '20rem', maxWidth: '100%', height: '2.2rem' }} />
      {['8.5rem', '16rem', '30rem'].map((height) => (
        <Card key={height}>
          <Skeleton style={{ height }} />
        </Card>
      ))}
    </Stack>
  );
}
