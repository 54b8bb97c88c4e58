import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { MessagesPageQuery } from '../../__generated__/MessagesPageQuery.graphql.ts';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { MESSAGES, MessagesSkeleton } from './MessagesSkeleton.tsx';
import { MessagesView } from './MessagesView.tsx';

export { default as messagesQuery } from '../../__generated__/MessagesPageQuery$parameters.ts';

const query = graphql`
  query MessagesPageQuery @preloadable {
    viewer {
      ...MessagesView_viewer
    }
  }
`;

export function MessagesPage() {
  const loaded = useLoaderData<PreloadedQuery<MessagesPageQuery>>();
  return (
    <Page>
      <PageTitle>{pageTitle('Messages')}</PageTitle>
      <PageHeader {...MESSAGES} />
      <Suspense fallback={<MessagesSkeleton />}>
        <LoadedMessages loaded={loaded} />
      </Suspense>
    </Page>
  );
}

function LoadedMessages({ loaded }: { loaded: PreloadedQuery<MessagesPageQuery> }) {
  const { viewer } = useOwnedQuery<MessagesPageQuery>(query, loaded);
  return viewer ? <MessagesView viewer={viewer} /> : <ErrorState message="You are not signed in any more." />;
}
