import { IconActivity } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { Activities_athlete$key } from '../../__generated__/Activities_athlete.graphql.ts';
import type { ActivitiesPaginationQuery } from '../../__generated__/ActivitiesPaginationQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { removed, useDeleteActivity } from './useDeleteActivity.ts';
import { useUnmatchActivity } from './useUnmatchActivity.ts';

/** Rows at first, and more with each press. */
const PAGE = 10;

interface ActivitiesProps {
  athlete: Activities_athlete$key;
  /** Where a file comes in. */
  upload: ReactNode;
  /** A change of the list that the charts must follow. */
  onChanged: () => void;
}

type Open = { match: string } | { remove: { id: string; name: string; workout: string | null } } | null;

/** What devices recorded, latest first, and what each counts for. */
export function Activities({ athlete: key, upload, onChanged }: ActivitiesProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ActivitiesPaginationQuery,
    Activities_athlete$key
  >(
    graphql`
      fragment Activities_athlete on Athlete
      @refetchable(queryName: "ActivitiesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        activities(first: $count, after: $cursor) @connection(key: "Activities_activities") @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...ActivityRow_activity
            }
          }
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const changed = useCallback(() => {
    setOpen(null);
    onChanged();
  }, [onChanged]);
  const unmatch = useUnmatchActivity(changed);
  const [remove, removing] = useDeleteActivity(data.activities.__id, changed);
  const acts = {
    onMatch: (match: string) => setOpen({ match }),
    onUnmatch: unmatch,
    onDelete: (chosen: { id: string; name: string; workout: string | null }) => setOpen({ remove: chosen }),
  };
  const activities = data.activities.edges.map(({ node }) => node);
  const more = () =>
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error) showToast({ title: 'Could not load more', description: 'Please try again.', tone: 'destructive' });
      },
    });
  return (
    <Card aria-labelledby="activities">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading id="activities" css={{ scrollMarginTop: '$20' }}>
            Activities
          </Heading>
          <Text tone="muted">
            What your device recorded completes the workout of that day, with its real time and load.
          </Text>
        </Stack>
        {upload}
        {activities.length === 0 ? (
          <EmptyState icon={<IconActivity size={24} />} title="No activities yet">
            Export a workout from your watch or bike computer as a .fit file and upload it above. Where you went is
            never kept.
          </EmptyState>
        ) : (
          <ul aria-label="Activities, latest first">
            {activities.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} acts={acts} />
            ))}
          </ul>
        )}
        {hasNext && (
          <Button busy={isLoadingNext} css={{ alignSelf: 'center' }} onClick={more}>
            Show Older Activities
          </Button>
        )}
      </Stack>
      {open && 'match' in open && <MatchDialog activityId={open.match} onMatched={changed} onClose={close} />}
      {open && 'remove' in open && (
        <ConfirmDialog
          title={`Delete ${open.remove.name}?`}
          confirmLabel="Delete Activity"
          busy={removing}
          onConfirm={() => remove({ activityId: open.remove.id }, { says: removed(`${open.remove.name} is gone.`) })}
          onClose={close}
        >
          {open.remove.workout
            ? `It is removed for good, and ${open.remove.workout} is again what it was before.`
            : 'It is removed for good, with its load.'}
        </ConfirmDialog>
      )}
    </Card>
  );
}
