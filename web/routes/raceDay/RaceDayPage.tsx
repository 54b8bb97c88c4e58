import { IconArrowLeft, IconFlag } from '@tabler/icons-react';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { Link, useLoaderData, useParams } from 'react-router';
import type { RaceDayPageQuery } from '../../__generated__/RaceDayPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { RaceDayView } from './RaceDayView.tsx';

export { default as raceDayQuery } from '../../__generated__/RaceDayPageQuery$parameters.ts';

const query = graphql`
  query RaceDayPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Race @alias(as: "race") {
        id
        ...RaceDayView_race
      }
    }
  }
`;

export function RaceDayPage() {
  const loaded = useLoaderData<PreloadedQuery<RaceDayPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Race Day')}</PageTitle>
      <BackToSeason />
      <Suspense fallback={<RaceDaySkeleton />}>
        <Loaded loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded }: { loaded: PreloadedQuery<RaceDayPageQuery> }) {
  const { node } = useOwnedQuery<RaceDayPageQuery>(query, loaded);
  const isCoached = useParams().athleteId !== undefined;
  if (node?.race) return <RaceDayView key={node.race.id} race={node.race} isOwn={!isCoached} />;
  return (
    <>
      <PageHeader title="Race Day" />
      <Card>
        <EmptyState icon={<IconFlag size={24} />} title="This race is not here">
          It was taken out of the season plan, or it is somebody else's.
        </EmptyState>
      </Card>
    </>
  );
}

function BackToSeason() {
  const { athleteId } = useParams();
  return (
    <div>
      <ButtonLink
        as={Link}
        to={athleteId === undefined ? '/season-plan' : `/coach/athlete/${athleteId}/season-plan`}
        size="small"
        tone="ghost"
        css={{ marginLeft: '-$3', '@media print': { display: 'none' } }}
      >
        <IconArrowLeft size={16} aria-hidden />
        Season plan
      </ButtonLink>
    </div>
  );
}

function RaceDaySkeleton() {
  return (
    <Stack role="status" aria-label="Loading the race day" aria-busy css={{ gap: '$6' }}>
      <Skeleton css={{ width: '18rem', maxWidth: '100%', height: '2.2rem' }} />
      {['9rem', '24rem', '14rem'].map((height) => (
        <Card key={height}>
          <Skeleton style={{ height }} />
        </Card>
      ))}
    </Stack>
  );
}
