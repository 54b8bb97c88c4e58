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
import { RecurringPreferences } from '../../cards/recurring/RecurringPreferences.tsx';
import { TrainedQuestion } from '../../cards/silence/TrainedQuestion.tsx';
import { ConflictNotice } from '../../cards/schedule/ConflictNotice.tsx';
import { MadeWeeksNotice } from '../../cards/schedule/MadeWeeksNotice.tsx';
import { TestQuestion } from '../../cards/testResult/TestQuestion.tsx';
import { ThisWeek } from '../../cards/ThisWeek.tsx';
import { WeeklyReview } from '../../cards/WeeklyReview.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Button } from '../../ui/Button.tsx';
import { FoldedOnPhone } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { DashboardGrid, GridArea } from './DashboardGrid.tsx';
import { WAITING } from './DashboardSkeleton.tsx';
import { MorningCard } from './MorningCard.tsx';
import { RealignOffer } from './RealignOffer.tsx';
import { ThresholdNews } from './ThresholdNews.tsx';
import { useDashboardUpdates } from './useDashboardUpdates.ts';
import { useFirstPlan } from './useFirstPlan.ts';

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
        raceGoal {
          raceType
        }
        seasonPlan {
          id
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
        ...RecurringPreferences_athlete
        ...TestQuestion_athlete
        ...ThresholdNews_athlete
      }
    `,
    key,
  );
  const { today, trainingTimes, schedule, overview } = athlete;
  useDashboardUpdates(athlete.id, athlete.scheduleRevision, onRefetch);
  const changesUndo = useScheduleUndo(athlete.id);
  const [makePlan, making] = useFirstPlan(athlete.seasonPlan != null, changesUndo.rememberUndo);
  const hasSchedule = schedule !== null && schedule !== undefined;
  const current = schedule?.weeks.find(
    ({ weekStartDate, weekEndDate }) => weekStartDate <= today && today <= weekEndDate,
  );
  const review = (
    <Deferred fallback={WAITING.review}>
      <WeeklyReview overview={overview} />
    </Deferred>
  );
  const checkIn = (
    <Deferred frames={2} fallback={WAITING.checkIn}>
      <Stack gap={6}>
        <CheckInCard athlete={athlete} changesUndo={changesUndo} />
        <MorningCard athleteId={athlete.id} today={today} changesUndo={changesUndo} onChanged={onRefetch} />
      </Stack>
    </Deferred>
  );
  return (
    <>
      <PageHeader title={`Welcome, ${athlete.firstName}`} description={dayName(today)} />
      <RaceCountdown overview={overview} />
      <DashboardGrid>
        <GridArea at="main">
          {/* that they are there is seen: today's workout stands below */}
          {making.made && making.made.warnings.length > 0 && (
            <MadeWeeksNotice made={making.made} revision={athlete.scheduleRevision} takesFocus={false} />
          )}
          {current ? (
            <ThisWeek
              athlete={athlete}
              week={current}
              today={today}
              startsAt={trainingTimes?.days[weekdayIndex(today)]?.startsAt}
            />
          ) : (
            <>
              {making.conflict && <ConflictNotice conflict={making.conflict} />}
              <NextTwoWeeks
                athlete={athlete}
                action={
                  athlete.raceGoal && (
                    <Button tone="primary" busy={making.isBusy} onClick={makePlan}>
                      Make My Plan
                    </Button>
                  )
                }
              />
            </>
          )}
          {current && overview.missedLately > 0 && (
            <TrainedQuestion
              key={athlete.scheduleRevision}
              athleteId={athlete.id}
              today={today}
              remember={changesUndo.rememberUndo}
              onAnswered={onRefetch}
              otherwise={<RealignOffer missed={overview.missedLately} rememberUndo={changesUndo.rememberUndo} />}
            />
          )}
          <TestQuestion athlete={athlete} rememberUndo={changesUndo.rememberUndo} onAnswered={onRefetch} />
          <ThresholdNews athlete={athlete} />
          {current ? review : checkIn}
          <Deferred fallback={WAITING.chat}>
            <AdjustmentCard athlete={athlete} screen="dashboard" rememberUndo={changesUndo.rememberUndo} />
            <RecurringPreferences athlete={athlete} rememberUndo={changesUndo.rememberUndo} />
          </Deferred>
        </GridArea>
        <GridArea at="numbers">
          <MetricCards overview={overview} today={today} hasSchedule={hasSchedule} />
        </GridArea>
        <GridArea at="side">
          <FoldedOnPhone summary="Consistency over four weeks">
            <ConsistencyRing overview={overview} hasSchedule={hasSchedule} />
          </FoldedOnPhone>
          {current ? checkIn : review}
        </GridArea>
        {current && (
          <GridArea at="below">
            <Deferred frames={2} fallback={WAITING.weeks}>
              <NextTwoWeeks athlete={athlete} />
            </Deferred>
          </GridArea>
        )}
      </DashboardGrid>
    </>
  );
}
