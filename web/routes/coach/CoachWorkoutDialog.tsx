import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type Day } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { CoachWorkoutDialogQuery } from '../../__generated__/CoachWorkoutDialogQuery.graphql.ts';
import { useScheduleActions } from '../../cards/ScheduleActions.tsx';
import { SaveToLibrary } from '../../cards/library/SaveToLibrary.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { CopyWorkout } from '../../cards/workoutEdit/CopyWorkout.tsx';
import { EditWorkout } from '../../cards/workoutEdit/EditWorkout.tsx';
import { useDeleteWorkout } from '../../cards/workoutEdit/useDeleteWorkout.ts';
import { WorkoutDetails } from '../../cards/WorkoutDetails.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

interface CoachWorkoutDialogProps {
  workoutId: string;
  /** Week of the schedule that it is in. */
  weekId: string;
  /** Grows with every change that its reasons may speak of: they are asked for anew. */
  changes: number;
  today: Day;
  rememberUndo: RememberUndo;
  onClose: () => void;
}

/** One workout of an athlete in full, to read and to write over; how it went is the athlete's to tell. */
export function CoachWorkoutDialog(props: CoachWorkoutDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      size="large"
      title="Workout"
    >
      <Suspense
        fallback={
          <Stack gap={6} role="status" aria-label="Loading the workout" aria-busy>
            <Skeleton css={{ height: '1.5rem', width: '70%' }} />
            <Skeleton css={{ height: '24rem' }} />
          </Stack>
        }
      >
        <Opened {...props} />
      </Suspense>
    </Dialog>
  );
}

function Opened({ workoutId, weekId, changes, today, rememberUndo, onClose }: CoachWorkoutDialogProps) {
  const [isEditing, setEditing] = useState(false);
  const deleteWorkout = useDeleteWorkout(rememberUndo);
  const { athleteId } = useScheduleActions();
  const { node, whose } = useLazyLoadQuery<CoachWorkoutDialogQuery>(
    graphql`
      query CoachWorkoutDialogQuery($id: ID!, $athleteId: ID!) {
        node(id: $id) {
          ... on Workout @alias(as: "workout") {
            id
            version
            description
            scheduledDate
            ...WorkoutDetails_workout
            ...EditWorkout_workout
            ...CopyWorkout_workout
          }
        }
        whose: node(id: $athleteId) {
          ... on Athlete @alias(as: "athlete") {
            thresholds {
              ftp
              runThresholdSpeed
              css
              lthr
            }
          }
        }
      }
    `,
    { id: workoutId, athleteId },
    { fetchPolicy: 'store-and-network', fetchKey: changes },
  );
  const workout = node?.workout;
  if (!workout) return <Text tone="muted">This workout is not in the schedule any more.</Text>;
  return (
    <Stack gap={5}>
      <Heading as="h3" size={4}>
        {workout.description}, {dayName(workout.scheduledDate)}
      </Heading>
      {isEditing ? (
        <EditWorkout workout={workout} weekId={weekId} rememberUndo={rememberUndo} onDone={() => setEditing(false)} />
      ) : (
        <WorkoutDetails
          workout={workout}
          today={today}
          thresholds={whose?.athlete?.thresholds ?? null}
          busy={false}
          onEdit={() => setEditing(true)}
          copy={<CopyWorkout workout={workout} rememberUndo={rememberUndo} onCopied={onClose} />}
          onDelete={() => {
            onClose();
            deleteWorkout({ workoutId: workout.id, version: workout.version }, weekId);
          }}
        />
      )}
      {!isEditing && (
        <Inline justify="end">
          <SaveToLibrary workoutId={workout.id} />
        </Inline>
      )}
    </Stack>
  );
}
