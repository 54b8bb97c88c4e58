import { graphql } from 'react-relay';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import type { MorningNumbersQuery, MorningNumbersQuery$data } from '../../__generated__/MorningNumbersQuery.graphql.ts';
import { type Column, DataTable } from '../../ui/chart/DataTable.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { useAsked } from '../activities/useAsked.ts';
import { shortDay } from '../dateText.ts';
import { hrvText } from './hrvText.ts';

type Measured = NonNullable<NonNullable<MorningNumbersQuery$data['athlete']>['wellness']>[number];

const NOT_MEASURED = '–';
const COLUMNS: readonly Column<Measured>[] = [
  { title: 'Day', cell: ({ day }) => shortDay(day) },
  { title: 'HRV, ms', isNumber: true, cell: ({ hrv }) => hrv ?? NOT_MEASURED },
  { title: 'Resting HR', isNumber: true, cell: ({ restingHeartRate }) => restingHeartRate ?? NOT_MEASURED },
  { title: 'Sleep, h', isNumber: true, cell: ({ sleepHours }) => sleepHours ?? NOT_MEASURED },
  { title: 'Weight, kg', isNumber: true, cell: ({ weight }) => weight ?? NOT_MEASURED },
  { title: 'Note', cell: ({ note }) => note ?? '' },
];
const DAYS = 14;

interface MorningNumbersProps {
  athleteId: string;
  today: Day;
  /** Grows when something was told. */
  changes?: number;
}

/** What was measured of the last two weeks, and what heart rate variability says today. */
export function MorningNumbers({ athleteId, today, changes = 0 }: MorningNumbersProps) {
  const asked = useAsked<MorningNumbersQuery>(
    graphql`
      query MorningNumbersQuery($id: ID!, $from: Date!, $to: Date!) {
        athlete(id: $id) {
          hrvTrend {
            mean
            least
            most
            isLow
          }
          wellness(from: $from, to: $to) @required(action: THROW) {
            day
            hrv
            restingHeartRate
            sleepHours
            weight
            note
          }
        }
      }
    `,
    { id: athleteId, from: addDays(today, 1 - DAYS), to: today },
    changes,
  );
  if (asked.state === 'failed') return <ErrorState message="These numbers could not be read." onRetry={asked.again} />;
  if (!asked.data?.athlete) return <Text tone="subtle">Loading…</Text>;
  const { hrvTrend, wellness } = asked.data.athlete;
  return (
    <Stack gap={3}>
      <Text size={3}>{hrvText(hrvTrend ?? null)}</Text>
      {wellness.length === 0 ? (
        <Text size={3} tone="muted">
          Nothing was measured in the last two weeks.
        </Text>
      ) : (
        <DataTable
          caption="Mornings of the last two weeks"
          columns={COLUMNS}
          rows={[...wellness].reverse()}
          keyOf={({ day }) => day}
          isCurrent={({ day }) => day === today}
        />
      )}
    </Stack>
  );
}
