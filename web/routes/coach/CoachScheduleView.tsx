import { IconCalendarOff } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { CoachScheduleView_athlete$key } from '../../__generated__/CoachScheduleView_athlete.graphql.ts';
import { dateRange } from '../../cards/dateText.ts';
import { type CopiedElsewhere, ScheduleActionsProvider } from '../../cards/ScheduleActions.tsx';
import { Circumstances } from '../../cards/circumstances/Circumstances.tsx';
import { ConflictNotice } from '../../cards/schedule/ConflictNotice.tsx';
import { MadeWeeksNotice } from '../../cards/schedule/MadeWeeksNotice.tsx';
import { RegenerateSchedule } from '../../cards/schedule/RegenerateSchedule.tsx';
import { useEditableSchedule } from '../../cards/schedule/useEditableSchedule.ts';
import { ReplanNotice } from '../../cards/season/ReplanNotice.tsx';
import { WeekCard } from '../../cards/WeekCard.tsx';
import { MoveHint } from '../../cards/MoveHint.tsx';
import { type WorkoutItem, WorkoutCardPreview } from '../../cards/WorkoutCard.tsx';
import { DragAndDrop } from '../../dnd/DragAndDrop.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { AroundWeeks } from '../../cards/calendar/AroundWeeks.tsx';
import { NotInSchedule } from '../../cards/calendar/NotInSchedule.tsx';
import { BackToAthlete } from './CoachSeasonPage.tsx';
import { CoachWorkoutDialog } from './CoachWorkoutDialog.tsx';
import { useGenerating } from '../../cards/schedule/useGenerating.ts';
import { useUndo } from '../../cards/useUndo.ts';
import { useLiveLimits } from '../../relay/useLiveLimits.ts';
import { useCoachUpdates } from './useCoachUpdates.ts';

const CopyToAthleteDialog = lazy(async () => ({
  default: (await import('./CopyToAthleteDialog.tsx')).CopyToAthleteDialog,
}));

const Weeks = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', '@medium': { gap: '$6' } });

const preview = (item: WorkoutItem) => <WorkoutCardPreview workout={item.workout} />;

/** An athlete's four weeks as their coach plans them: drag, add, edit; follows every change while it is open. */
export function CoachScheduleView({
  athlete: key,
  onRefetch,
}: {
  athlete: CoachScheduleView_athlete$key;
  onRefetch: () => void;
}) {
  const athlete = useFragment(
    graphql`
      fragment CoachScheduleView_athlete on Athlete {
        id
        firstName
        lastName
        today
        scheduleRevision
        schedule {
          firstDay
          lastDay
          weeks @required(action: THROW) {
            id
            weekStartDate
            weekEndDate
            workouts {
              id
            }
            ...WeekCard_week
          }
        }
        seasonPlan {
          ...ReplanNotice_plan
        }
        ...Circumstances_athlete
        ...RegenerateSchedule_athlete
        ...useEditableSchedule_athlete
      }
    `,
    key,
  );
  const { id, firstName, lastName, today, schedule } = athlete;
  const name = `${firstName} ${lastName}`;
  const isWide = useMediaQuery('(min-width: 768px)');
  const remember = useUndo(id, 'coachSchedule');
  const [copied, copyElsewhere] = useState<CopiedElsewhere | null>(null);
  useCoachUpdates(id, athlete.scheduleRevision, firstName, onRefetch);
  const own = useMemo(() => ({ athleteName: firstName, copyElsewhere }), [firstName]);
  const limitChanges = useLiveLimits(id, onRefetch);
  const editable = useEditableSchedule(athlete, own, remember, { limitChanges, onRefetch });
  const { actions, openId, closeWorkout } = editable;
  const { firstDay, lastDay } = actions;
  const [generate, generating] = useGenerating(athlete, 'coachSchedule', remember);
  const back = <BackToAthlete id={id} name={name} />;
  const regenerate = (
    <RegenerateSchedule athlete={athlete} firstName={firstName} busy={generating.isBusy} onGenerate={generate} />
  );
  const obstacle = generating.conflict ? (
    <ConflictNotice conflict={generating.conflict} whose={`${firstName}’s`} />
  ) : generating.needsOnboarding ? (
    <Notice role="alert" title={`The planner does not know ${firstName} yet`}>
      A schedule starts from the athlete’s week and fitness. {firstName} tells of them in the onboarding.
    </Notice>
  ) : null;
  if (!schedule || schedule.weeks.length === 0) {
    return (
      <>
        {back}
        <PageHeader title={`${name}: Training Schedule`} />
        {obstacle}
        <Card>
          <EmptyState
            icon={<IconCalendarOff size={24} />}
            title="No training schedule found for this athlete."
            action={regenerate}
          >
            {firstName} makes it from their season plan, or to train consistently; or you make it for them here.
          </EmptyState>
        </Card>
      </>
    );
  }
  const dialog = {
    changes: athlete.scheduleRevision + limitChanges,
    today,
    rememberUndo: remember,
    onClose: closeWorkout,
  };
  const openIn = schedule.weeks.find(({ workouts }) => workouts.some((workout) => workout.id === openId));
  const current = schedule.weeks.find(
    ({ weekStartDate, weekEndDate }) => weekStartDate <= today && today <= weekEndDate,
  );
  return (
    <ScheduleActionsProvider value={actions}>
      {back}
      <PageHeader
        title={`${name}: Training Schedule`}
        description={`Next ${schedule.weeks.length} weeks, ${dateRange(firstDay, lastDay)}. What you add or move stays when the plan adapts.`}
        actions={
          <>
            <ButtonLink as={Link} to={`/coach/athlete/${id}/season-plan`}>
              Season Plan
            </ButtonLink>
            {regenerate}
          </>
        }
      />
      {obstacle}
      <MadeWeeksNotice made={generating.made} revision={athlete.scheduleRevision} />
      <Circumstances athlete={athlete} />
      {athlete.seasonPlan && <ReplanNotice athleteId={id} plan={athlete.seasonPlan} remember={remember} />}
      <MoveHint />
      <DragAndDrop<WorkoutItem> preview={preview}>
        <AroundWeeks athleteId={id} today={today} lastDay={lastDay} revision={athlete.scheduleRevision}>
          <Weeks>
            {schedule.weeks.map((week) =>
              isWide ? (
                <WeekCard key={week.id} week={week} />
              ) : (
                <WeekCard
                  key={week.id}
                  week={week}
                  upcomingFirst={today}
                  collapsible={week === current ? 'open' : 'closed'}
                />
              ),
            )}
          </Weeks>
        </AroundWeeks>
      </DragAndDrop>
      {openIn && openId && <CoachWorkoutDialog key={openId} workoutId={openId} weekId={openIn.id} {...dialog} />}
      {!openIn && openId && (
        <NotInSchedule key={openId} workoutId={openId} before={firstDay} onClose={closeWorkout}>
          {(_workout, weekId) => <CoachWorkoutDialog workoutId={openId} weekId={weekId} {...dialog} />}
        </NotInSchedule>
      )}
      {editable.addDialog}
      {editable.bar}
      {copied && (
        <Suspense fallback={null}>
          <CopyToAthleteDialog
            what={copied}
            athleteId={id}
            today={today}
            lastDay={lastDay}
            onClose={() => copyElsewhere(null)}
          />
        </Suspense>
      )}
    </ScheduleActionsProvider>
  );
}
