import { IconAlertTriangle, IconFlag } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { SeasonPlanView_athlete$key } from '../../__generated__/SeasonPlanView_athlete.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { PhaseTimeline } from '../../cards/PhaseTimeline.tsx';
import { RaceSchedule } from '../../cards/RaceSchedule.tsx';
import { SeasonWarnings } from '../../cards/SeasonWarnings.tsx';
import { SportFocus } from '../../cards/SportFocus.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { useCreateSeasonPlan } from './useCreateSeasonPlan.ts';

const Overview = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '@large': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', '& > :only-child': { gridColumn: '1 / -1' } },
});

/** The season: its phases, its races and what to know about them; or the way to make one. */
export function SeasonPlanView({ athlete: key }: { athlete: SeasonPlanView_athlete$key }) {
  const { today, raceGoal, schedule, seasonPlan } = useFragment(
    graphql`
      fragment SeasonPlanView_athlete on Athlete {
        today
        raceGoal {
          id
        }
        schedule {
          mode
        }
        seasonPlan {
          seasonStart
          seasonEnd
          dateIsAssumed
          mainRace {
            raceDate
          }
          races {
            id
          }
          ...SportFocus_plan
          ...RaceSchedule_plan
          ...SeasonWarnings_plan
          ...PhaseTimeline_plan
        }
      }
    `,
    key,
  );
  const [create, creating] = useCreateSeasonPlan();

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

  return (
    <>
      <PageHeader
        title="Season Plan"
        description={`${fullDate(seasonPlan.seasonStart)} – ${fullDate(seasonPlan.seasonEnd)}`}
        actions={
          <ButtonLink as={Link} to="/training-schedule" tone={schedule ? 'secondary' : 'primary'}>
            Go to Training Schedule
          </ButtonLink>
        }
      />
      {seasonPlan.dateIsAssumed && seasonPlan.mainRace && (
        <Notice icon={<IconAlertTriangle size={18} aria-hidden />} title="The race date is assumed">
          Your goal has no date, so the race is placed on {fullDate(seasonPlan.mainRace.raceDate)}, which leaves the
          best number of weeks to prepare.
        </Notice>
      )}
      <SeasonWarnings plan={seasonPlan} />
      <Overview>
        {seasonPlan.races.length > 0 && <RaceSchedule plan={seasonPlan} today={today} />}
        <SportFocus plan={seasonPlan} />
      </Overview>
      <PhaseTimeline plan={seasonPlan} today={today} />
    </>
  );
}
