import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { mondayOf } from '../../../api/core/calendar/calendar.ts';
import type {
  CheckInHistory_athlete$data,
  CheckInHistory_athlete$key,
} from '../../__generated__/CheckInHistory_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { type Column, DataTable } from '../../ui/chart/DataTable.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { byWeek, lastWeeks, WEEKS_SHOWN } from './historyData.ts';
import { RatingChart } from './RatingChart.tsx';
import { ALL_RATINGS } from './ratings.ts';

const Multiples = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});

type CheckIn = CheckInHistory_athlete$data['lastCheckIns']['edges'][number]['node'];

const NO_DATA = 'no data';
const yesOrNo = (value: boolean | null | undefined) => (value == null ? NO_DATA : value ? 'yes' : 'no');

const COLUMNS: readonly Column<CheckIn>[] = [
  { title: 'Week of', cell: ({ weekStartDate }) => fullDate(weekStartDate) },
  ...ALL_RATINGS.map(({ name, label }) => ({
    title: label,
    isNumber: true,
    cell: (checkIn: CheckIn) => checkIn[name] ?? NO_DATA,
  })),
  { title: 'Travel', cell: ({ travelThisWeek }) => yesOrNo(travelThisWeek) },
  { title: 'Deadlines', cell: ({ majorDeadlines }) => yesOrNo(majorDeadlines) },
  { title: 'Notes', cell: ({ notes }) => notes ?? '' },
];

/** The check-ins of the last weeks: one small chart for each rating, or all of them as a table. */
export function CheckInHistory({ athlete: key }: { athlete: CheckInHistory_athlete$key }) {
  const { today, lastCheckIns } = useFragment(
    graphql`
      fragment CheckInHistory_athlete on Athlete {
        today
        lastCheckIns: checkIns(first: 12) @required(action: THROW) {
          edges {
            node {
              id
              ...ratings_checkIn @relay(mask: false)
            }
          }
        }
      }
    `,
    key,
  );
  const [asTable, setAsTable] = useState(false);
  const monday = mondayOf(today);
  const given = lastCheckIns.edges.map(({ node }) => node);
  const weeks = byWeek(monday, given);
  return (
    <Card aria-label="Check-in history">
      <Stack gap={5}>
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <Heading>How Your Weeks Have Felt</Heading>
            <Text tone="muted">
              {given.length === 0
                ? 'Each check-in becomes a point here, so that you and your coach see where a hard stretch begins.'
                : `The last ${WEEKS_SHOWN} weeks. A gap is a week without an answer.`}
            </Text>
          </Stack>
          {given.length > 0 && (
            <Button
              size="small"
              aria-pressed={asTable}
              icon={asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Show as Charts' : 'Show as Table'}
            </Button>
          )}
        </Inline>
        {given.length > 0 && asTable && (
          <DataTable
            caption="Check-ins by week, ratings from 1 to 10"
            columns={COLUMNS}
            rows={given}
            keyOf={({ id }) => id}
            isCurrent={({ weekStartDate }) => weekStartDate === monday}
          />
        )}
        {given.length > 0 && !asTable && (
          <Multiples>
            {ALL_RATINGS.map((rating) => (
              <RatingChart
                key={rating.name}
                rating={rating}
                weeks={lastWeeks(monday)}
                values={weeks.map((checkIn) => checkIn?.[rating.name] ?? null)}
              />
            ))}
          </Multiples>
        )}
      </Stack>
    </Card>
  );
}
