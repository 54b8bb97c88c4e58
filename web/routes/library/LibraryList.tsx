import { IconBooks } from '@tabler/icons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { LibraryListPaginationQuery } from '../../__generated__/LibraryListPaginationQuery.graphql.ts';
import type { LibraryList_query$key } from '../../__generated__/LibraryList_query.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { CardGrid } from './CardGrid.tsx';
import { LibraryCard, type LibraryCardActions } from './LibraryCard.tsx';

const PAGE = 24;

interface LibraryListProps extends LibraryCardActions {
  library: LibraryList_query$key;
}

/** The workouts that match, page by page, and how many of all they are. */
export function LibraryList({ library: key, ...actions }: LibraryListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LibraryListPaginationQuery,
    LibraryList_query$key
  >(
    graphql`
      fragment LibraryList_query on Query
      @refetchable(queryName: "LibraryListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        type: { type: "WorkoutType" }
        first: { type: "Int", defaultValue: 24 }
        after: { type: "String" }
      ) {
        library(search: $search, workoutType: $type, first: $first, after: $after)
          @connection(key: "LibraryList_library", filters: ["search", "workoutType"])
          @required(action: THROW) {
          totalCount
          libraryCount
          edges {
            node {
              id
              ...LibraryCard_workout
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, totalCount, libraryCount } = data.library;
  if (edges.length === 0)
    return (
      <EmptyState icon={<IconBooks size={24} />} title="Nothing matches">
        No workouts found. Try adjusting your search or filter.
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <CardGrid aria-label="Workouts">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <LibraryCard workout={node} {...actions} />
          </li>
        ))}
      </CardGrid>
      <Inline justify="between" gap={4}>
        <Text tone="muted" size={2} role="status">
          Showing {edges.length} of {libraryCount} workouts
        </Text>
        {hasNext && (
          <Button busy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            Show More ({totalCount - edges.length} left)
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
