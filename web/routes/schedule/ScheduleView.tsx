import { IconMoodSick } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { ScheduleView_athlete$key } from '../../__generated__/ScheduleView_athlete.graphql.ts';
import { dateRange } from '../../cards/dateText.ts';
import { useShownDay } from '../../cards/keyboard/shownDay.ts';
import { useAskedFor } from '../../cards/keyboard/useAskedFor.ts';
import { ScheduleActionsProvider } from '../../cards/ScheduleActions.tsx';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { MoveHint } from '../../cards/MoveHint.tsx';
import { type WorkoutItem, WorkoutCardPreview } from '../../cards/WorkoutCard.tsx';
import { DragAndDrop } from '../../dnd/DragAndDrop.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CoachSheet } from './CoachSheet.tsx';
import { ConflictNotice } from '../../cards/schedule/ConflictNotice.tsx';
import { MadeWeeksNotice } from '../../cards/schedule/MadeWeeksNotice.tsx';
import { EmptySchedule } from './EmptySchedule.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { IllnessDialog, type IllnessTelling } from './IllnessDialog.tsx';
import { OwnCircumstances } from './OwnCircumstances.tsx';
import { PrintWeeks } from './PrintWeeks.tsx';
import { TrainedQuestion } from '../../cards/silence/TrainedQuestion.tsx';
import { ReplanNotice } from '../../cards/season/ReplanNotice.tsx';
import { RegenerateSchedule } from '../../cards/schedule/RegenerateSchedule.tsx';
import { useEditableSchedule } from '../../cards/schedule/useEditableSchedule.ts';
import { AroundWeeks } from '../../cards/calendar/AroundWeeks.tsx';
import { NotInSchedule } from '../../cards/calendar/NotInSchedule.tsx';
import { useGenerating } from '../../cards/schedule/useGenerating.ts';
import { ProposedDialog } from './ProposedDialog.tsx';
import { useTelling } from './useTelling.ts';
import { useScheduleUpdates } from './useScheduleUpdates.ts';
import { useUndo } from '../../cards/useUndo.ts';
import { useLiveLimits } from '../../relay/useLiveLimits.ts';
import { isWithin, WeekList } from './WeekList.tsx';
import { WorkoutDialog } from './WorkoutDialog.tsx';

const ILLNESS_BUTTON_ID = 'not-feeling-well';

const preview = (item: WorkoutItem) => <WorkoutCardPreview workout={item.workout} />;

interface ScheduleViewProps {
  athlete: ScheduleView_athlete$key;
  onRefetch: () => void;
}

/** The athlete's four weeks, or the ways to get them; follows every change while it is open. */
export function ScheduleView({ athlete: key, onRefetch }: ScheduleViewProps) {
  const athlete = useFragment(
    graphql`
      fragment ScheduleView_athlete on Athlete {
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
              status
              ...WorkoutDialog_workout
            }
            ...WeekList_week
          }
        }
        seasonPlan {
          ...ReplanNotice_plan
        }
        ...AdjustmentChat_athlete
        ...EmptySchedule_athlete
        ...Circumstances_athlete
        ...IllnessDialog_athlete
        ...RegenerateSchedule_athlete
        ...useEditableSchedule_athlete
      }
    `,
    key,
  );
  const { id: athleteId, scheduleRevision: revision, today, schedule } = athlete;
  const isWide = useMediaQuery('(min-width: 768px)');
  const rememberUndo = useUndo(athlete.id, 'schedule');
  useScheduleUpdates(athlete.id, athlete.scheduleRevision, onRefetch);
  const { tellDone, tellSkipped, proposed, leaveProposed } = useTelling(rememberUndo);
  const own = useMemo(() => ({ tellDone, tellSkipped }), [tellDone, tellSkipped]);
  const limitChanges = useLiveLimits(athleteId, onRefetch);
  const editable = useEditableSchedule(athlete, own, rememberUndo, { limitChanges, onRefetch });
  const { actions, openId, closeWorkout } = editable;
  const { firstDay, lastDay } = actions;
  const [generate, generating] = useGenerating(null, 'schedule', rememberUndo);
  const [telling, setTelling] = useState<IllnessTelling | null>(null);
  const markFocus = useFocusKept(telling !== null, ILLNESS_BUTTON_ID);
  const tell = (what: IllnessTelling) => {
    markFocus();
    setTelling(what);
  };

  useAskedFor('illness', () => tell('ill'));
  useAskedFor('well', () => tell('well'));
  const shownDay = useShownDay(today);

  const conflict = generating.conflict && <ConflictNotice conflict={generating.conflict} />;
  if (!schedule || schedule.weeks.length === 0) {
    return (
      <>
        <PageHeader title="Training Schedule" />
        {conflict}
        <EmptySchedule
          athlete={athlete}
          busy={generating.isBusy}
          needsOnboarding={generating.needsOnboarding}
          onGenerate={generate}
        />
      </>
    );
  }

  const openIn = schedule.weeks.find(({ workouts }) => workouts.some(({ id }) => id === openId));
  const open = openIn?.workouts.find(({ id }) => id === openId);
  const isTodayFirst = !isWide && schedule.weeks.some((week) => isWithin(week, today));
  const dialog = { changes: revision + limitChanges, today, rememberUndo, onClose: closeWorkout };
  // on a phone the header has no room for one more row
  const illnessButton = (
    <Button
      id={ILLNESS_BUTTON_ID}
      size={isTodayFirst ? 'small' : 'medium'}
      icon={<IconMoodSick size={16} aria-hidden />}
      onClick={() => tell('ill')}
    >
      Not Feeling 100%
    </Button>
  );
  return (
    <ScheduleActionsProvider value={actions}>
      <PageHeader
        title="Training Schedule"
        description={`${athlete.firstName} ${athlete.lastName} · next ${schedule.weeks.length} weeks, ${dateRange(firstDay, lastDay)}`}
        actions={
          <>
            <CoachSheet athlete={athlete} rememberUndo={rememberUndo} />
            {!isTodayFirst && illnessButton}
            <HistorySheet
              athleteId={athlete.id}
              revision={athlete.scheduleRevision}
              weeks={schedule.weeks}
              rememberUndo={rememberUndo}
            />
            <PrintWeeks weeks={schedule.weeks} today={today} />
            <RegenerateSchedule athlete={athlete} busy={generating.isBusy} onGenerate={generate} />
          </>
        }
      />
      {conflict}
      <MadeWeeksNotice made={generating.made} revision={revision} />
      {athlete.seasonPlan && <ReplanNotice athleteId={athleteId} plan={athlete.seasonPlan} remember={rememberUndo} />}
      <TrainedQuestion
        key={revision}
        statuses={schedule.weeks.flatMap(({ workouts }) => workouts.map(({ status }) => status))}
        athleteId={athleteId}
        today={today}
        remember={rememberUndo}
        onAnswered={onRefetch}
      />
      <OwnCircumstances athlete={athlete} onTell={tell} />
      <MoveHint />
      <DragAndDrop<WorkoutItem> preview={preview}>
        <AroundWeeks athleteId={athleteId} today={today} lastDay={lastDay} revision={revision}>
          <WeekList
            weeks={schedule.weeks}
            today={today}
            todayFirst={isTodayFirst ? illnessButton : null}
            isWide={isWide}
            shownDay={shownDay}
          />
        </AroundWeeks>
      </DragAndDrop>
      <Text tone="muted" size={2} css={{ '@media print': { display: 'none' } }}>
        Looking for another workout?{' '}
        <TextLink as={Link} to="/workouts">
          Browse the workout library
        </TextLink>
      </Text>
      {openIn && open && <WorkoutDialog key={open.id} workout={open} weekId={openIn.id} {...dialog} />}
      {!openIn && openId && (
        <NotInSchedule key={openId} workoutId={openId} before={firstDay} onClose={closeWorkout}>
          {(workout, weekId) => <WorkoutDialog workout={workout} weekId={weekId} {...dialog} />}
        </NotInSchedule>
      )}
      {editable.addDialog}
      {editable.bar}
      <ProposedDialog proposed={proposed} rememberUndo={rememberUndo} onClose={leaveProposed} />
      {telling && (
        <IllnessDialog
          athlete={athlete}
          telling={telling}
          rememberUndo={rememberUndo}
          onClose={() => setTelling(null)}
        />
      )}
    </ScheduleActionsProvider>
  );
}
