import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  DeleteWorkoutInput,
  useDeleteWorkoutMutation,
} from '../../__generated__/useDeleteWorkoutMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { RememberUndo } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

function takeOutOfStore(store: RecordSourceSelectorProxy, workoutId: string, weekId: string): void {
  const [workout, week] = [store.get(workoutId), store.get(weekId)];
  if (!workout || !week) return;
  const left = (week.getLinkedRecords('workouts') ?? []).filter((other) => other.getDataID() !== workoutId);
  week.setLinkedRecords(left, 'workouts');
  week.setValue(Number(week.getValue('plannedMinutes')) - Number(workout.getValue('duration')), 'plannedMinutes');
}

function stays(message?: string): void {
  showToast({ title: 'Cannot Delete Workout', description: message || 'Please try again.', tone: 'destructive' });
}

/** Takes a workout out of its week: at once on the screen, then on the server. A refusal brings it back and says why. */
export function useDeleteWorkout(rememberUndo: RememberUndo) {
  const [commit] = useMutation<useDeleteWorkoutMutation>(graphql`
    mutation useDeleteWorkoutMutation($input: DeleteWorkoutInput!) {
      deleteWorkout(input: $input) {
        __typename
        ... on DeleteWorkoutPayload {
          week {
            ...WeekCard_week
          }
          revision {
            id
            summary
          }
        }
        ... on StaleVersion {
          message
          workout {
            version
            ...WorkoutCard_workout
          }
        }
        ... on WorkoutCompleted {
          message
        }
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  return useCallback(
    (input: DeleteWorkoutInput, weekId: string) => {
      commit({
        variables: { input },
        optimisticUpdater: (store) => takeOutOfStore(store, input.workoutId, weekId),
        onCompleted: ({ deleteWorkout: result }) => {
          if (result.__typename !== 'DeleteWorkoutPayload')
            return stays('message' in result ? result.message : undefined);
          rememberUndo(result.revision.id, {
            title: 'Workout Deleted',
            description: result.revision.summary,
            tone: 'success',
          });
        },
        onError: (error) => stays(error.message),
      });
    },
    [commit, rememberUndo],
  );
}
