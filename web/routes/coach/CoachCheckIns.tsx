import { graphql, usePaginationFragment } from 'react-relay';
import type {
  CoachCheckIns_athlete$data,
  CoachCheckIns_athlete$key,
} from '../../__generated__/CoachCheckIns_athlete.graphql.ts';
import type { CoachCheckInsPageQuery } from '../../__generated__/CoachCheckInsPageQuery.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { type Column, DataTable } from '../../ui/chart/DataTable.tsx';
import { FoldedOnPhone } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { HISTORY, NOT_ANSWERED } from './coachRatings.ts';

type CheckIn = CoachCheckIns_athlete$data['checkIns']['edges'][number]['node'];

const COLUMNS: readonly Column<CheckIn>[] = [
  { title: 'Week of', cell: ({ weekStartDate }) => fullDate(weekStartDate) },
  ...HISTORY.map(({ name, label }) => ({
    title: label,
    isNumber: true,
    cell: (checkIn: CheckIn) => checkIn[name] ?? NOT_ANSWERED,
  })),
  {
    title: 'Overall',
    isNumber: true,
    cell: ({ readiness }) => (readiness == null ? NOT_ANSWERED : `${Math.round(readiness / 10)}/10`),
  },
];

/** The weeks behind, latest first. */
export function CoachCheckIns({ athlete: key }: { athlete: CoachCheckIns_athlete$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CoachCheckInsPageQuery,
    CoachCheckIns_athlete$key
  >(
    graphql`
      fragment CoachCheckIns_athlete on Athlete
      @refetchable(queryName: "CoachCheckInsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        checkIns(first: $count, after: $cursor)
          @connection(key: "CoachCheckIns_athlete_checkIns")
          @required(action: THROW) {
          edges {
            node {
              id
              weekStartDate
              mood
              stress
              sleep
              energyLevel
              overallWellness
              readiness
            }
          }
        }
      }
    `,
    key,
  );
  const rows = data.checkIns.edges.map(({ node }) => node);
  return (
    <Card aria-labelledby="check-in-history">
      <Stack gap={5}>
        <Heading id="check-in-history">Check-In History</Heading>
        {rows.length === 0 ? (
          <Text tone="muted">No check-ins recorded yet</Text>
        ) : (
          <FoldedOnPhone summary="Week by week">
            <Stack gap={5}>
              <DataTable caption="Check-ins, ratings out of 10" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
              {hasNext && (
                <div>
                  <Button size="small" busy={isLoadingNext} onClick={() => loadNext(26)}>
                    Show Earlier Weeks
                  </Button>
                </div>
              )}
            </Stack>
          </FoldedOnPhone>
        )}
      </Stack>
    </Card>
  );
}
