import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { dayName } from '../../../api/core/changes.ts';
import type { DashboardView_athlete$key } from '../../__generated__/DashboardView_athlete.graphql.ts';
import { CheckInForm } from '../../cards/checkIn/CheckInForm.tsx';
import { ConsistencyRing } from '../../cards/ConsistencyRing.tsx';
import { MetricCards } from '../../cards/MetricCards.tsx';
import { NextTwoWeeks } from '../../cards/NextTwoWeeks.tsx';
import { RaceCountdown } from '../../cards/RaceCountdown.tsx';
import { ThisWeek } from '../../cards/ThisWeek.tsx';
import { WeeklyReview } from '../../cards/WeeklyReview.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { DashboardGrid } from './DashboardGrid.tsx';
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
        schedule {
          weeks {
            id
            weekStartDate
            weekEndDate
            ...ThisWeek_week
          }
        }
        overview {
          hasHistory
          missedLately
          ...RaceCountdown_overview
          ...ConsistencyRing_overview
          ...MetricCards_overview
          ...WeeklyReview_overview
        }
        ...NextTwoWeeks_athlete
        ...CheckInForm_athlete
      }
    `,
    key,
  );
  const { today, schedule, overview } = athlete;
  useDashboardUpdates(athlete.id, athlete.scheduleRevision, onRefetch);
  const current = schedule?.weeks.find(({ weekStartDate, weekEndDate }) => weekStartDate <= today && today <= weekEndDate);
  return (
    <>
      <PageHeader
        title={`Welcome${overview.hasHistory ? ' back' : ''}, ${athlete.firstName}`}
        description={dayName(today)}
      />
      <RaceCountdown overview={overview} />
      {current && <RealignOffer missed={overview.missedLately} />}
      <DashboardGrid>
        {current ? (
          <ThisWeek week={current} today={today} />
        ) : (
          <Card aria-label="This week">
            <Stack gap={2}>
              <Heading>This Week</Heading>
              <Text tone="muted">Your week, today first, stands here as soon as you have a schedule.</Text>
            </Stack>
          </Card>
        )}
        <ConsistencyRing overview={overview} />
      </DashboardGrid>
      <MetricCards overview={overview} today={today} />
      <DashboardGrid>
        <Stack gap={6}>
          <WeeklyReview overview={overview} />
        </Stack>
        <Card aria-label="Check-in" css={{ '@xlarge': { gridRow: 'span 2' } }}>
          <Stack gap={4}>
            <Inline justify="between" align="baseline" gap={3}>
              <Heading>Stress Check-in</Heading>
              <TextLink as={Link} to="/checkin" css={{ fontSize: '$3' }}>
                All questions
              </TextLink>
            </Inline>
            <CheckInForm athlete={athlete} fields="short" />
          </Stack>
        </Card>
        <NextTwoWeeks athlete={athlete} />
      </DashboardGrid>
    </>
  );
}
