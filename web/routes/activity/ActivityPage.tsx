import { IconActivity, IconArrowLeft } from '@tabler/icons-react';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { Link, useLoaderData } from 'react-router';
import type { ActivityPageQuery } from '../../__generated__/ActivityPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ActivityView } from './ActivityView.tsx';

export { default as activityQuery } from '../../__generated__/ActivityPageQuery$parameters.ts';

const query = graphql`
  query ActivityPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Activity @alias(as: "activity") {
        id
        athlete {
          id
        }
        ...ActivityView_activity
      }
    }
    viewer {
      athlete {
        id
      }
    }
  }
`;

export function ActivityPage() {
  const loaded = useLoaderData<PreloadedQuery<ActivityPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Activity')}</PageTitle>
      <Suspense fallback={<ActivitySkeleton />}>
        <Loaded loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function Loaded({ loaded }: { loaded: PreloadedQuery<ActivityPageQuery> }) {
  const { node, viewer } = useOwnedQuery<ActivityPageQuery>(query, loaded);
  const activity = node?.activity;
  const isOwn = activity == null || activity.athlete.id === viewer?.athlete?.id;
  const back = isOwn ? '/performance#activities' : `/coach/athlete/${encodeURIComponent(activity.athlete.id)}`;
  return (
    <>
      <div>
        <ButtonLink as={Link} to={back} size="small" tone="ghost" css={{ marginLeft: '-$3' }}>
          <IconArrowLeft size={16} aria-hidden />
          {isOwn ? 'Activities' : 'Athlete'}
        </ButtonLink>
      </div>
      {activity ? (
        <ActivityView key={activity.id} activity={activity} isOwn={isOwn} back={back} />
      ) : (
        <>
          <PageHeader title="Activity" />
          <Card>
            <EmptyState icon={<IconActivity size={24} />} title="This activity is not here">
              It was deleted, or it is somebody else's.
            </EmptyState>
          </Card>
        </>
      )}
    </>
  );
}

function ActivitySkeleton() {
  return (
    <Stack role="status" aria-label="Loading the activity" aria-busy css={{ gap: '$6' }}>
      <Skeleton css={{ width: '6rem', height: '2rem' }} />
      <Skeleton css={{ width: '14rem', maxWidth: '100%', height: '2.2rem' }} />
      {['4rem', '30rem', '12rem'].map((height) => (
        <Card key={height}>
          <Skeleton style={{ height }} />
        </Card>
      ))}
    </Stack>
  );
}
