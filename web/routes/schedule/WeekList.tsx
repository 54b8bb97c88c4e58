import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { WeekList_week$key } from '../../__generated__/WeekList_week.graphql.ts';
import { WeekCard, WeekCardToday } from '../../cards/WeekCard.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const Weeks = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  '@medium': { gap: '$6' },
  // two weeks on a sheet; pages do not break inside a flex box
  '@media print': {
    display: 'block',
    // so much that two weeks of two workouts a day fit
    zoom: 0.75,
    '& > *': { marginTop: '$3' },
    '& > :nth-child(even):not(:last-child)': { breakAfter: 'page' },
  },
});

/** Below what is seen first. */
const WAITING_WEEK = <SkeletonCard of={{ height: '6rem', '@medium': { height: '20rem' } }} />;
/** Whether the week holds the day. */
export const isWithin = (week: { weekStartDate: Day; weekEndDate: Day }, day: Day): boolean =>
  week.weekStartDate <= day && day <= week.weekEndDate;

interface WeekListProps {
  weeks: WeekList_week$key;
  today: Day;
  /** On a phone today stands before the weeks, and this beside its title; null: it stands in its week alone. */
  todayFirst: ReactNode;
  /** Weeks stand open; else they can be folded. */
  isWide: boolean;
  shownDay: Day | null;
}

/** The weeks of the schedule, one below the other. */
export function WeekList({ weeks: keys, today, todayFirst, isWide, shownDay }: WeekListProps) {
  const weeks = useFragment(
    graphql`
      fragment WeekList_week on TrainingWeek @relay(plural: true) {
        id
        weekStartDate
        weekEndDate
        ...WeekCard_week
      }
    `,
    keys,
  );
  const current = weeks.find((week) => isWithin(week, today));
  return (
    <Weeks>
      {todayFirst && current && (
        <>
          <Inline gap={3} justify="between">
            <Heading size={5}>Today</Heading>
            {todayFirst}
          </Inline>
          <WeekCardToday week={current} today={today} />
        </>
      )}
      {weeks.map((week, index) => (
        <Deferred key={week.id} frames={Math.max(0, index - (isWide ? 1 : 0))} fallback={WAITING_WEEK}>
          {isWide ? (
            <WeekCard week={week} />
          ) : (
            <WeekCard
              week={week}
              without={today}
              upcomingFirst={today}
              collapsible={week === current ? 'open' : 'closed'}
              shownDay={shownDay}
            />
          )}
        </Deferred>
      ))}
    </Weeks>
  );
}
