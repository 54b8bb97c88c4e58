import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { YearViewQuery } from '../../__generated__/YearViewQuery.graphql.ts';
import { Skeleton } from '../../ui/progress.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import { CalendarHead } from './CalendarHead.tsx';
import type { CalendarViewProps } from './calendarView.ts';
import { Retrying } from './Retrying.tsx';
import { YearWeek } from './YearWeek.tsx';
import { type Meant, meantMinutes, monthsOf, stretchesOf, stretchName, yearAfter, yearSpan } from './year.ts';

const Months = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: '$6',
  marginTop: '$4',
});
const MonthHead = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$3',
  paddingBottom: '$1',
});

/** A year at a glance: what each week held and what was meant for it, by month. */
export function YearView({ date, today, onDate, ...rest }: CalendarViewProps) {
  const year = date.slice(0, 4);
  return (
    <section aria-labelledby="year">
      <CalendarHead
        id="year"
        title={year}
        span="year"
        onStep={(by) => onDate(yearAfter(date, by))}
        onToday={today.startsWith(year) ? undefined : () => onDate(today)}
      />
      <Retrying key={year}>
        {(tries) => (
          <Suspense fallback={<Waiting />}>
            <Weeks date={date} today={today} tries={tries} {...rest} />
          </Suspense>
        )}
      </Retrying>
    </section>
  );
}

function Waiting() {
  return (
    <Months role="status" aria-label="Loading the year" aria-busy>
      {Array.from({ length: 12 }, (_, month) => (
        <Skeleton key={month} css={{ height: '11rem' }} />
      ))}
    </Months>
  );
}

interface Held extends Meant {
  readonly doneMinutes: number;
  readonly days: readonly { readonly races: readonly unknown[] }[];
}

const isEmpty = ({ doneMinutes, days, ...week }: Held) =>
  doneMinutes + meantMinutes(week) === 0 && days.every(({ races }) => races.length === 0);

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);

interface WeeksProps extends Omit<CalendarViewProps, 'onDate'> {
  tries: number;
}

function Weeks({ athleteId, date, today, lastDay, revision, tries, onDay }: WeeksProps) {
  const { node } = useLazyLoadQuery<YearViewQuery>(
    graphql`
      query YearViewQuery($athleteId: ID!, $from: Date!, $to: Date!) {
        node(id: $athleteId) {
          ... on Athlete @alias(as: "athlete") {
            calendar(from: $from, to: $to) {
              weekStartDate
              plannedMinutes
              doneMinutes
              outline {
                targetHours
              }
              days {
                races {
                  id
                }
              }
              ...YearWeek_week
            }
          }
        }
      }
    `,
    { athleteId, ...yearSpan(date) },
    { fetchKey: `${revision}.${tries}`, fetchPolicy: 'store-and-network' },
  );
  const weeks = node?.athlete?.calendar ?? [];
  // an empty year has bars of some length, too
  const most = Math.max(60, ...weeks.flatMap((week) => [week.doneMinutes, meantMinutes(week)]));
  return (
    <Months>
      {stretchesOf(monthsOf(weeks), isEmpty).map(({ first, last, weeks: own, isEmpty: holdsNothing }) => {
        const done = sumOf(own.map(({ doneMinutes }) => doneMinutes));
        return (
          <section key={first} aria-labelledby={first}>
            <MonthHead>
              <Heading as="h3" size={3} id={first}>
                {stretchName(first, last)}
              </Heading>
              {done > 0 && (
                <Text as="span" size={2} tone="muted">
                  {timeText(done)} done
                </Text>
              )}
            </MonthHead>
            {holdsNothing ? (
              <Text size={2} tone="muted">
                Nothing planned or recorded.
              </Text>
            ) : (
              <ul>
                {own.map((week) => (
                  <YearWeek
                    key={week.weekStartDate}
                    week={week}
                    most={most}
                    today={today}
                    lastDay={lastDay}
                    onDay={onDay}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </Months>
  );
}
