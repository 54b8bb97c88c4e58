import { IconBulb, IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePaginationFragment } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { PrinciplesPage_coach$key } from '../../__generated__/PrinciplesPage_coach.graphql.ts';
import type { PrinciplesPageMoreQuery } from '../../__generated__/PrinciplesPageMoreQuery.graphql.ts';
import type { PrinciplesPageQuery } from '../../__generated__/PrinciplesPageQuery.graphql.ts';
import { PrincipleManager, useAddPrinciple } from '../../cards/principles/PrincipleManager.tsx';
import { pageTitle } from '../../copy.ts';
import { useLiveCoach } from '../../relay/useLiveCoach.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NotACoach } from './CoachDashboardPage.tsx';

export { default as principlesQuery } from '../../__generated__/PrinciplesPageQuery$parameters.ts';

const query = graphql`
  query PrinciplesPageQuery @preloadable {
    viewer {
      coach {
        id
        ...PrinciplesPage_coach
      }
    }
  }
`;

/** Everything that the coach teaches, to be worked on. */
export function PrinciplesPage() {
  const loaded = useLoaderData<PreloadedQuery<PrinciplesPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Coaching Principles')}</PageTitle>
      <Suspense fallback={<Skeleton role="status" aria-label="Loading your principles" css={{ height: '32rem' }} />}>
        <Loaded loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded }: { loaded: PreloadedQuery<PrinciplesPageQuery> }) {
  const { viewer } = useOwnedQuery<PrinciplesPageQuery>(query, loaded);
  const refetch = useRefetch<PrinciplesPageQuery>(query, loaded.variables);
  const coach = viewer?.coach;
  useLiveCoach(Boolean(coach), refetch);
  return coach ? <Principles coach={coach} onChanged={refetch} /> : <NotACoach />;
}

function Principles({ coach: key, onChanged }: { coach: PrinciplesPage_coach$key; onChanged: () => void }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PrinciplesPageMoreQuery,
    PrinciplesPage_coach$key
  >(
    graphql`
      fragment PrinciplesPage_coach on Coach
      @refetchable(queryName: "PrinciplesPageMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        principles(first: $count, after: $cursor)
          @connection(key: "PrinciplesPage_coach_principles")
          @required(action: THROW) {
          totalCount
          edges {
            node {
              ...PrincipleManager_principles
            }
          }
        }
      }
    `,
    key,
  );
  const { principles } = data;
  const { dialog, add } = useAddPrinciple(onChanged);
  const addButton = (
    <Button tone="primary" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
      Add Principle
    </Button>
  );
  const count = principles.totalCount;
  return (
    <>
      <PageHeader
        title="Coaching Principles"
        description={
          count === 0
            ? 'What you teach the planner.'
            : `${count} ${count === 1 ? 'principle' : 'principles'}, newest first.`
        }
        actions={count > 0 && addButton}
      />
      <Card padding="large" aria-label="Principles">
        {count === 0 ? (
          <EmptyState icon={<IconBulb size={24} />} title="No principles yet" action={addButton}>
            Write down how you coach. What can be a rule, every schedule keeps, and each workout says so.
          </EmptyState>
        ) : (
          <PrincipleManager principles={principles.edges.map(({ node }) => node)} onChanged={onChanged} />
        )}
      </Card>
      {hasNext && (
        <Inline justify="center">
          <Button busy={isLoadingNext} onClick={() => loadNext(30)}>
            Show More
          </Button>
        </Inline>
      )}
      {dialog}
    </>
  );
}
