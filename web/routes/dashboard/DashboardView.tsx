import { graphql, useFragment } from 'react-relay';
import { weekdayIndex } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { DashboardView_athlete$key } from '../../__generated__/DashboardView_athlete.graphql.ts';
import { AdjustmentCard } from '../../cards/adjustment/AdjustmentCard.tsx';
import { useScheduleUndo } from '../../cards/checkIn/useScheduleUndo.ts';
import { ConsistencyRing } from '../../cards/ConsistencyRing.tsx';
import { MetricCards } from '../../cards/MetricCards.tsx';
import { NextTwoWeeks } from '../../cards/NextTwoWeeks.tsx';
import { RaceCountdown } from '../../cards/RaceCountdown.tsx';
import { LastingWishes } from '../../cards/standing/LastingWishes.tsx';
import { ThisWeek } from '../../cards/ThisWeek.tsx';
import { WeeklyReview } from '../../cards/WeeklyReview.tsx';
import { Later } from '../../ui/Later.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { DashboardGrid, Place } from './DashboardGrid.tsx';
import { WAITING } from './DashboardSkeleton.tsx';
import { RealignOffer } from './RealignOffer.tsx';
import { useDashboardUpdates } from './useDashboardUpdates.ts';

interface DashboardViewProps {
  athlete: DashboardView_athlete$key;
  onRefetch: () => void;
}

/** Today first, then how the training goes and what comes; follows every change while it is open. */
export function DashboardView({ athlete: key, onRefetch }: DashboardViewProps) {
  const athlete = useFragment(
    graphql`
      fragment DashboardView_athlete on Athlete {
        id
        firstName
        today
        scheduleRevision
        trainingTimes {
          days {
            day
            startsAt
          }
        }
        schedule {
          weeks @required(action: THROW) {
            id
            weekStartDate
            weekEndDate
            ...ThisWeek_week
          }
        }
        overview @required(action: THROW) {
          missedLately
          ...RaceCountdown_overview
          ...ConsistencyRing_overview
          ...MetricCards_overview
          ...WeeklyReview_overview
        }
        ...ThisWeek_athlete
        ...NextTwoWeeks_athlete
        ...CheckInCard_athlete
        ...AdjustmentChat_athlete
        ...LastingWishes_athlete
      }
    `,
    key,
  );
  const { today, trainingTimes, schedule, overview } = athlete;
  useDashboardUpdates(athlete.id, athlete.scheduleRevision, onRefetch);
  const changesUndo = useScheduleUndo(athlete.id);
  const hasSchedule = schedule !== null && schedule !== undefined;
  const current = schedule?.weeks.find(
    ({ weekStartDate, weekEndDate }) => weekStartDate <= today && today <= weekEndDate,
  );
  const review = (
    <Later fallback={WAITING.review}>
      <WeeklyReview overview={overview} />
    </Later>
  );
  const checkIn = (
    <Later frames={2} fallback={WAITING.checkIn}>
      <CheckInCard athlete={athlete} changesUndo={changesUndo} />
    </Later>
  );
  return (
    <>
      <PageHeader title={`Welcome, ${athlete.firstName}`} description={dayName(today)} />
      <RaceCountdown overview={overview} />
      <DashboardGrid>
        <Place at="main">
          {current ? (
            <ThisWeek
              athlete={athlete}
              week={current}
              today={today}
              startsAt={trainingTimes?.days[weekdayIndex(today)]?.startsAt}
            />
          ) : (
            <NextTwoWeeks athlete={athlete} />
          )}
          {current && <RealignOffer missed={overview.missedLately} rememberUndo={changesUndo.rememberUndo} />}
          {current ? review : checkIn}
          <Later fallback={WAITING.chat}>
            <AdjustmentCard athlete={athlete} screen="dashboard" rememberUndo={changesUndo.rememberUndo} />
            <LastingWishes athlete={athlete} rememberUndo={changesUndo.rememberUndo} />
          </Later>
        </Place>
        <Place at="numbers">
          <MetricCards overview={overview} today={today} hasSchedule={hasSchedule} />
        </Place>
        <Place at="side">
          <ConsistencyRing overview={overview} hasSchedule={hasSchedule} />
          {current ? checkIn : review}
        </Place>
        {current && (
          <Place at="below">
            <Later frames={2} fallback={WAITING.weeks}>
              <NextTwoWeeks athlete={athlete} />
            </Later>
          </Place>
        )}
      </DashboardGrid>
    </>
  );
}
