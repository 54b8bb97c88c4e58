import { IconArrowLeft, IconCalendarWeek, IconTimeline } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useNavigate } from 'react-router';
import type { AthleteGroups_coach$key } from '../../__generated__/AthleteGroups_coach.graphql.ts';
import type {
  CoachAthleteView_athlete$key,
  ProgramType,
} from '../../__generated__/CoachAthleteView_athlete.graphql.ts';
import { LatestActivities } from '../../cards/activities/LatestActivities.tsx';
import { EndCoaching } from '../../cards/coaching/EndCoaching.tsx';
import { NextTwoWeeks } from '../../cards/NextTwoWeeks.tsx';
import { ThreadSection } from '../../cards/thread/ThreadSection.tsx';
import { GENDER_LABELS } from '../../copy.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Heading, TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { AthleteGroups } from './AthleteGroups.tsx';
import { AthleteGoals } from './AthleteGoals.tsx';
import { CoachCheckIns } from './CoachCheckIns.tsx';
import { CoachMornings } from './CoachMornings.tsx';
import { CoachNotes } from './CoachNotes.tsx';
import { LatestCheckIn } from './LatestCheckIn.tsx';
import { useAthleteUpdates } from './useAthleteUpdates.ts';
import { wordOf } from '../../names.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@medium': { gap: '$8' },
  '@xlarge': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
});

const programName = (program: ProgramType) => (program === 'CHALLENGE_30_30' ? '30/30 Challenge' : 'Benchmarking');

interface CoachAthleteViewProps {
  athlete: CoachAthleteView_athlete$key;
  coach: AthleteGroups_coach$key;
  coachId: string;
  /** What the coach teaches about this athlete. */
  principles: (athlete: { id: string; firstName: string }) => ReactNode;
  /** The athlete may not be seen any more. */
  onEnd: () => void;
}

/** One athlete as their coach needs to know them; follows what they tell while it is open. */
export function CoachAthleteView({ athlete: key, coach, coachId, principles, onEnd }: CoachAthleteViewProps) {
  const athlete = useFragment(
    graphql`
      fragment CoachAthleteView_athlete on Athlete {
        id
        firstName
        lastName
        email
        age
        gender
        program
        today
        ...NextTwoWeeks_athlete
        ...LatestCheckIn_athlete
        ...CoachCheckIns_athlete
        ...LatestActivities_athlete
        ...AthleteGoals_athlete
        ...AthleteGroups_athlete
        ...CoachNotes_athlete
      }
    `,
    key,
  );
  useAthleteUpdates(athlete.id, onEnd);
  const navigate = useNavigate();
  const name = `${athlete.firstName} ${athlete.lastName}`;
  const base = `/coach/athlete/${athlete.id}`;
  return (
    <>
      <Stack gap={3} align="start">
        <Button
          size="small"
          tone="ghost"
          icon={<IconArrowLeft size={16} aria-hidden />}
          css={{ marginLeft: '-$3' }}
          onClick={() => void navigate(-1)}
        >
          Back
        </Button>
        <Stack css={{ width: '100%' }}>
          <PageHeader
            title={name}
            description={
              <TextLink href={`mailto:${encodeURIComponent(athlete.email)}`} css={{ overflowWrap: 'anywhere' }}>
                {athlete.email}
              </TextLink>
            }
            actions={
              <>
                <ButtonLink as={Link} to={`${base}/season-plan`}>
                  <IconTimeline size={16} aria-hidden />
                  View Season Plan
                </ButtonLink>
                <ButtonLink as={Link} to={`${base}/training-schedule`}>
                  <IconCalendarWeek size={16} aria-hidden />
                  View Training Schedule
                </ButtonLink>
              </>
            }
          />
        </Stack>
        <Inline>
          {athlete.age != null && <Badge>{athlete.age} years</Badge>}
          {athlete.gender && <Badge>{GENDER_LABELS[wordOf(athlete.gender)] ?? athlete.gender}</Badge>}
          <Badge tone="accent">{programName(athlete.program)}</Badge>
        </Inline>
      </Stack>
      <Grid>
        <Stack gap={8}>
          <NextTwoWeeks athlete={athlete} coachedAt={`${base}/training-schedule`} />
          <LatestActivities athlete={athlete} />
          <LatestCheckIn athlete={athlete} />
          <CoachCheckIns athlete={athlete} />
          <CoachMornings athleteId={athlete.id} today={athlete.today} />
        </Stack>
        <Stack gap={8}>
          <Card aria-label="Messages">
            <Stack gap={3}>
              <Heading>Messages</Heading>
              <ThreadSection
                athleteId={athlete.id}
                aboutId={coachId}
                anchor="messages"
                hint={`Between you and ${athlete.firstName}; no other coach reads them.`}
              />
            </Stack>
          </Card>
          <AthleteGroups athlete={athlete} coach={coach} />
          <CoachNotes athlete={athlete} />
          <AthleteGoals athlete={athlete} />
        </Stack>
      </Grid>
      {principles({ id: athlete.id, firstName: athlete.firstName })}
      <div>
        <EndCoaching
          athleteId={athlete.id}
          coachId={coachId}
          title={`Stop coaching ${athlete.firstName}?`}
          label="Stop Coaching"
          onEnded={() => void navigate('/coach/dashboard', { replace: true })}
        >
          You will no longer see or change {athlete.firstName}’s training, at once. They keep their plan. Only a new
          invitation brings you together again; your notes are then still here.
        </EndCoaching>
      </div>
    </>
  );
}
