import type { ReactNode } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { monthName } from '../../../api/core/calendar/dayNames.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';

interface ActivityMonthsProps<T> {
  /** Latest first. */
  activities: readonly T[];
  row: (activity: T) => ReactNode;
}

/** Rows of activities under the month of each. */
export function ActivityMonths<T extends { date: Day }>({ activities, row }: ActivityMonthsProps<T>) {
  const months = [...new Set(activities.map(({ date }) => monthName(date)))];
  return (
    <Stack gap={5}>
      {months.map((month) => (
        <div key={month}>
          <Heading as="h2" size={3} css={{ color: '$textMuted' }}>
            {month}
          </Heading>
          <ul aria-label={`Activities of ${month}, latest first`}>
            {activities.filter(({ date }) => monthName(date) === month).map(row)}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
