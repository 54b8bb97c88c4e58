import { lazy, Suspense, useEffect } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import type { Day } from '../../../api/core/calendar.ts';
import { dayName } from '../../../api/core/changes.ts';
import openWorkoutQuery from '../../__generated__/OpenWorkoutQuery$parameters.ts';
import type { OpenWorkoutQuery } from '../../__generated__/OpenWorkoutQuery.graphql.ts';
import type { WorkoutDialog_workout$key } from '../../__generated__/WorkoutDialog_workout.graphql.ts';
import { sportName } from '../../cards/sport.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useSubmitFeedback } from './useSubmitFeedback.ts';

const OpenWorkout = lazy(async () => ({ default: (await import('./OpenWorkout.tsx')).OpenWorkout }));

interface WorkoutDialogProps {
  workout: WorkoutDialog_workout$key;
  today: Day;
  onClose: () => void;
}

/** One workout in full, over the schedule; its steps and reasons are asked for when it opens. */
export function WorkoutDialog({ workout: key, today, onClose }: WorkoutDialogProps) {
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
  useEffect(() => load({ id }, { fetchPolicy: 'store-and-network' }), [id, load]);
  const [submit, submitting] = useSubmitFeedback(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="large"
      title={description || sportName(workoutType)}
      description={dayName(scheduledDate)}
    >
      <FailureNotice>
        <Suspense fallback={<DetailsSkeleton />}>
          {loaded ? (
            <OpenWorkout
              loaded={loaded}
              today={today}
              busy={submitting}
              onSubmitFeedback={(feedback) => submit(id, feedback)}
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
