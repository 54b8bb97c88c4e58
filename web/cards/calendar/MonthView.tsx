import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { addDays, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { monthName } from '../../../api/core/calendar/dayNames.ts';
import type { MonthViewQuery } from '../../__generated__/MonthViewQuery.graphql.ts';
import { Skeleton } from '../../ui/progress.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { CalendarViewProps } from './calendarView.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { MonthWeek } from './MonthWeek.tsx';
import { monthAfter, monthSpan } from './month.ts';
import { Retrying } from './Retrying.tsx';

const Table = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  backgroundColor: '$surface',
  '& th': { padding: '$2 $1', fontSize: '$1', fontWeight: '$medium', color: '$textMuted', textAlign: 'left' },
  '@medium': { '& th': { padding: '$2', fontSize: '$2' } },
  '& th:last-child': { width: '3.25rem', '@medium': { width: '8rem' } },
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** A month at a glance: each day's training in a few marks, and what each week held. */
export function MonthView({ date, today, onDate, ...rest }: CalendarViewProps) {
  const name = monthName(date);
  return (
    <section aria-labelledby="month">
      <CalendarHead
        id="month"
        title={name}
        span="month"
        onStep={(by) => onDate(monthAfter(date, by))}
        onToday={monthName(today) === name ? undefined : () => onDate(today)}
      />
      <Table css={{ marginTop: '$3' }}>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
            <th scope="col">Week</th>
          </tr>
        </thead>
        <Retrying key={name} inTable={8}>
          {(tries) => (
            <Suspense fallback={<Waiting weeks={monthSpan(date).weeks} />}>
              <Weeks date={date} today={today} tries={tries} {...rest} />
            </Suspense>
          )}
        </Retrying>
      </Table>
    </section>
  );
}

function Waiting({ weeks }: { weeks: number }) {
  return (
    <tbody aria-busy>
      {Array.from({ length: weeks }, (_, week) => (
        <tr key={week}>
          <td colSpan={8}>
            <Skeleton css={{ height: '6rem', margin: '$1 0' }} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

interface WeeksProps extends Omit<CalendarViewProps, 'onDate'> {
  tries: number;
}

function Weeks({ athleteId, date, today, lastDay, revision, tries, onDay }: WeeksProps) {
  const { firstDay, weeks: count } = monthSpan(date);
  const { node } = useLazyLoadQuery<MonthViewQuery>(
    graphql`
      query MonthViewQuery($athleteId: ID!, $from: Date!, $to: Date!) {
        node(id: $athleteId) {
          ... on Athlete @alias(as: "athlete") {
            calendar(from: $from, to: $to) {
              weekStartDate
              ...MonthWeek_week
            }
          }
        }
      }
    `,
    { athleteId, from: firstDay, to: addDays(mondayOf(firstDay), 7 * count - 1) },
    { fetchKey: `${revision}.${tries}`, fetchPolicy: 'store-and-network' },
  );
  return (
    <tbody>
      {(node?.athlete?.calendar ?? []).map((week) => (
        <MonthWeek
          key={week.weekStartDate}
          week={week}
          month={date.slice(0, 7)}
          today={today}
          lastDay={lastDay}
          onDay={onDay}
        />
      ))}
    </tbody>
  );
}
