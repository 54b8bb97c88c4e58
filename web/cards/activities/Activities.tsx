import { IconActivity } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import type { Activities_athlete$key } from '../../__generated__/Activities_athlete.graphql.ts';
import type { ActivitiesPaginationQuery } from '../../__generated__/ActivitiesPaginationQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { ActivityMonths } from './ActivityMonths.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { removed, useDeleteActivity } from './useDeleteActivity.ts';
import { useUnmatchActivity } from './useUnmatchActivity.ts';

/** Rows at first, and more with each press. */
const PAGE = 10;

const SPORTS = [
  { value: 'RUNNING', label: 'Runs' },
  { value: 'CYCLING', label: 'Rides' },
  { value: 'SWIMMING', label: 'Swims' },
  { value: 'STRENGTH', label: 'Strength' },
] as const;
/** Empty: all of them. */
type SportChoice = (typeof SPORTS)[number]['value'] | '';

const Narrow = styled('div', { maxWidth: '14rem' });

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
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    ActivitiesPaginationQuery,
    Activities_athlete$key
  >(
    graphql`
      fragment Activities_athlete on Athlete
      @refetchable(queryName: "ActivitiesPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        sport: { type: "Sport" }
      ) {
        activities(first: $count, after: $cursor, sport: $sport)
          @connection(key: "Activities_activities")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              date
              ...ActivityRow_activity
            }
          }
        }
      }
    `,
    key,
  );
  const [sport, setSport] = useState<SportChoice>('');
  const [isAsking, startAsking] = useTransition();
  const choose = (chosen: SportChoice) => {
    setSport(chosen);
    // the list of before stays while the other is asked for
    startAsking(() => void refetch({ sport: chosen || null }));
  };
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
          {activities.length > 0 && (
            <TextLink as={Link} to="/performance/curves" css={{ alignSelf: 'flex-start' }}>
              Power and pace curves
            </TextLink>
          )}
        </Stack>
        {upload}
        {(activities.length > 0 || sport !== '') && (
          <Narrow>
            <Field label="Sport">
              <Select
                options={SPORTS}
                placeholder="All sports"
                value={sport}
                onChange={({ target }) => choose(target.value as SportChoice)}
              />
            </Field>
          </Narrow>
        )}
        {activities.length === 0 && sport !== '' ? (
          <Text tone="muted">No activities of this sport.</Text>
        ) : activities.length === 0 ? (
          <EmptyState icon={<IconActivity size={24} />} title="No activities yet">
            Export a workout from your watch or bike computer as a .fit file and upload it above. Where you went is
            never kept.
          </EmptyState>
        ) : (
          <div aria-busy={isAsking}>
            <ActivityMonths
              activities={activities}
              row={(activity) => <ActivityRow key={activity.id} activity={activity} acts={acts} />}
            />
          </div>
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
            ? `It is removed, and ${open.remove.workout} is again what it was before. Undo brings both back for seven days.`
            : 'It is removed for good, with its load: this cannot be undone.'}
        </ConfirmDialog>
      )}
    </Card>
  );
}
