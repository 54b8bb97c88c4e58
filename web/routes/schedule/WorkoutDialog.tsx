import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import openWorkoutQuery from '../../__generated__/OpenWorkoutQuery$parameters.ts';
import type { OpenWorkoutQuery } from '../../__generated__/OpenWorkoutQuery.graphql.ts';
import type { WorkoutDialog_workout$key } from '../../__generated__/WorkoutDialog_workout.graphql.ts';
import { sportName } from '../../cards/sport.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { isOffline } from '../../offline/connection.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { type ProposedChanges as Proposed, useSubmitFeedback } from './useSubmitFeedback.ts';

const OpenWorkout = lazy(async () => ({ default: (await import('./OpenWorkout.tsx')).OpenWorkout }));
const ProposedChanges = lazy(async () => ({ default: (await import('./ProposedChanges.tsx')).ProposedChanges }));

interface WorkoutDialogProps {
  workout: WorkoutDialog_workout$key;
  /** Week of the schedule that it is in. */
  weekId: string;
  /** Grows with every change that its reasons may speak of: they are asked for anew. */
  changes: number;
  today: Day;
  rememberUndo: RememberUndo;
  onClose: () => void;
}

/** One workout in full, over the schedule; after its feedback, what the plan would change because of it. */
export function WorkoutDialog({ workout: key, weekId, changes, today, rememberUndo, onClose }: WorkoutDialogProps) {
  const { id, description, workoutType, scheduledDate } = useFragment(
    graphql`
      fragment WorkoutDialog_workout on Workout {
        id
        description
        workoutType
        scheduledDate
      }
    `,
    key,
  );
  const [loaded, load] = useQueryLoader<OpenWorkoutQuery>(openWorkoutQuery);
  useEffect(
    () => load({ id }, { fetchPolicy: isOffline() ? 'store-or-network' : 'store-and-network' }),
    [id, changes, load],
  );
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const [isAsked, setAsked] = useState(false);
  const onSaved = useCallback(
    (changes: Proposed | null, isAsked: boolean) => {
      if (changes) setProposed(changes);
      // what is asked is answered here
      else if (isAsked) setAsked(true);
      else onClose();
    },
    [onClose],
  );
  const [isEditing, setEditing] = useState(false);
  const [submit, submitting] = useSubmitFeedback(rememberUndo, onSaved);
  const name = description || sportName(workoutType);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size={proposed ? 'medium' : 'large'}
      title={proposed ? 'Adjust Your Plan?' : isEditing ? 'Edit Workout' : name}
      description={
        proposed
          ? `After ${name}, ${dayName(scheduledDate)}`
          : isEditing
            ? `${name}, ${dayName(scheduledDate)}`
            : dayName(scheduledDate)
      }
    >
      <FailureNotice>
        <Suspense fallback={<DetailsSkeleton />}>
          {proposed ? (
            <ProposedChanges proposed={proposed} rememberUndo={rememberUndo} onClose={onClose} />
          ) : loaded ? (
            <OpenWorkout
              loaded={loaded}
              today={today}
              busy={submitting}
              weekId={weekId}
              isEditing={isEditing}
              rememberUndo={rememberUndo}
              onEditing={setEditing}
              onDeleted={onClose}
              onMoved={onClose}
              isAsked={isAsked}
              onTestAnswered={onClose}
              onSubmitFeedback={(feedback) => submit({ workoutId: id, ...feedback })}
            />
          ) : (
            <DetailsSkeleton />
          )}
        </Suspense>
      </FailureNotice>
    </Dialog>
  );
}

function DetailsSkeleton() {
  return (
    <Stack gap={6} role="status" aria-label="Loading the workout" aria-busy>
      <Skeleton css={{ height: '1.5rem', width: '70%' }} />
      <Skeleton css={{ height: '24rem' }} />
    </Stack>
  );
}
