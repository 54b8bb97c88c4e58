import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import type { AthleteActivities_athlete$key } from '../../__generated__/AthleteActivities_athlete.graphql.ts';
import type { AthleteActivitiesMoreQuery } from '../../__generated__/AthleteActivitiesMoreQuery.graphql.ts';
import { ActivityMonths } from '../../cards/activities/ActivityMonths.tsx';
import { ActivityRow } from '../../cards/activities/ActivityRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { showToast } from '../../ui/Toast.tsx';

/** Rows at first, and more with each press. */
const PAGE = 5;

/** What the athlete's devices recorded, latest first, and the workout that each counts for; the athlete's own to change. */
export function AthleteActivities({ athlete: key }: { athlete: AthleteActivities_athlete$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AthleteActivitiesMoreQuery,
    AthleteActivities_athlete$key
  >(
    graphql`
      fragment AthleteActivities_athlete on Athlete
      @refetchable(queryName: "AthleteActivitiesMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        id
        firstName
        activities(first: $count, after: $cursor)
          @connection(key: "AthleteActivities_activities")
          @required(action: THROW) {
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
  const more = () =>
    loadNext(2 * PAGE, {
      onComplete: (error) => {
        if (error) showToast({ title: 'Could not load more', description: 'Please try again.', tone: 'destructive' });
      },
    });
  const { edges } = data.activities;
  return (
    <Card aria-labelledby="athlete-activities">
      <Stack gap={edges.length === 0 ? 2 : 3}>
        <Inline justify="between" gap={3}>
          <Heading id="athlete-activities">Activities</Heading>
          {edges.length > 0 && (
            <TextLink as={Link} to={`/coach/athlete/${data.id}/curves`}>
              Power and pace curves
            </TextLink>
          )}
        </Inline>
        {edges.length === 0 ? (
          <Text tone="muted">{data.firstName} has no recordings yet.</Text>
        ) : (
          <ActivityMonths
            activities={edges.map(({ node }) => node)}
            row={(activity) => <ActivityRow key={activity.id} activity={activity} />}
          />
        )}
        {hasNext && (
          <Button busy={isLoadingNext} css={{ alignSelf: 'center' }} onClick={more}>
            Show Older Activities
          </Button>
        )}
      </Stack>
    </Card>
  );
}
