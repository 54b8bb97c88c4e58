import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import type { HistoryList_athlete$key } from '../../__generated__/HistoryList_athlete.graphql.ts';
import type { HistoryListPaginationQuery } from '../../__generated__/HistoryListPaginationQuery.graphql.ts';
import type { HistoryListQuery } from '../../__generated__/HistoryListQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { HistoryItem } from './HistoryItem.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';

const List = styled('ol', { display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 });

interface HistoryListProps {
  loaded: PreloadedQuery<HistoryListQuery>;
  rememberUndo: RememberUndo;
  onDone: () => void;
}

export function HistoryList({ loaded, ...rest }: HistoryListProps) {
  const { node } = usePreloadedQuery<HistoryListQuery>(
    graphql`
      query HistoryListQuery($athleteId: ID!) @preloadable {
        node(id: $athleteId) {
          ... on Athlete @alias(as: "athlete") {
            ...HistoryList_athlete
          }
        }
      }
    `,
    loaded,
  );
  if (!node?.athlete) return <EmptyState title="No history">This schedule is gone.</EmptyState>;
  return <Revisions athlete={node.athlete} {...rest} />;
}

interface RevisionsProps extends Omit<HistoryListProps, 'loaded'> {
  athlete: HistoryList_athlete$key;
}

function Revisions({ athlete: key, rememberUndo, onDone }: RevisionsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    HistoryListPaginationQuery,
    HistoryList_athlete$key
  >(
    graphql`
      fragment HistoryList_athlete on Athlete
      @refetchable(queryName: "HistoryListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        scheduleRevision
        revisions(first: $count, after: $cursor) @connection(key: "HistoryList_revisions") @required(action: THROW) {
          edges {
            node {
              id
              number
              ...HistoryItem_revision
            }
          }
        }
      }
    `,
    key,
  );
  const revisions = data.revisions.edges.map(({ node }) => node);
  if (revisions.length === 0) {
    return <EmptyState title="Nothing has changed yet">Each change of your schedule will be listed here.</EmptyState>;
  }
  return (
    <Stack gap={4}>
      <List>
        {revisions.map((revision) => (
          <HistoryItem
            key={revision.id}
            revision={revision}
            isLatest={revision.number === data.scheduleRevision}
            rememberUndo={rememberUndo}
            onDone={onDone}
          />
        ))}
      </List>
      {hasNext && (
        <Button busy={isLoadingNext} onClick={() => loadNext(20)}>
          Show Older Changes
        </Button>
      )}
    </Stack>
  );
}
