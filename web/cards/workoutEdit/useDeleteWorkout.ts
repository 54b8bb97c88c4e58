import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  DeleteWorkoutInput,
  useDeleteWorkoutMutation,
} from '../../__generated__/useDeleteWorkoutMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

function takeOutOfStore(store: RecordSourceSelectorProxy, workoutId: string, weekId: string): void {
  const [workout, week] = [store.get(workoutId), store.get(weekId)];
  if (!workout || !week) return;
  const all = week.getLinkedRecords('workouts') ?? [];
  const left = all.filter((other) => other.getDataID() !== workoutId);
  // Relay does it again over what a subscription has told meanwhile, which may be this
  if (left.length === all.length) return;
  week.setLinkedRecords(left, 'workouts');
  week.setValue(Number(week.getValue('plannedMinutes')) - Number(workout.getValue('duration')), 'plannedMinutes');
}

/** Takes a workout out of its week: at once on the screen, then on the server. A refusal brings it back and says why. */
export function useDeleteWorkout(remember: RememberUndo) {
  const [act] = useAct<useDeleteWorkoutMutation>(
    graphql`
      mutation useDeleteWorkoutMutation($input: DeleteWorkoutInput!) {
        deleteWorkout(input: $input) {
          ... on DeleteWorkoutPayload @alias(as: "payload") {
            week {
              ...WeekCard_week
            }
            revision {
              id
              summary
            }
          }
          ...useAct_refusal @alias(as: "refusal")
          ... on StaleVersion {
            workout {
              version
              ...WorkoutCard_workout
            }
          }
        }
      }
    `,
    {
      failed: { title: 'Cannot Delete Workout' },
      says: ({ revision }) => ({ title: 'Workout Deleted', description: revision.summary }),
      remember,
    },
  );
  return useCallback(
    (input: DeleteWorkoutInput, weekId: string) =>
      void act(input, { optimistic: (store) => takeOutOfStore(store, input.workoutId, weekId) }),
    [act],
  );
}
