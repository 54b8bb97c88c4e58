import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { NoticesPageQuery } from '../../__generated__/NoticesPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { NoticesList } from './NoticesList.tsx';
import { NOTICES, NoticesSkeleton } from './NoticesSkeleton.tsx';

export { default as noticesQuery } from '../../__generated__/NoticesPageQuery$parameters.ts';

const query = graphql`
  query NoticesPageQuery @preloadable {
    viewer {
      ...NoticesList_viewer
    }
  }
`;

export function NoticesPage() {
  const loaded = useLoaderData<PreloadedQuery<NoticesPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Notices')}</PageTitle>
      <PageHeader {...NOTICES} />
      <Suspense fallback={<NoticesSkeleton />}>
        <LoadedNotices loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedNotices({ loaded }: { loaded: PreloadedQuery<NoticesPageQuery> }) {
  const { viewer } = useOwnedQuery<NoticesPageQuery>(query, loaded);
  return viewer ? <NoticesList viewer={viewer} /> : <ErrorState message="You are not signed in any more." />;
}
