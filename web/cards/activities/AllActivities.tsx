import { useEffect, useRef, useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AllActivities_athlete$key } from '../../__generated__/AllActivities_athlete.graphql.ts';
import type { AllActivitiesPaginationQuery } from '../../__generated__/AllActivitiesPaginationQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { useNear } from '../../ui/useNear.ts';
import { ActivityMonths } from './ActivityMonths.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { NoActivities } from './NoActivities.tsx';
import { useActivityActs } from './useActivityActs.tsx';

/** Rows at first, and more as the end of the list comes near. */
const PAGE = 20;

const SPORTS = [
  { value: 'RUNNING', label: 'Runs' },
  { value: 'CYCLING', label: 'Rides' },
  { value: 'SWIMMING', label: 'Swims' },
  { value: 'STRENGTH', label: 'Strength' },
] as const;
/** Empty: all of them. */
type SportChoice = (typeof SPORTS)[number]['value'] | '';

const Narrow = styled('div', { maxWidth: '14rem' });
const End = styled('div', { display: 'flex', justifyContent: 'center' });

interface AllActivitiesProps {
  athlete: AllActivities_athlete$key;
  /** The athlete's own list: theirs to change. */
  isOwn: boolean;
}

/** Everything that devices recorded, by month, latest first, and what each counts for. */
export function AllActivities({ athlete: key, isOwn }: AllActivitiesProps) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    AllActivitiesPaginationQuery,
    AllActivities_athlete$key
  >(
    graphql`
      fragment AllActivities_athlete on Athlete
      @refetchable(queryName: "AllActivitiesPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        sport: { type: "Sport" }
      ) {
        firstName
        activities(first: $count, after: $cursor, sport: $sport)
          @connection(key: "AllActivities_activities")
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
  const [acts, dialog] = useActivityActs(data.activities.__id);
  const activities = data.activities.edges.map(({ node }) => node);
  // after a failure only a press asks again
  const [hasFailed, setFailed] = useState(false);
  const more = () =>
    loadNext(PAGE, {
      onComplete: (error) => {
        setFailed(error !== null);
        if (error) showToast({ title: 'Could not load more', description: 'Please try again.', tone: 'destructive' });
      },
    });
  const end = useRef<HTMLDivElement>(null);
  const isEndNear = useNear(end, { within: 800 });
  const loadMore = useRef(more);
  useEffect(() => {
    loadMore.current = more;
  });
  const isDue = isEndNear && hasNext && !isLoadingNext && !isAsking && !hasFailed;
  useEffect(() => {
    if (isDue) loadMore.current();
  }, [isDue]);

  if (activities.length === 0 && sport === '')
    return (
      <Card>
        <NoActivities firstName={isOwn ? null : data.firstName} />
      </Card>
    );
  return (
    <Card aria-label="Activities">
      <Stack gap={5}>
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
        {activities.length === 0 ? (
          <Text tone="muted">No activities of this sport.</Text>
        ) : (
          <div aria-busy={isAsking}>
            <ActivityMonths
              activities={activities}
              row={(activity) => <ActivityRow key={activity.id} activity={activity} {...(isOwn ? { acts } : {})} />}
            />
          </div>
        )}
        <End ref={end}>
          {hasNext && (
            <Button busy={isLoadingNext} onClick={more}>
              Show Older Activities
            </Button>
          )}
        </End>
      </Stack>
      {dialog}
    </Card>
  );
}
