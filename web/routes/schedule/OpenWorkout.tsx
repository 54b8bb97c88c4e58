import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, useCallback, useState } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { OpenWorkout_viewer$key } from '../../__generated__/OpenWorkout_viewer.graphql.ts';
import type { OpenWorkout_workout$key } from '../../__generated__/OpenWorkout_workout.graphql.ts';
import type { OpenWorkoutQuery } from '../../__generated__/OpenWorkoutQuery.graphql.ts';
import type { Feedback } from '../../cards/FeedbackForm.tsx';
import { TestQuestion } from '../../cards/testResult/TestQuestion.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { CopyWorkout } from '../../cards/workoutEdit/CopyWorkout.tsx';
import { EditWorkout } from '../../cards/workoutEdit/EditWorkout.tsx';
import { useDeleteWorkout } from '../../cards/workoutEdit/useDeleteWorkout.ts';
import { WorkoutDetails } from '../../cards/WorkoutDetails.tsx';
import { isUnderWay } from '../../cards/workoutTimer/keptTimer.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { AS_PLANNED, WorkoutFoot } from './WorkoutFoot.tsx';

const WorkoutTimer = lazy(async () => ({
  default: (await import('../../cards/workoutTimer/WorkoutTimer.tsx')).WorkoutTimer,
}));

interface OpenWorkoutProps {
  loaded: PreloadedQuery<OpenWorkoutQuery>;
  today: Day;
  busy: boolean;
  /** Week of the schedule that it is in. */
  weekId: string;
  isEditing: boolean;
  rememberUndo: RememberUndo;
  onEditing: (isEditing: boolean) => void;
  onDeleted: () => void;
  onMoved: () => void;
  /** Its feedback, which asks for the result of the test that it is, has just been told. */
  isAsked: boolean;
  onTestAnswered: () => void;
  onSubmitFeedback: (feedback: Feedback) => void;
}

/** The inside of the workout dialog, once its answer is here. */
export function OpenWorkout({
  loaded,
  weekId,
  isEditing,
  rememberUndo,
  onEditing,
  onDeleted,
  onMoved,
  isAsked,
  onTestAnswered,
  ...rest
}: OpenWorkoutProps) {
  const [isStarted, setStarted] = useState<boolean | null>(null);
  const deleteWorkout = useDeleteWorkout(rememberUndo);
  const stopEditing = useCallback(() => onEditing(false), [onEditing]);
  const { node, viewer: viewerKey } = usePreloadedQuery<OpenWorkoutQuery>(
    graphql`
      query OpenWorkoutQuery($id: ID!) @preloadable {
        node(id: $id) {
          ...OpenWorkout_workout @alias(as: "workout")
        }
        viewer {
          ...OpenWorkout_viewer
        }
      }
    `,
    loaded,
  );
  // what both need is kept for reading offline, too
  const workout = useFragment<OpenWorkout_workout$key>(
    graphql`
      fragment OpenWorkout_workout on Workout {
        id
        version
        status
        scheduledDate
        workoutType
        steps {
          ...ProfileFigure_block @relay(mask: false)
        }
        ...WorkoutDetails_workout
        ...EditWorkout_workout
        ...CopyWorkout_workout
        ...WorkoutFoot_workout
      }
    `,
    node?.workout ?? null,
  );
  const viewer = useFragment<OpenWorkout_viewer$key>(
    graphql`
      fragment OpenWorkout_viewer on Viewer {
        athlete {
          thresholds {
            ftp
            runThresholdSpeed
            css
            lthr
          }
          ...TestQuestion_athlete
        }
      }
    `,
    viewerKey,
  );
  if (!workout) return <Text tone="muted">This workout is not in the schedule any more.</Text>;
  if (isEditing)
    return <EditWorkout workout={workout} weekId={weekId} rememberUndo={rememberUndo} onDone={stopEditing} />;
  const remove = () => {
    onDeleted();
    deleteWorkout({ workoutId: workout.id, version: workout.version }, weekId);
  };
  const thresholds = viewer?.athlete?.thresholds ?? null;
  const { steps, status, scheduledDate, workoutType } = workout;
  const canStart = status === 'SCHEDULED' && scheduledDate === rest.today && workoutType !== 'RACE' && steps.length > 0;
  if (canStart && (isStarted ?? isUnderWay(workout.id, steps)))
    return (
      <WorkoutTimer
        workoutId={workout.id}
        blocks={steps}
        workoutType={workoutType}
        thresholds={thresholds}
        busy={rest.busy}
        onLeave={() => setStarted(false)}
        onDone={(actualDuration, isWhole) =>
          rest.onSubmitFeedback({
            ...AS_PLANNED,
            completionStatus: isWhole ? 'COMPLETED' : 'PARTIALLY_COMPLETED',
            actualDuration,
          })
        }
      />
    );
  return (
    <>
      <Stack gap={6}>
        {viewer?.athlete && (
          <TestQuestion
            athlete={viewer.athlete}
            workoutId={workout.id}
            rememberUndo={rememberUndo}
            onAnswered={onTestAnswered}
            takesFocus={isAsked}
          />
        )}
        <WorkoutDetails
          workout={workout}
          thresholds={thresholds}
          {...rest}
          onEdit={() => onEditing(true)}
          onDelete={remove}
          start={
            canStart && <StartButton isUnderWay={isUnderWay(workout.id, steps)} onStart={() => setStarted(true)} />
          }
          copy={<CopyWorkout workout={workout} rememberUndo={rememberUndo} onCopied={onMoved} />}
        />
      </Stack>
      <WorkoutFoot workout={workout} {...rest} onMoved={onMoved} />
    </>
  );
}

function StartButton({ isUnderWay, onStart }: { isUnderWay: boolean; onStart: () => void }) {
  return (
    <div>
      <Button icon={<IconPlayerPlay size={16} aria-hidden />} onClick={onStart}>
        {isUnderWay ? 'Go On with Workout' : 'Start Workout'}
      </Button>
    </div>
  );
}
