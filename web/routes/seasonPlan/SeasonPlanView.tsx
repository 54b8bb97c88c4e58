import { IconCalendarPlus, IconFlag } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { SeasonPlanView_athlete$key } from '../../__generated__/SeasonPlanView_athlete.graphql.ts';
import { Season } from '../../cards/season/Season.tsx';
import { SeasonChart } from '../../cards/SeasonChart.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { useCreateSeasonPlan } from './useCreateSeasonPlan.ts';
import { useSeasonUpdates } from './useSeasonUpdates.ts';

interface SeasonPlanViewProps {
  athlete: SeasonPlanView_athlete$key;
  onRefetch: () => void;
}

/** The season: its phases, its races and what to know about them; or the way to make one. Follows every change while it is open. */
export function SeasonPlanView({ athlete: key, onRefetch }: SeasonPlanViewProps) {
  const athlete = useFragment(
    graphql`
      fragment SeasonPlanView_athlete on Athlete {
        id
        today
        scheduleRevision
        raceGoal {
          id
        }
        schedule {
          mode
        }
        seasonPlan {
          ...Season_plan
        }
        ...SeasonChart_athlete
      }
    `,
    key,
  );
  const { id, today, scheduleRevision, raceGoal, schedule, seasonPlan } = athlete;
  const [create, creating] = useCreateSeasonPlan();
  useSeasonUpdates(id, scheduleRevision, onRefetch);

  if (!seasonPlan) {
    return (
      <>
        <PageHeader title="Season Plan" />
        <Card>
          <EmptyState
            icon={<IconFlag size={24} />}
            title="No season plan yet"
            action={
              raceGoal ? (
                <Button tone="primary" size="large" busy={creating} onClick={create}>
                  Create Season Plan
                </Button>
              ) : (
                <ButtonLink as={Link} to="/onboarding" tone="primary" size="large">
                  Set Your Goal
                </ButtonLink>
              )
            }
          >
            Your plan leads from today to your race in phases, each with its hours and its purpose.{' '}
            {raceGoal
              ? 'It starts from the goal that you set when you signed up.'
              : 'Tell us first what you are training for: the plan starts from that goal.'}
          </EmptyState>
        </Card>
      </>
    );
  }

  const toSchedule = (
    <TextLink as={Link} to="/training-schedule">
      Go to Training Schedule
    </TextLink>
  );
  return (
    <Season
      athleteId={id}
      today={today}
      plan={seasonPlan}
      title="Season Plan"
      chart={<SeasonChart athlete={athlete} />}
      aside={schedule && toSchedule}
      notice={
        !schedule && (
          <Notice
            tone="success"
            icon={<IconCalendarPlus size={18} aria-hidden />}
            title="Next: your first four weeks of workouts"
          >
            They follow from this plan. {toSchedule}
          </Notice>
        )
      }
    />
  );
}
