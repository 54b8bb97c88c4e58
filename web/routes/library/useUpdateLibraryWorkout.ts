import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateLibraryWorkoutMutation } from '../../__generated__/useUpdateLibraryWorkoutMutation.graphql.ts';
import type { ShowFaults } from '../../forms/saveFailure.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { WorkoutFields } from './workoutForm.ts';

const failed = (message: string) =>
  void showToast({ title: 'Update failed', description: message, tone: 'destructive' });

/** Changes a workout of the library; `onDone` is called once it is saved. */
export function useUpdateLibraryWorkout(libraryWorkoutId: string, onDone: () => void) {
  const [commit, updating] = useMutation<useUpdateLibraryWorkoutMutation>(graphql`
    mutation useUpdateLibraryWorkoutMutation($input: UpdateLibraryWorkoutInput!) {
      updateLibraryWorkout(input: $input) {
        __typename
        ... on UpdateLibraryWorkoutPayload {
          libraryWorkout {
            ...LibraryCard_workout
          }
        }
        ... on InvalidInput {
          message
          errors {
            path
            message
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const update = useCallback(
    (workout: WorkoutFields, showFaults: ShowFaults) => {
      commit({
        variables: { input: { libraryWorkoutId, ...workout } },
        onCompleted: ({ updateLibraryWorkout: result }) => {
          if (result.__typename === 'InvalidInput') showFaults(result.errors);
          if (result.__typename !== 'UpdateLibraryWorkoutPayload')
            return failed('message' in result ? result.message : 'Please try again.');
          showToast({ title: 'Workout Updated', description: `“${workout.name}” is saved.`, tone: 'success' });
          onDone();
        },
        onError: ({ message }) => failed(message),
      });
    },
    [commit, libraryWorkoutId, onDone],
  );
  return [update, updating] as const;
}
