import { IconBooks } from '@tabler/icons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { LibraryListPaginationQuery } from '../../__generated__/LibraryListPaginationQuery.graphql.ts';
import type { LibraryList_query$key } from '../../__generated__/LibraryList_query.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { LibraryCard, type LibraryCardActions } from './LibraryCard.tsx';

const PAGE = 24;

const Grid = styled('ul', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@small': { gridTemplateColumns: 'repeat(auto-fill, minmax(19rem, 1fr))', gap: '$5' },
  // cards far from the eye are not laid out: a library of thousands scrolls as one of ten
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 16rem', minWidth: 0 },
  // an open one has a row of its own, and those after it close up beside those before
  gridAutoFlow: 'row dense',
  '& > li:has([aria-expanded=true])': { gridColumn: '1 / -1' },
});

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
      <Grid aria-label="Workouts">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <LibraryCard workout={node} {...actions} />
          </li>
        ))}
      </Grid>
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
